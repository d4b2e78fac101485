import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { mixBits } from './text-hash.ts';

/** Draws from pools. The same seed draws the same; a fixed choice always takes the first entries. */
export interface Choice {
  one<T>(pool: readonly T[]): T;
  /** `count` different entries (all of them when there are fewer), in drawn order. */
  some<T>(pool: readonly T[], count: number): T[];
  /** As `some`, but in the order of the pool. */
  someInOrder<T>(pool: readonly T[], count: number): T[];
  /** True once in two draws; a fixed choice says false. */
  maybe(): boolean;
}

function requireEntry<T>(pool: readonly T[], index: number): T {
  const entry = pool[index];
  if (entry === undefined) throw new Error('A pool of texts is empty');
  return entry;
}

export const fixedChoice: Choice = {
  one: (pool) => requireEntry(pool, 0),
  some: (pool, count) => pool.slice(0, count),
  someInOrder: (pool, count) => pool.slice(0, count),
  maybe: () => false,
};

export function seededChoice(seed: number): Choice {
  // Neighbouring seeds start in neighbouring states, so the seed is mixed first.
  const generator = xoroshiro128plus(mixBits(seed));
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  function some<T>(pool: readonly T[], count: number): T[] {
    const left = [...pool];
    const size = Math.min(count, left.length);
    for (let index = 0; index < size; index += 1) {
      const other = index + below(left.length - index);
      const drawn = requireEntry(left, other);
      left[other] = requireEntry(left, index);
      left[index] = drawn;
    }
    return left.slice(0, size);
  }
  return {
    one: (pool) => requireEntry(pool, below(pool.length)),
    some,
    someInOrder: (pool, count) => {
      const drawn = new Set(some(pool, count));
      return pool.filter((entry) => drawn.has(entry));
    },
    maybe: () => below(2) === 1,
  };
}
