import { expect, test } from 'vitest';
import { createKeyIndex } from './key-index.ts';

const byLetter = createKeyIndex(['motor', 'mola', 'trilho'], (word) => new Set(word));

test('words are found under each of their keys, in the order in which they were given', () => {
  expect(['m', 'o', 't', 'a', 'h'].map((letter) => byLetter.under(letter))).toEqual([
    ['motor', 'mola'],
    ['motor', 'mola', 'trilho'],
    ['motor', 'trilho'],
    ['mola'],
    ['trilho'],
  ]);
});

test('under a key that no word has there is nothing', () => {
  expect(byLetter.under('z')).toEqual([]);
  expect(createKeyIndex([], () => []).under('a')).toEqual([]);
});
