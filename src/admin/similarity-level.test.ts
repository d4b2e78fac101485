import { expect, test } from 'vitest';
import { describeSimilarity } from './similarity-level.ts';

test.each([
  [0, 0, 'unique'],
  [0.544, 54, 'unique'],
  [0.55, 55, 'similar'],
  [0.85, 85, 'similar'],
  [0.86, 86, 'almost-equal'],
  [1, 100, 'almost-equal'],
])('a similarity of %d is %d%% and %s', (similarity, percent, level) => {
  expect(describeSimilarity(similarity)).toMatchObject({ percent, level });
});

test('each tenth lights a tooth of the rack, and so does the first percent', () => {
  expect([0, 0.01, 0.04, 0.16, 0.38, 0.67, 0.88, 1].map((similarity) => describeSimilarity(similarity).teeth)).toEqual([
    0, 1, 1, 2, 4, 7, 9, 10,
  ]);
});
