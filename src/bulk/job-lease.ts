import type { Kysely, Transaction } from 'kysely';
import { claimOldest, endWork } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import { toSummary } from './jobs-store.ts';

/** A worker's side of a job: it takes one for the length of a lease, and writes only while the job is its own. */

export interface WaitingTitle {
  readonly position: number;
  readonly title: string;
}

export interface TitleOutcome extends WaitingTitle {
  readonly state: 'created' | 'existing' | 'failed';
  readonly slug: string | null;
  readonly error: string | null;
  /** Whether the title itself causes the error. */
  readonly permanent: 0 | 1;
}

/** Takes the oldest job that nobody works on; of several processes that try at once, one gets it. */
export async function claimJob(db: Kysely<Schema>, worker: string, now: Date): Promise<BulkJobSummary | null> {
  const id = await claimOldest(db, 'bulk_jobs', worker, now);
  if (id === null) return null;
  const claimed = await db.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirst();
  return claimed ? toSummary(claimed) : null;
}

/** Says which title a job begins with: whoever looks sees more than a count before the first batch is written. */
export async function markStarted(
  db: Kysely<Schema>,
  id: string,
  worker: string,
  { position, title }: WaitingTitle,
): Promise<void> {
  await db
    .updateTable('bulk_jobs')
    .set({ current_index: position, current_title: title })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .execute();
}

/**
 * The next titles that wait, in the job's order.
 *
 * @param from the first position that may wait: titles are worked on in their order, and looking past those that are done, batch after
 *   batch, would cost more with each.
 */
export function listWaiting(db: Kysely<Schema>, id: string, from: number, limit: number): Promise<WaitingTitle[]> {
  return db
    .selectFrom('bulk_job_titles')
    .select(['position', 'title'])
    .where('job_id', '=', id)
    .where('position', '>=', from)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/**
 * Records outcomes and counts, inside the transaction that writes their pages, so that after a crash a title is either done with
 * its page or waits without one.
 *
 * @param byModel how many of the pages are the outside model's.
 * @returns false when the job is no longer this worker's (cancelled, or taken over): the caller must roll back.
 */
export async function saveOutcomes(
  transaction: Transaction<Schema>,
  {
    id,
    worker,
    outcomes,
    byModel,
    next,
    leaseUntil,
  }: {
    id: string;
    worker: string;
    outcomes: readonly TitleOutcome[];
    byModel: number;
    next: WaitingTitle | null;
    /** Null where the lease stands elsewhere. */
    leaseUntil: string | null;
  },
): Promise<boolean> {
  const count = (wanted: TitleOutcome['state']) => outcomes.filter(({ state }) => state === wanted).length;
  const { numUpdatedRows } = await transaction
    .updateTable('bulk_jobs')
    .set((expression) => ({
      processed: expression('processed', '+', outcomes.length),
      success: expression('success', '+', count('created')),
      existing: expression('existing', '+', count('existing')),
      errors: expression('errors', '+', count('failed')),
      permanent_errors: expression('permanent_errors', '+', outcomes.filter(({ permanent }) => permanent === 1).length),
      model_pages: expression('model_pages', '+', byModel),
      current_index: next?.position ?? null,
      current_title: next?.title ?? null,
      lease_until: leaseUntil,
    }))
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (outcomes.length === 0) return true;
  await transaction
    .insertInto('bulk_job_titles')
    .values(outcomes.map((outcome) => ({ job_id: id, ...outcome, model_page: null })))
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'position']).doUpdateSet((expression) => ({
        state: expression.ref('excluded.state'),
        slug: expression.ref('excluded.slug'),
        error: expression.ref('excluded.error'),
        permanent: expression.ref('excluded.permanent'),
        model_page: expression.ref('excluded.model_page'),
      })),
    )
    .execute();
  return true;
}

export async function finishJob(
  db: Kysely<Schema>,
  id: string,
  worker: string,
  state: 'done' | 'failed',
  now: Date,
): Promise<void> {
  if (!(await endWork(db, 'bulk_jobs', { id, worker, state }, now))) return;
  await db.updateTable('bulk_jobs').set({ current_index: null, current_title: null }).where('id', '=', id).execute();
}
