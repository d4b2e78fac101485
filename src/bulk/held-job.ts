import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { LeaseLost, LEASE_MS, renewLease } from './job-lease.ts';

/** Shorter than the lease, and how soon a cancelled job stops asking. */
const HOLD_EVERY_MS = 1000;

export interface HeldJob {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly id: string;
  /** The name under which this process holds the job. */
  readonly worker: string;
  readonly onError: (error: unknown) => void;
}

/**
 * Asks while the job is held: a lease would end before the replies come, and a job that is cancelled stops asking.
 *
 * @throws LeaseLost when the job is no longer this worker's, and what `stop` was aborted with.
 */
export async function whileHeld<Value>(
  { db, clock, id, worker, onError }: HeldJob,
  stop: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const lost = new AbortController();
  const hold = setInterval(() => {
    renewLease(db, id, worker, new Date(clock().getTime() + LEASE_MS)).then(
      (isOurs) => isOurs || lost.abort(new LeaseLost()),
      onError,
    );
  }, HOLD_EVERY_MS);
  const either = AbortSignal.any([stop, lost.signal]);
  try {
    return await ask(either);
  } catch (error) {
    either.throwIfAborted();
    throw error;
  } finally {
    clearInterval(hold);
  }
}
