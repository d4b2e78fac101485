import type { SimilarityIndex } from './similarity-index.ts';
import { createShinglePostings } from './shingle-postings.ts';
import { alikeTold, nearestTold } from './told-similarity.ts';

interface Entry {
  readonly id: string;
  readonly shingles: Uint32Array;
}

export interface ExactIndex extends SimilarityIndex {
  get(id: string): Uint32Array | null;
  ids(): string[];
}

/** Positions take 16 bits: reading them is what a comparison costs, and holes are at most the half. */
export const EXACT_MOST = 30_000;

/** Shared shingles are counted through an inverted index, so only pages that share something cost anything. For at most `EXACT_MOST` pages. */
export function createExactIndex(): ExactIndex {
  let entries: (Entry | null)[] = [];
  let postings = createShinglePostings();
  const positions = new Map<string, number>();
  /** A text of a megabyte has more shingles than 16 bits can count. */
  let counts = new Uint32Array(64);

  function append(entry: Entry): void {
    const position = entries.push(entry) - 1;
    positions.set(entry.id, position);
    postings.add(entry.shingles, position);
    if (position >= counts.length) counts = new Uint32Array(counts.length * 2);
  }

  /** Removed entries leave holes; once they are the half, everything is laid again. */
  function rebuildWhenSparse(): void {
    if (entries.length < 64 || positions.size * 2 > entries.length) return;
    const kept = entries.filter((entry) => entry !== null);
    entries = [];
    postings = createShinglePostings();
    kept.forEach(append);
  }

  function remove(id: string): boolean {
    const position = positions.get(id);
    if (position === undefined) return false;
    entries[position] = null;
    positions.delete(id);
    rebuildWhenSparse();
    return true;
  }

  /** Tells of every page that shares a shingle with these. */
  const comparing =
    (shingles: Uint32Array) =>
    (report: (id: string, similarity: number) => void): void => {
      counts.fill(0, 0, entries.length);
      postings.count(shingles, counts);
      for (let position = 0; position < entries.length; position += 1) {
        const shared = counts[position] ?? 0;
        const entry = entries[position];
        if (shared > 0 && entry) report(entry.id, shared / (shingles.length + entry.shingles.length - shared));
      }
    };

  return {
    add(id, shingles) {
      remove(id);
      append({ id, shingles });
    },
    remove,
    has: (id) => positions.has(id),
    nearest: (shingles, isSibling) => nearestTold(comparing(shingles), isSibling),
    alike: (shingles, from, isSibling) => alikeTold(comparing(shingles), from, isSibling),
    get: (id) => entries[positions.get(id) ?? -1]?.shingles ?? null,
    ids: () => [...positions.keys()],
    get size() {
      return positions.size;
    },
  };
}
