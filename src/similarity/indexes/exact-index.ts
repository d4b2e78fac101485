import type { Nearest } from '../../generator/likeness.ts';
import type { LikenessIndex } from './likeness-index.ts';

interface Entry {
  readonly id: string;
  readonly shingles: Uint32Array;
}

/** The positions of the pages that hold a shingle; the first `count` of the array. */
interface Posting {
  positions: Uint16Array;
  count: number;
}

export interface ExactIndex extends LikenessIndex {
  get(id: string): Uint32Array | null;
  ids(): string[];
}

/** Positions take 16 bits: reading them is what a comparison costs, and holes are at most the half. */
export const EXACT_MOST = 30_000;

/** Shared shingles are counted through an inverted index, so only pages that share something cost anything. For at most `EXACT_MOST` pages. */
export function createExactIndex(): ExactIndex {
  let entries: (Entry | null)[] = [];
  /** More than half of the shingles stand in one page alone: for these its position is kept without an array around it. */
  let postings = new Map<number, number | Posting>();
  const positions = new Map<string, number>();
  /** A text of a megabyte has more shingles than 16 bits can count. */
  let counts = new Uint32Array(64);

  function append(entry: Entry): void {
    const position = entries.push(entry) - 1;
    positions.set(entry.id, position);
    for (let at = 0; at < entry.shingles.length; at += 1) post(entry.shingles[at] ?? 0, position);
    if (position >= counts.length) counts = new Uint32Array(counts.length * 2);
  }

  function post(shingle: number, position: number): void {
    const posting = postings.get(shingle);
    if (posting === undefined) return void postings.set(shingle, position);
    if (typeof posting === 'number')
      return void postings.set(shingle, { positions: Uint16Array.of(posting, position), count: 2 });
    if (posting.count === posting.positions.length) {
      const longer = new Uint16Array(posting.count * 2);
      longer.set(posting.positions);
      posting.positions = longer;
    }
    posting.positions[posting.count] = position;
    posting.count += 1;
  }

  /** Removed entries leave holes; once they are the half, everything is laid anew. */
  function rebuildWhenSparse(): void {
    if (entries.length < 64 || positions.size * 2 > entries.length) return;
    const kept = entries.filter((entry) => entry !== null);
    entries = [];
    postings = new Map();
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
  function compare(shingles: Uint32Array, tell: (id: string, likeness: number) => void): void {
    counts.fill(0, 0, entries.length);
    for (let at = 0; at < shingles.length; at += 1) {
      const posting = postings.get(shingles[at] ?? 0);
      if (posting === undefined) continue;
      if (typeof posting === 'number') {
        counts[posting] = (counts[posting] ?? 0) + 1;
        continue;
      }
      const { positions: list, count } = posting;
      for (let index = 0; index < count; index += 1) {
        const position = list[index] ?? 0;
        counts[position] = (counts[position] ?? 0) + 1;
      }
    }
    for (let position = 0; position < entries.length; position += 1) {
      const shared = counts[position] ?? 0;
      const entry = entries[position];
      if (shared > 0 && entry) tell(entry.id, shared / (shingles.length + entry.shingles.length - shared));
    }
  }

  return {
    add(id, shingles) {
      remove(id);
      append({ id, shingles });
    },
    remove,
    has: (id) => positions.has(id),
    nearest(shingles, isSibling) {
      let best: string | null = null;
      let likeness = 0;
      compare(shingles, (id, ratio) => {
        if (ratio <= likeness || (isSibling && !isSibling(id))) return;
        best = id;
        likeness = ratio;
      });
      return best === null ? null : { id: best, likeness };
    },
    alike(shingles, from, isSibling) {
      const found: Nearest[] = [];
      compare(shingles, (id, likeness) => {
        if (likeness >= from && isSibling(id)) found.push({ id, likeness });
      });
      return found;
    },
    get: (id) => entries[positions.get(id) ?? -1]?.shingles ?? null,
    ids: () => [...positions.keys()],
    get size() {
      return positions.size;
    },
  };
}
