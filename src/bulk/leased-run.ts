import type { Kysely } from 'kysely';
import { LeaseLost, type LeasedTable, releaseWork } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';
import { whileHeld } from './held-work.ts';

/** Failures in a row, of the database for example, after which work is given up. */
const FAILURES_ALLOWED = 5;

/** After a failure. */
const AGAIN_AFTER_MS = 1000;

export interface LeasedRun {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly table: LeasedTable;
  readonly id: string;
  /** The name under which this process holds the work. */
  readonly worker: string;
  /** Aborted when the process ends: the work is given back after the batch under way. */
  readonly stopping: AbortSignal;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Works batch by batch from `from` until all is done, lost, given back or given up.
 *
 * @param runBatch answers with the position behind the batch, null where nothing waits; `signal` is aborted when the work is lost or given back.
 */
export async function runLeased(
  run: LeasedRun,
  from: number,
  runBatch: (from: number, signal: AbortSignal) => Promise<number | null>,
  finish: (state: 'done' | 'failed') => Promise<void>,
): Promise<void> {
  const { db, table, id, worker, stopping, pause, onError } = run;
  for (let failures = 0, position = from; ;) {
    if (stopping.aborted) return releaseWork(db, table, id, worker);
    try {
      const next = await whileHeld(run, stopping, (signal) => runBatch(position, signal));
      if (next === null) return await finish('done');
      position = next;
      failures = 0;
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (stopping.aborted) return releaseWork(db, table, id, worker);
      onError(error);
      failures += 1;
      if (failures > FAILURES_ALLOWED) return finish('failed');
      await pause(AGAIN_AFTER_MS);
    }
  }
}
