import { mixBits } from '../generator/text-hash.ts';
import type { Counts } from './sentence-counts.ts';

const ROWS = 4;
/** 16 MB in all, two cells a byte; with six million sentences, of 100,000 pages, two cells in three are free. */
const CELLS = 1 << 23;
const CELL_BITS = 4;
/** A cell that is full is not taken from: nobody knows any more how much it holds. Whoever asks, asks whether it is more than three. */
const FULL = 0xf;

/** A sentence has a cell in each row, which it shares with few; the least of the four is its count. */
export function createEstimatedCounts(cells: number = CELLS): Counts {
  const rows = Array.from({ length: ROWS }, () => new Uint8Array(cells / 2));
  const cellOf = (one: number, other: number, row: number) =>
    mixBits(one + Math.imul(other, 2 * row + 1)) & (cells - 1);

  const shiftOf = (cell: number) => (cell & 1) * CELL_BITS;
  const read = (row: Uint8Array, cell: number) => ((row[cell >> 1] ?? 0) >> shiftOf(cell)) & FULL;

  function change(one: number, other: number, by: number): void {
    rows.forEach((row, index) => {
      const cell = cellOf(one, other, index);
      const count = read(row, cell);
      if (count === FULL || count + by < 0) return;
      row[cell >> 1] = (row[cell >> 1] ?? 0) + (Math.min(by, FULL - count) << shiftOf(cell));
    });
  }

  return {
    add: (one, other, times = 1) => change(one, other, times),
    remove: (one, other) => change(one, other, -1),
    of: (one, other) => Math.min(...rows.map((row, index) => read(row, cellOf(one, other, index)))),
  };
}
