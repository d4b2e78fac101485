import type { Kysely } from 'kysely';
import { LeaseLost, type LeasedTable, renewLease } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';

/** Shorter than the lease, and how soon cancelled work stops asking. */
const HOLD_EVERY_MS = 1000;

export interface HeldWork {
  readonly db: Kysely<Schema>;
  readonly table: LeasedTable;
  readonly clock: () => Date;
  readonly id: string;
  /** The name under which this process holds the work. */
  readonly worker: string;
  readonly onError: (error: unknown) => void;
}

/**
 * Does something that may last, and holds the work meanwhile: a lease would end before a batch on a slow machine, or the outside model's replies,
 * and work that is cancelled stops asking.
 *
 * @throws LeaseLost when it failed and the work is no longer this worker's, and what `stop` was aborted with.
 */
export async function whileHeld<Value>(
  { db, table, clock, id, worker, onError }: HeldWork,
  stop: AbortSignal,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const lost = new AbortController();
  const hold = setInterval(() => {
    renewLease(db, table, id, worker, clock()).then((isOurs) => isOurs || lost.abort(new LeaseLost()), onError);
  }, HOLD_EVERY_MS);
  const either = AbortSignal.any([stop, lost.signal]);
  try {
    return await run(either);
  } catch (error) {
    either.throwIfAborted();
    throw error;
  } finally {
    clearInterval(hold);
  }
}
