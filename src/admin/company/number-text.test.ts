import { expect, test } from 'vitest';
import { numberText, parseNumber } from './number-text.ts';

test.each([
  ['1.349', 1349],
  ['R$ 1.349,50', 1349.5],
  ['1349,5', 1349.5],
  ['4.8', 4.8],
  ['4,', 4],
  ['-5', -5],
  ['1.234.567', 1_234_567],
  ['-23,55', -23.55],
])('%s is read as a number is written in Brazil', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

test.each(['', 'quatro', '1,2,3', '1.2.3', '12 mil'])('“%s” is no number and stays what was typed', (typed) => {
  expect(parseNumber(typed)).toBe(typed);
});

test('a number is shown as it is read again, money with both cents or none', () => {
  expect(numberText(1349, 'money')).toBe('1.349');
  expect(numberText(1349.5, 'money')).toBe('1.349,50');
  expect(numberText(4.8, 'decimal')).toBe('4,8');
  expect(numberText(null, 'integer')).toBe('');
  expect(numberText('quatro', 'integer')).toBe('quatro');
});
