import type { Transaction } from 'kysely';
import { leaseUntil } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';

export interface Outcome {
  readonly position: number;
  readonly state: 'changed' | 'skipped' | 'failed';
  readonly reason: string | null;
  readonly revision: number | null;
  readonly deleted_at: string | null;
  readonly before: string | null;
}

/**
 * Records outcomes and counts inside the transaction that changes the pages, so that after a crash a page is either changed and done or
 * waits as it was.
 *
 * @returns false when the action is no longer this worker's (cancelled, or taken over): the caller must roll back.
 */
export async function saveActed(
  transaction: Transaction<Schema>,
  { id, worker, outcomes }: { readonly id: string; readonly worker: string; readonly outcomes: readonly Outcome[] },
  now: Date,
): Promise<boolean> {
  const count = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  const { numUpdatedRows } = await transaction
    .updateTable('page_actions')
    .set((expression) => ({
      processed: expression('processed', '+', outcomes.length),
      changed: expression('changed', '+', count('changed')),
      skipped: expression('skipped', '+', count('skipped')),
      errors: expression('errors', '+', count('failed')),
      lease_until: leaseUntil(now),
    }))
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  for (const { position, ...outcome } of outcomes)
    await transaction
      .updateTable('page_action_pages')
      .set(outcome)
      .where('action_id', '=', id)
      .where('position', '=', position)
      .execute();
  return true;
}
