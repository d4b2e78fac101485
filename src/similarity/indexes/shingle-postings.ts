/** An inverted index: which positions hold a shingle. Positions take 16 bits. */
export interface ShinglePostings {
  add(shingles: Uint32Array, position: number): void;
  /** Adds to `counts`, for each position, how many of these shingles it holds. */
  count(shingles: Uint32Array, counts: Uint32Array): void;
}

const SLOTS_FIRST = 4096;
const POOL_FIRST = 4096;
/** A hash table with linear probing is quick up to about this share of taken slots. */
const FULL = 0.7;
/** The golden ratio in 32 bits (Knuth, The Art of Computer Programming 3, 6.4): neighbouring shingles fall far apart. */
const SPREAD = 0x9e3779b1;
/** From this value on a slot leads to a block of the pool; below, it is the only position and one. */
const IN_POOL = 0x1_0000;
/** Before its positions a block says the binary logarithm of how many it has room for, and how many it has. */
const HEAD = 2;

/** A table in flat arrays: a map with an object for each shingle takes five times the memory, and the collector's time. */
export function createShinglePostings(): ShinglePostings {
  let keys = new Uint32Array(SLOTS_FIRST);
  /** 0 where the slot is free. More than half of the shingles stand in one page alone, whose position is kept here. */
  let values = new Uint32Array(SLOTS_FIRST);
  let shift = 32 - Math.log2(SLOTS_FIRST);
  let taken = 0;
  let pool = new Uint16Array(POOL_FIRST);
  let poolEnd = 0;
  /** Blocks that were outgrown, by the logarithm of their room. */
  const outgrown: number[][] = [];

  /** Of the shingle, or the free one where it belongs. */
  function slotOf(shingle: number): number {
    const last = keys.length - 1;
    let slot = Math.imul(shingle, SPREAD) >>> shift;
    while (values[slot] !== 0 && keys[slot] !== shingle) slot = slot === last ? 0 : slot + 1;
    return slot;
  }

  function growTable(): void {
    const [oldKeys, oldValues] = [keys, values];
    keys = new Uint32Array(oldKeys.length * 2);
    values = new Uint32Array(oldKeys.length * 2);
    shift -= 1;
    for (let at = 0; at < oldKeys.length; at += 1) {
      const value = oldValues[at] ?? 0;
      if (value === 0) continue;
      const shingle = oldKeys[at] ?? 0;
      const slot = slotOf(shingle);
      keys[slot] = shingle;
      values[slot] = value;
    }
  }

  /** A block with room for two to the power of `log` positions, and none in it. @returns where it begins. */
  function takeBlock(log: number): number {
    const free = outgrown[log]?.pop();
    const block = free ?? poolEnd;
    if (free === undefined) {
      poolEnd += HEAD + 2 ** log;
      if (poolEnd > pool.length) {
        const longer = new Uint16Array(Math.max(poolEnd, pool.length * 2));
        longer.set(pool);
        pool = longer;
      }
    }
    pool[block] = log;
    pool[block + 1] = 0;
    return block;
  }

  /** @returns where the block begins with the position in it: another, where it was full. */
  function push(block: number, position: number): number {
    const log = pool[block] ?? 0;
    const count = pool[block + 1] ?? 0;
    if (count < 2 ** log) {
      pool[block + HEAD + count] = position;
      pool[block + 1] = count + 1;
      return block;
    }
    const larger = takeBlock(log + 1);
    pool.copyWithin(larger + HEAD, block + HEAD, block + HEAD + count);
    pool[larger + 1] = count;
    (outgrown[log] ??= []).push(block);
    return push(larger, position);
  }

  function post(shingle: number, position: number): void {
    const slot = slotOf(shingle);
    const value = values[slot] ?? 0;
    if (value >= IN_POOL) {
      values[slot] = IN_POOL + push(value - IN_POOL, position);
      return;
    }
    if (value > 0) {
      values[slot] = IN_POOL + push(push(takeBlock(1), value - 1), position);
      return;
    }
    keys[slot] = shingle;
    values[slot] = position + 1;
    taken += 1;
    if (taken > keys.length * FULL) growTable();
  }

  return {
    add(shingles, position) {
      for (let at = 0; at < shingles.length; at += 1) post(shingles[at] ?? 0, position);
    },
    count(shingles, counts) {
      for (let at = 0; at < shingles.length; at += 1) {
        const value = values[slotOf(shingles[at] ?? 0)] ?? 0;
        if (value === 0) continue;
        if (value < IN_POOL) {
          counts[value - 1] = (counts[value - 1] ?? 0) + 1;
          continue;
        }
        const first = value - IN_POOL + HEAD;
        const end = first + (pool[first - 1] ?? 0);
        for (let index = first; index < end; index += 1) {
          const position = pool[index] ?? 0;
          counts[position] = (counts[position] ?? 0) + 1;
        }
      }
    },
  };
}
