import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type AttemptCounters, DELETE_AFTER_MS, type Waits } from './attempt-counters.ts';
import { KINDS } from './attempt-waits.ts';
import { forgetOldAddresses } from './known-addresses.ts';

const DELETE_EVERY_MS = 10 * 60 * 1000;

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

/** Removes what no limit asks for any more, with the counting and at most once in ten minutes. */
export function createForgetting(db: Kysely<Schema>, clock: () => Date): () => Promise<void> {
  let forgottenAt = 0;
  return async () => {
    const now = clock();
    if (Math.abs(now.getTime() - forgottenAt) < DELETE_EVERY_MS) return;
    forgottenAt = now.getTime();
    // Kind by kind, each committed: an attempt holds one row of a kind, so that it and this never wait for each other.
    for (const kind of KINDS) {
      await db
        .deleteFrom('sign_in_attempts')
        .where('key', 'like', `${kind}:%`)
        .where('updated_at', '<', new Date(now.getTime() - 2 * DELETE_AFTER_MS).toISOString())
        .execute();
    }
    await forgetOldAddresses(db, now);
  };
}
