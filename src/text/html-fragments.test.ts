import { expect, test } from 'vitest';
import { boldStep } from './html-fragments.ts';

test('no clause is bold that ends with its "e"', () => {
  const step = boldStep(
    'Conte por escrito o que o portão faz e, sem acionar de novo, mande a foto da etiqueta do motor.',
    'Basta.',
  );
  expect(step).not.toContain('faz e,</strong>');
});

test('a short step is bold as a whole, of a long one the first clause alone', () => {
  expect(boldStep('Veja se há luz.', 'Sem luz, espere.')).toBe('<strong>Veja se há luz.</strong> Sem luz, espere.');
  expect(
    boldStep('Com o portão fechado e o disjuntor desligado, olhe os cabos do chão.', 'Fio partido: não use.'),
  ).toBe('<strong>Com o portão fechado e o disjuntor desligado,</strong> olhe os cabos do chão. Fio partido: não use.');
});
