import type { Kysely } from 'kysely';
import { isLeaseOver, LEASE_MS, leaseUntil } from './lease.ts';
import type { Schema } from './schema.ts';

const HOLD_EVERY_MS = LEASE_MS / 5;

export interface OwnWordsLease {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly worker: string;
  readonly onError: (error: unknown) => void;
}

/** Works while this process alone of all on one database holds the mark of own words; does nothing where there is no mark, or another holds it. */
export async function underOwnWordsLease(
  { db, clock, worker, onError }: OwnWordsLease,
  work: () => Promise<void>,
): Promise<void> {
  const mark = db.updateTable('upkeep').where('name', '=', 'own-words');
  const { numUpdatedRows } = await mark
    .set({ worker, lease_until: leaseUntil(clock()) })
    .where((row) => row.or([row('lease_until', 'is', null), isLeaseOver(clock(), LEASE_MS)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const ours = mark.where('worker', '=', worker);
  const hold = () =>
    void ours
      .set({ lease_until: leaseUntil(clock()) })
      .execute()
      .catch(onError);
  const holding = setInterval(hold, HOLD_EVERY_MS).unref();
  try {
    await work();
  } finally {
    clearInterval(holding);
    await ours.set({ worker: null, lease_until: null }).execute();
  }
}
