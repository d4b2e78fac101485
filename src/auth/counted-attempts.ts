import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { AttemptCounters, Waits } from './attempt-counters.ts';

/** What an attempt is counted under, and how long each count makes wait. */
export type CountedKey = readonly [key: string, waits: Waits];

/** Undoes the counting of an attempt that must wait. */
class MustWait extends Error {}

/** Counts all or none. @returns whether the next attempt must wait, or how long this one must. */
export async function countAll(
  db: Kysely<Schema>,
  counters: AttemptCounters,
  all: readonly CountedKey[],
): Promise<{ readonly wait: number; readonly isLast: boolean }> {
  const keys = all.map(([key]) => key);
  let isLast = false;
  try {
    // One transaction: SQLite waits for the disk at each, and visitors wait with it.
    await db.transaction().execute(async (transaction) => {
      for (const [key, waits] of all) {
        const outcome = await counters.count(transaction, key, waits);
        if (!outcome.counted) throw new MustWait();
        isLast ||= outcome.waits;
      }
    });
  } catch (error) {
    if (!(error instanceof MustWait)) throw error;
    return { wait: Math.max(1, await counters.secondsToWait(db, keys)), isLast: false };
  }
  return { wait: 0, isLast };
}
