import { hashOf } from './text-vectors.ts';

/** A hash and a word's number in one exact number: 32 and 20 bits of 53. */
const NUMBERS = 2 ** 20;

/** Words by their keys, as ascending numbers in one array: a map of lists took fourteen times the memory. */
export interface KeyIndex {
  /** The words under a key in the order in which they were given; one of another key too, where two hashes are alike. */
  under(key: string): string[];
}

/** @param words at most 2^20. @param keysOf a key stands once in them. */
export function createKeyIndex(words: readonly string[], keysOf: (word: string) => Iterable<string>): KeyIndex {
  const entries: number[] = [];
  for (const [number, word] of words.entries())
    for (const key of keysOf(word)) entries.push(hashOf(key) * NUMBERS + number);
  const sorted = Float64Array.from(entries).toSorted();
  return {
    under(key) {
      const first = hashOf(key) * NUMBERS;
      const found: string[] = [];
      for (let at = lowerBound(sorted, first); at < sorted.length; at += 1) {
        const number = (sorted[at] ?? 0) - first;
        if (number >= NUMBERS) break;
        found.push(words[number] ?? '');
      }
      return found;
    },
  };
}

/** Where the first number stands that is not below the bound. */
function lowerBound(sorted: Float64Array, bound: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
