import { expect, test } from 'vitest';
import { withoutSinceWhen } from './since-when.ts';

test.each([
  ['portao nao fecha desde ontem', 'portao nao fecha'],
  ['motor roncando ha uma semana', 'motor roncando'],
  ['motor nao liga o que pode ser', 'motor nao liga'],
  ['portao travado preciso sair agora', 'portao travado'],
])('‘%s’ without since when and the question', (said, left) => {
  expect(withoutSinceWhen(said)).toBe(left);
});

test.each(['portao parado ha duas semanas', 'garantia faz 3 dias que venceu', 'o que pode ser'])(
  'what is asked about stays: ‘%s’',
  (said) => {
    expect(withoutSinceWhen(said)).toBe(said);
  },
);
