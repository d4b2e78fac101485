import type { LikenessIndex } from './likeness-index.ts';

interface Entry {
  readonly id: string;
  readonly shingles: Uint32Array;
}

interface ExactIndex extends LikenessIndex {
  get(id: string): Uint32Array | null;
  ids(): string[];
}

/** Shared shingles are counted through an inverted index, so only pages that share something cost anything. */
export function createExactIndex(): ExactIndex {
  let entries: (Entry | null)[] = [];
  let postings = new Map<number, number[]>();
  const positions = new Map<string, number>();
  let counts = new Uint32Array(64);

  function append(entry: Entry): void {
    const position = entries.push(entry) - 1;
    positions.set(entry.id, position);
    for (const shingle of entry.shingles) {
      const list = postings.get(shingle);
      if (list) list.push(position);
      else postings.set(shingle, [position]);
    }
    if (position >= counts.length) counts = new Uint32Array(counts.length * 2);
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

  return {
    add(id, shingles) {
      remove(id);
      append({ id, shingles });
    },
    remove,
    nearest(shingles, exceptId) {
      counts.fill(0, 0, entries.length);
      for (let at = 0; at < shingles.length; at += 1) {
        const list = postings.get(shingles[at] ?? 0);
        if (!list) continue;
        for (let index = 0; index < list.length; index += 1) {
          const position = list[index] ?? 0;
          counts[position] = (counts[position] ?? 0) + 1;
        }
      }
      let best: Entry | null = null;
      let likeness = 0;
      for (let position = 0; position < entries.length; position += 1) {
        const shared = counts[position] ?? 0;
        const entry = entries[position];
        if (shared === 0 || !entry || entry.id === exceptId) continue;
        const ratio = shared / (shingles.length + entry.shingles.length - shared);
        if (ratio > likeness) {
          best = entry;
          likeness = ratio;
        }
      }
      return best && { id: best.id, likeness };
    },
    get: (id) => entries[positions.get(id) ?? -1]?.shingles ?? null,
    ids: () => [...positions.keys()],
    get size() {
      return positions.size;
    },
  };
}
