import { expect, test } from 'vitest';
import { countSyllables, countWords, readability } from './readability.ts';

test.each([
  ['portão', 2],
  ['motor', 2],
  ['garagem', 3],
  ['automação', 4],
  ['rua', 2],
  ['rei', 1],
  ['saída', 3],
  ['água', 2],
  ['quilo', 2],
  ['que', 1],
  ['mãe', 1],
  ['portões', 2],
  ['instalação', 4],
  ['fotocélula', 5],
  ['ruído', 3],
  ['guia', 2],
  ['R', 1],
])('"%s" has %i syllables', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});

test('the figure follows the formula of Martins et al.', () => {
  // Two sentences, six words, nine syllables.
  expect(readability('O portão abre. O motor para.')).toBeCloseTo(248.835 - 1.015 * 3 - 84.6 * (10 / 6), 6);
});

test('short sentences and short words read more easily than long ones', () => {
  const easy = readability('A folha anda leve. O motor só empurra. Se pesa, pare.');
  const hard = readability(
    'A automatização inadequadamente dimensionada compromete irremediavelmente a funcionalidade eletromecânica do equipamento, ocasionando indisponibilidade.',
  );
  expect(easy).toBeGreaterThan(75);
  expect(hard).toBeLessThan(25);
});

test('a text without words has no reading ease', () => {
  expect(readability('… 🚪 !')).toBe(0);
});

test('words are counted as a reader counts them', () => {
  expect(countWords('Mova a folha: 1 a 2 mm, sem forçar o pára-choque.')).toBe(11);
});
