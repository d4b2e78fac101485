import { createPositionBlocks } from './position-blocks.ts';

/** An inverted index: which positions hold a shingle. Positions take 16 bits. */
export interface ShinglePostings {
  add(shingles: Uint32Array, position: number): void;
  /** Adds to `counts`, for each position, how many of these shingles it holds. */
  count(shingles: Uint32Array, counts: Uint32Array): void;
}

const SLOTS_FIRST = 4096;
/** A hash table with linear probing is quick up to about this share of taken slots. */
const FULL = 0.7;
/** The golden ratio in 32 bits (Knuth, The Art of Computer Programming 3, 6.4): neighbouring shingles fall far apart. */
const SPREAD = 0x9e3779b1;
/** From this value on a slot leads to a block; below, it is the only position and one. */
const BLOCK = 0x1_0000;

/** A table in flat arrays: a map with an object for each shingle takes five times the memory, and the collector's time. */
export function createShinglePostings(): ShinglePostings {
  let keys = new Uint32Array(SLOTS_FIRST);
  /** 0 where the slot is free. More than half of the shingles stand in one page alone, whose position is kept here. */
  let values = new Uint32Array(SLOTS_FIRST);
  let shift = 32 - Math.log2(SLOTS_FIRST);
  let taken = 0;
  const blocks = createPositionBlocks();

  /** Of the shingle, or the free one where it belongs. */
  function slotOf(shingle: number): number {
    const last = keys.length - 1;
    let slot = Math.imul(shingle, SPREAD) >>> shift;
    while (values[slot] !== 0 && keys[slot] !== shingle) slot = slot === last ? 0 : slot + 1;
    return slot;
  }

  function grow(): void {
    const [oldKeys, oldValues] = [keys, values];
    keys = new Uint32Array(oldKeys.length * 2);
    values = new Uint32Array(oldKeys.length * 2);
    shift -= 1;
    oldValues.forEach((value, at) => {
      if (value === 0) return;
      const slot = slotOf(oldKeys[at] ?? 0);
      keys[slot] = oldKeys[at] ?? 0;
      values[slot] = value;
    });
  }

  function post(shingle: number, position: number): void {
    const slot = slotOf(shingle);
    const value = values[slot] ?? 0;
    if (value >= BLOCK) values[slot] = BLOCK + blocks.push(value - BLOCK, position);
    else if (value > 0) values[slot] = BLOCK + blocks.begin(value - 1, position);
    else {
      keys[slot] = shingle;
      values[slot] = position + 1;
      taken += 1;
      if (taken > keys.length * FULL) grow();
    }
  }

  return {
    add(shingles, position) {
      for (let at = 0; at < shingles.length; at += 1) post(shingles[at] ?? 0, position);
    },
    count(shingles, counts) {
      for (let at = 0; at < shingles.length; at += 1) {
        const value = values[slotOf(shingles[at] ?? 0)] ?? 0;
        if (value >= BLOCK) blocks.count(value - BLOCK, counts);
        else if (value > 0) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
      }
    },
  };
}
