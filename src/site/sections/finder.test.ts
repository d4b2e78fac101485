import { expect, test } from 'vitest';
import { pageOf } from '../../../tests/support/page-of-title.ts';
import { requireEntry } from '../../content/library/library.ts';
import { visibleText } from '../test-site.ts';

test('an end that the visitor mends himself leads to a technician only if it did not help', () => {
  const { finder } = requireEntry('controle-nao-funciona');
  const shown = visibleText(
    /<section class="finder"[\s\S]*?<\/section>/.exec(pageOf('o controle do portão não funciona'))?.[0] ?? '',
  );
  const solved = finder.filter(({ ask, isSolved }) => isSolved && shown.includes(ask));
  expect(solved.length).toBeGreaterThan(0);
  expect(shown.match(/Não resolveu\? Fale com o técnico/g)).toHaveLength(solved.length);
  expect(shown).toContain('Mandar isto ao técnico');
});

test('where the leaf may fall, whoever has not found it in the questions is led to the telephone', () => {
  expect(visibleText(pageOf('o portão automático não fecha'))).toContain('Nada disso? Conte por mensagem');
  const shown = visibleText(pageOf('portão deslizante saiu do trilho'));
  expect(shown).toMatch(/Nada disso\? Fique longe e ligue \(11\)/);
});

test('a number that an end of the finder names is called with one tap', () => {
  const [finder = ''] =
    /<section class="finder"[\s\S]*?<\/section>/.exec(pageOf('o portão automático não fecha')) ?? [];
  expect(finder.match(/\(11\) 4000-0000/g)?.length).toBeGreaterThan(0);
  expect(finder.match(/<a href="tel:[^>]*>\(11\) 4000-0000/g)).toHaveLength(
    finder.match(/\(11\) 4000-0000/g)?.length ?? 0,
  );
});
