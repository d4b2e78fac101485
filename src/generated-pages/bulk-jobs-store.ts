import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { RecordLine } from '../audit/record.ts';
import { plural } from '../text/portuguese.ts';
import type { BulkJobsTable, Schema } from '../database/schema.ts';
import type { BulkJob, BulkJobSummary, BulkResult } from './contracts.ts';

/** Results are read, and titles written, by this many. */
export const RESULTS_AT_ONCE = 1000;
/** Behind every position, the largest of PostgreSQL's integers: a job is wanted without its results. */
export const AFTER_ALL = 2_147_483_647;
const JOBS_LISTED = 50;

export interface WaitingTitle {
  readonly position: number;
  readonly title: string;
}

export interface TitleOutcome extends WaitingTitle {
  readonly state: 'created' | 'failed';
  readonly slug: string | null;
  readonly error: string | null;
}

type Row = Selectable<BulkJobsTable>;

function toSummary({ worker: _worker, lease_until: _leaseUntil, ...job }: Row): BulkJobSummary {
  return job;
}

export interface JobToCreate {
  readonly titles: readonly string[];
  readonly creativity: number;
  readonly record: RecordLine;
}

const titleCount = (total: number) => plural(total, 'título', 'títulos');

/** Writes the job and its titles at once: a job that was answered with 202 is never half there. */
export function createJob(db: Kysely<Schema>, job: JobToCreate, now: Date): Promise<BulkJobSummary> {
  return db.transaction().execute((transaction) => insertJob(transaction, job, now));
}

async function insertJob(transaction: Transaction<Schema>, { titles, creativity, record }: JobToCreate, now: Date): Promise<BulkJobSummary> {
  const job = await transaction
    .insertInto('bulk_jobs')
    .values({
      id: randomUUIDv7(),
      state: 'queued',
      creativity,
      total: titles.length,
      processed: 0,
      success: 0,
      errors: 0,
      current_index: null,
      current_title: null,
      created_at: now.toISOString(),
      finished_at: null,
      worker: null,
      lease_until: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (let start = 0; start < titles.length; start += RESULTS_AT_ONCE) {
    const rows = titles.slice(start, start + RESULTS_AT_ONCE).map((title, offset) => ({
      job_id: job.id,
      position: start + offset,
      title,
      state: 'waiting' as const,
      slug: null,
      error: null,
    }));
    await transaction.insertInto('bulk_job_titles').values(rows).execute();
    await nextTurn();
  }
  await record(transaction, titleCount(job.total));
  return toSummary(job);
}

export async function listJobs(db: Kysely<Schema>): Promise<BulkJobSummary[]> {
  const rows = await db.selectFrom('bulk_jobs').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(JOBS_LISTED).execute();
  return rows.map(toSummary);
}

/** The job with up to a thousand results after the position `after` (-1 for the first ones). */
export async function findJob(db: Kysely<Schema>, id: string, after: number): Promise<BulkJob | null> {
  const job = await db.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!job) return null;
  const rows = await db
    .selectFrom('bulk_job_titles as entry')
    .leftJoin('generated_pages as page', (join) => join.onRef('page.slug', '=', 'entry.slug').on('page.deleted_at', 'is', null).on('entry.state', '=', 'created'))
    .select(['entry.position', 'entry.title', 'entry.state', 'entry.slug', 'entry.error', 'page.likeness'])
    .where('entry.job_id', '=', id)
    .where('entry.position', '>', after)
    .where('entry.position', '<', job.processed)
    .orderBy('entry.position')
    .limit(RESULTS_AT_ONCE)
    .execute();
  const results = rows.map(
    ({ position, title, state, slug, error, likeness }): BulkResult => ({ index: position, title, success: state === 'created', error, slug, likeness }),
  );
  return { ...toSummary(job), results };
}

/** Stops a job between two titles. @returns whether it was still to run. */
export function cancelJob(db: Kysely<Schema>, id: string, record: RecordLine, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const cancelled = await transaction
      .updateTable('bulk_jobs')
      .set({ state: 'cancelled', finished_at: now.toISOString(), current_index: null, current_title: null, worker: null, lease_until: null })
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'running'])
      .returning('total')
      .executeTakeFirst();
    if (cancelled) await record(transaction, titleCount(cancelled.total));
    return cancelled !== undefined;
  });
}

/** Whether any job waits or is being worked on. */
export async function isJobOpen(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('bulk_jobs').select('id').where('state', 'in', ['queued', 'running']).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Takes the oldest job that nobody works on: a queued one, or a running one whose worker has said nothing for the length of its
 * lease. Of several processes that try at once, one gets it.
 */
export async function claimJob(db: Kysely<Schema>, worker: string, now: Date, leaseUntil: Date): Promise<BulkJobSummary | null> {
  const nowText = now.toISOString();
  const claimed = await db
    .updateTable('bulk_jobs')
    .set({ state: 'running', worker, lease_until: leaseUntil.toISOString() })
    .where('id', 'in', (expression) =>
      expression
        .selectFrom('bulk_jobs')
        .select('id')
        .where((free) => free.or([free('state', '=', 'queued'), free.and([free('state', '=', 'running'), free('lease_until', '<', nowText)])]))
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .where((free) => free.or([free('state', '=', 'queued'), free.and([free('state', '=', 'running'), free('lease_until', '<', nowText)])]))
    .returningAll()
    .executeTakeFirst();
  return claimed ? toSummary(claimed) : null;
}

/** Says which title a job begins with: whoever looks sees more than a count before the first batch is written. */
export async function noteBeginning(db: Kysely<Schema>, id: string, worker: string, { position, title }: WaitingTitle): Promise<void> {
  await db
    .updateTable('bulk_jobs')
    .set({ current_index: position, current_title: title })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .execute();
}

/** Gives a job back before its lease ends, so that another process takes it at once. */
export async function releaseJob(db: Kysely<Schema>, id: string, worker: string): Promise<void> {
  await db.updateTable('bulk_jobs').set({ state: 'queued', worker: null, lease_until: null }).where('id', '=', id).where('worker', '=', worker).where('state', '=', 'running').execute();
}

/**
 * A job of the titles that failed in another or that it never came to. 'working' while that one is not over, 'repeating' while a job of just these
 * titles is not, 'nothing' when there are none.
 */
export function createRetry(db: Kysely<Schema>, id: string, record: RecordLine, now: Date): Promise<BulkJobSummary | 'unknown' | 'working' | 'repeating' | 'nothing'> {
  return db.transaction().execute(async (transaction) => {
    // The row's lock puts two clicks one after the other: the second finds the first one's job.
    const job = await transaction
      .updateTable('bulk_jobs')
      .set((expression) => ({ total: expression.ref('total') }))
      .where('id', '=', id)
      .returning(['state', 'creativity'])
      .executeTakeFirst();
    if (!job) return 'unknown';
    if (job.state === 'queued' || job.state === 'running') return 'working';
    const left = await transaction.selectFrom('bulk_job_titles').select('title').where('job_id', '=', id).where('state', 'in', ['failed', 'waiting']).orderBy('position').execute();
    if (left[0] === undefined) return 'nothing';
    if (await isOpenJobOf(transaction, left[0].title, left.length)) return 'repeating';
    return insertJob(transaction, { titles: left.map(({ title }) => title), creativity: job.creativity, record }, now);
  });
}

/** Whether a job that waits or is worked on has as many titles and begins with this one: enough to know a retry again. */
async function isOpenJobOf(transaction: Transaction<Schema>, firstTitle: string, total: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('bulk_jobs')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('total', '=', total)
    .where(({ selectFrom }) => selectFrom('bulk_job_titles').select('title').whereRef('job_id', '=', 'bulk_jobs.id').where('position', '=', 0), '=', firstTitle)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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
 * @returns false when the job is no longer this worker's (cancelled, or taken over): the caller must roll back.
 */
export async function recordOutcomes(
  transaction: Transaction<Schema>,
  { id, worker, outcomes, next, leaseUntil }: { id: string; worker: string; outcomes: readonly TitleOutcome[]; next: WaitingTitle | null; leaseUntil: Date },
): Promise<boolean> {
  const created = outcomes.filter(({ state }) => state === 'created').length;
  const { numUpdatedRows } = await transaction
    .updateTable('bulk_jobs')
    .set((expression) => ({
      processed: expression('processed', '+', outcomes.length),
      success: expression('success', '+', created),
      errors: expression('errors', '+', outcomes.length - created),
      current_index: next?.position ?? null,
      current_title: next?.title ?? null,
      lease_until: leaseUntil.toISOString(),
    }))
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (outcomes.length === 0) return true;
  await transaction
    .insertInto('bulk_job_titles')
    .values(outcomes.map((outcome) => ({ job_id: id, ...outcome })))
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'position']).doUpdateSet((expression) => ({
        state: expression.ref('excluded.state'),
        slug: expression.ref('excluded.slug'),
        error: expression.ref('excluded.error'),
      })),
    )
    .execute();
  return true;
}

export async function finishJob(db: Kysely<Schema>, id: string, worker: string, state: 'done' | 'failed', now: Date): Promise<void> {
  await db
    .updateTable('bulk_jobs')
    .set({ state, finished_at: now.toISOString(), current_index: null, current_title: null, worker: null, lease_until: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .execute();
}
