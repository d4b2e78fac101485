import { expect, test } from 'vitest';
import { leftOutWords, pagesOf } from './list-trial.ts';

test('the number of pages follows the tick that includes what would be left out', () => {
  const report = { to_create: 7, unanswered: { count: 3, items: [] } };
  expect(pagesOf(report, false)).toBe(7);
  expect(pagesOf(report, true)).toBe(10);
});

test.each([
  [1, '1 título fica de fora: não foi entendido ou não é do que fazemos.'],
  [1200, '1.200 títulos ficam de fora: não foram entendidos ou não são do que fazemos.'],
])('what a job leaves out is said in words: %d', (count, words) => {
  expect(leftOutWords(count)).toBe(words);
});
