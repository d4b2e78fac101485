import { expect, test } from 'vitest';
import { createShinglePostings } from './shingle-postings.ts';

/** Repeatable, as large as a shingle. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

test('it counts what a map of sets counts, over shingles of one page, of some and of all', () => {
  const random = createRandom(7);
  const pages = Array.from({ length: 600 }, (_, position) =>
    Uint32Array.from(
      new Set([
        0,
        0xffff_ffff,
        ...Array.from({ length: 20 }, () => random() % 40),
        ...Array.from({ length: 20 }, () => random() % 4000),
        ...Array.from({ length: 20 }, random),
        position,
      ]),
    ),
  );
  const postings = createShinglePostings();
  pages.forEach((shingles, position) => postings.add(shingles, position));
  for (const asked of [0, 1, 299, 599].map((at) => pages[at] ?? new Uint32Array())) {
    const counts = new Uint32Array(pages.length);
    postings.count(asked, counts);
    const wanted = new Set(asked);
    expect([...counts]).toEqual(pages.map((shingles) => shingles.filter((shingle) => wanted.has(shingle)).length));
  }
});

test('the last position of 16 bits that an index gives is told from a block', () => {
  const postings = createShinglePostings();
  postings.add(Uint32Array.of(5), 29_999);
  const counts = new Uint32Array(30_000);
  postings.count(Uint32Array.of(5, 6), counts);
  expect([counts[29_999], counts.reduce((sum, count) => sum + count, 0)]).toEqual([1, 1]);
});
