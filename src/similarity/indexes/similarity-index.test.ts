import { expect, test } from 'vitest';
import { jaccard } from '../../generator/similarity.ts';
import { createSimilarityIndex } from './similarity-index.ts';
import { mixBits } from '../../generator/text-hash.ts';

/** `shared` shingles of a common text and the rest of its own. */
function shingles(own: number, shared: number, total = 400): Uint32Array {
  return Uint32Array.from({ length: total }, (_, index) =>
    index < shared ? mixBits(index + 1) : mixBits(own * 10_007 + index + 1_000_000),
  ).toSorted();
}

test('the nearest page is the one with the highest exact similarity', () => {
  const index = createSimilarityIndex();
  const pages = [10, 350, 200].map((shared, own) => shingles(own, shared));
  pages.forEach((page, own) => index.add(`page-${own}`, page));
  const asked = shingles(99, 400);
  const expected = pages.map((page) => jaccard(asked, page));
  expect(index.nearest(asked)).toEqual({ id: 'page-1', similarity: Math.max(...expected) });
});

test('a page is not its own nearest sibling', () => {
  const index = createSimilarityIndex();
  index.add('a', shingles(1, 100));
  expect(index.nearest(shingles(1, 100), (id) => id !== 'a')).toBeNull();
});

test('an added id replaces what stood under it, and a removed one is forgotten', () => {
  const index = createSimilarityIndex();
  index.add('a', shingles(1, 100));
  index.add('a', shingles(2, 100));
  expect(index.size).toBe(1);
  expect(index.nearest(shingles(2, 100))?.similarity).toBe(1);
  expect(index.remove('a')).toBe(true);
  expect(index.remove('a')).toBe(false);
  expect(index.nearest(shingles(2, 100))).toBeNull();
});

test('after many removals the rest is still found', () => {
  const index = createSimilarityIndex();
  for (let own = 0; own < 200; own += 1) index.add(`p${own}`, shingles(own, 10));
  for (let own = 0; own < 190; own += 1) index.remove(`p${own}`);
  expect(index.size).toBe(10);
  expect(index.nearest(shingles(195, 10))).toEqual({ id: 'p195', similarity: 1 });
});

test('beyond the limit near copies are still found, replaced and forgotten', () => {
  const index = createSimilarityIndex(50);
  for (let own = 0; own < 400; own += 1) index.add(`p${own}`, shingles(own, 40));
  expect(index.size).toBe(400);
  const copy = shingles(123, 40);
  copy[0] = 5;
  const found = index.nearest(copy.toSorted());
  expect(found?.id).toBe('p123');
  expect(found?.similarity).toBeGreaterThan(0.9);
  index.add('p123', shingles(9_999, 40));
  expect(index.nearest(shingles(123, 40))?.id).not.toBe('p123');
  expect(index.remove('p200')).toBe(true);
  expect(index.nearest(shingles(200, 40))?.id).not.toBe('p200');
  index.add('again', shingles(200, 40));
  expect(index.nearest(shingles(200, 40))?.id).toBe('again');
  expect(index.nearest(shingles(200, 40), (id) => id !== 'again')?.id).not.toBe('again');
});

test.each([
  ['exact', 1_000],
  ['estimated', 10],
])('an original is found behind a hundred younger copies, and they behind it (%s)', (_kind, exactUpTo) => {
  const index = createSimilarityIndex(exactUpTo);
  const id = (number: number) => `p${String(number).padStart(3, '0')}`;
  for (let number = 0; number < 100; number += 1) index.add(id(number), shingles(7, 100));
  for (let number = 100; number < 120; number += 1) index.add(id(number), shingles(number, 0));
  expect(index.nearest(shingles(7, 100), (other) => other < id(1))).toEqual({ id: id(0), similarity: 1 });
  expect(index.nearest(shingles(7, 100), (other) => other < id(0))).toBeNull();
  const younger = index.alike(shingles(7, 100), 0.5, (other) => other > id(0)).map((page) => page.id);
  expect(younger.toSorted()).toEqual(Array.from({ length: 99 }, (_, number) => id(number + 1)));
});

test('a text without shingles is like no other, however many there are', () => {
  const index = createSimilarityIndex(2);
  for (let own = 0; own < 8; own += 1) index.add(`p${own}`, new Uint32Array());
  expect(index.nearest(new Uint32Array())).toBeNull();
});

test('pages of more shingles than 16 bits can count are compared exactly too', () => {
  const index = createSimilarityIndex();
  const long = Uint32Array.from({ length: 70_000 }, (_, at) => at * 7 + 1);
  index.add('a', long);
  expect(index.nearest(long)).toEqual({ id: 'a', similarity: 1 });
});
