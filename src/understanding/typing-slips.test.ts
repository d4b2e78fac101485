import { expect, test } from 'vitest';
import { costOfSlips } from './typing-slips.ts';
import { understand } from './understand-title.ts';

test('letters left out, added, swapped or struck beside one another are slips, any other letter is none', () => {
  expect(costOfSlips('portao', 'portao')).toBe(0);
  expect(costOfSlips('potrao', 'portao')).toBe(1);
  expect(costOfSlips('portap', 'portao')).toBe(1);
  expect(costOfSlips('fexa', 'fecha')).toBe(2);
  expect(costOfSlips('flopou', 'fluxo')).toBeGreaterThan(2);
});

test('a word that no slip explains stays open and makes no title sure', () => {
  for (const title of ['portão xyzzy', 'portão furtacor', 'portão lkjhg'])
    expect(understand(title).confidence).not.toBe('sure');
});
