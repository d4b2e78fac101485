/** Lists of positions of 16 bits, side by side in one array. A list is named by where its block begins, which changes as it grows. */
export interface PositionBlocks {
  /** A list of these two. */
  begin(first: number, second: number): number;
  /** @returns where the list begins now. */
  push(block: number, position: number): number;
  /** Adds one to `counts` at each position of the list. */
  count(block: number, counts: Uint32Array): void;
}

const POOL_FIRST = 4096;
/** Before its positions a block says the binary logarithm of how many it has room for, and how many it has. */
const HEAD = 2;
const TWO = 1;

export function createPositionBlocks(): PositionBlocks {
  let pool = new Uint16Array(POOL_FIRST);
  let end = 0;
  /** Blocks that were outgrown, by the logarithm of their room. */
  const outgrown: number[][] = [];

  /** An empty block with room for two to the power of `log` positions. */
  function take(log: number): number {
    const free = outgrown[log]?.pop();
    const block = free ?? end;
    if (free === undefined) end += HEAD + 2 ** log;
    if (end > pool.length) {
      const longer = new Uint16Array(Math.max(end, pool.length * 2));
      longer.set(pool);
      pool = longer;
    }
    pool[block] = log;
    pool[block + 1] = 0;
    return block;
  }

  function push(block: number, position: number): number {
    const log = pool[block] ?? 0;
    const count = pool[block + 1] ?? 0;
    if (count < 2 ** log) {
      pool[block + HEAD + count] = position;
      pool[block + 1] = count + 1;
      return block;
    }
    const larger = take(log + 1);
    pool.copyWithin(larger + HEAD, block + HEAD, block + HEAD + count);
    pool[larger + 1] = count;
    (outgrown[log] ??= []).push(block);
    return push(larger, position);
  }

  return {
    begin: (first, second) => push(push(take(TWO), first), second),
    push,
    count(block, counts) {
      const first = block + HEAD;
      const last = first + (pool[block + 1] ?? 0);
      for (let at = first; at < last; at += 1) {
        const position = pool[at] ?? 0;
        counts[position] = (counts[position] ?? 0) + 1;
      }
    },
  };
}
