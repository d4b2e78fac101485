import { createHash } from 'node:crypto';

export type Row = Readonly<Record<string, unknown>>;

const HASH_BYTES = 16;
const MODULUS = 1n << BigInt(8 * HASH_BYTES);

/** The kinds of columns in which the engines write one value differently. */
export type ColumnKinds = ReadonlyMap<string, string>;

/** The same text for a value whichever engine it was read from. */
function plain(value: unknown, kind: string): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (kind === 'boolean') return String(Number(value));
  if (kind.startsWith('timestamp')) return new Date(String(value)).toISOString();
  return String(value);
}

/** What the rows of a table add up to, in whatever order they come: equal sums of equally many rows are equal rows. */
export function createRowSum(kinds: ColumnKinds) {
  const columns = [...kinds.keys()].toSorted();
  let sum = 0n;
  let count = 0;
  return {
    add(row: Row): void {
      const text = JSON.stringify(columns.map((column) => plain(row[column], kinds.get(column) ?? '')));
      const hash = createHash('sha256')
        .update(text)
        .digest('hex')
        .slice(0, 2 * HASH_BYTES);
      sum = (sum + BigInt(`0x${hash}`)) % MODULUS;
      count += 1;
    },
    result: (): TableSum => ({ rows: count, hash: sum.toString(16).padStart(2 * HASH_BYTES, '0') }),
  };
}

export interface TableSum {
  readonly rows: number;
  readonly hash: string;
}
