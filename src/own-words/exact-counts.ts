import type { Counts } from './sentence-counts.ts';

const FIRST_SLOTS = 1 << 16;
const MOST = 0xffff;

export interface ExactCounts extends Counts {
  /** Gives what some more of its slots counted to another, which takes its place, and forgets it. @returns whether nothing is left. */
  moveSome(counts: Counts, slots: number): boolean;
  /** The sentences that have a slot. */
  readonly size: number;
}

type Table = [ones: Uint32Array, others: Uint32Array, counts: Uint16Array, taken: Uint8Array];

const emptyTable = (slots: number): Table => [
  new Uint32Array(slots),
  new Uint32Array(slots),
  new Uint16Array(slots),
  new Uint8Array(slots),
];

/** An open table in typed arrays, at most half full: ten bytes a slot where a Map takes fifty. A count of none keeps its slot until the table grows. */
export function createExactCounts(): ExactCounts {
  let [ones, others, counts, taken] = emptyTable(FIRST_SLOTS);
  let filled = 0;
  let moved = 0;

  function slotOf(one: number, other: number): number {
    const mask = taken.length - 1;
    let slot = one & mask;
    while (taken[slot] === 1 && (ones[slot] !== one || others[slot] !== other)) slot = (slot + 1) & mask;
    return slot;
  }

  function put(one: number, other: number, count: number): void {
    const slot = slotOf(one, other);
    if (taken[slot] === 0) {
      taken[slot] = 1;
      ones[slot] = one;
      others[slot] = other;
      filled += 1;
    }
    counts[slot] = Math.min(MOST, (counts[slot] ?? 0) + count);
  }

  function grow(): void {
    const old = { ones, others, counts };
    const slots = taken.length * 2;
    [ones, others, counts, taken] = emptyTable(slots);
    filled = 0;
    old.counts.forEach((count, slot) => count > 0 && put(old.ones[slot] ?? 0, old.others[slot] ?? 0, count));
  }

  return {
    add(one, other, times = 1) {
      if (filled * 2 >= taken.length) grow();
      put(one, other, times);
    },
    remove(one, other) {
      const slot = slotOf(one, other);
      const count = counts[slot] ?? 0;
      if (count > 0) counts[slot] = count - 1;
    },
    of: (one, other) => counts[slotOf(one, other)] ?? 0,
    moveSome(target, slots) {
      const end = Math.min(moved + slots, counts.length);
      for (let slot = moved; slot < end; slot += 1) {
        const count = counts[slot] ?? 0;
        if (count > 0) target.add(ones[slot] ?? 0, others[slot] ?? 0, count);
        counts[slot] = 0;
      }
      moved = end;
      if (end < counts.length) return false;
      [ones, others, counts, taken] = emptyTable(1);
      filled = 0;
      return true;
    },
    get size() {
      return filled;
    },
  };
}
