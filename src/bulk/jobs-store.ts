import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { BulkJobsTable } from '../database/bulk-tables.ts';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { titleToKeep } from '../pages/title-rules.ts';
import { plural } from '../text/portuguese.ts';
import type { BulkJob, BulkJobSummary, BulkResult, JobScreen } from './job-contracts.ts';

/** Results are read, and titles written, by this many. */
export const RESULTS_AT_ONCE = 1000;
/** PostgreSQL's largest integer, behind every position: it selects a job without its results. */
export const AFTER_ALL = 2_147_483_647;
const JOBS_LISTED = 50;

type Row = Selectable<BulkJobsTable>;

export function toSummary({ worker: _worker, lease_until: _leaseUntil, ...job }: Row): BulkJobSummary {
  return job;
}

export interface JobToCreate {
  readonly titles: readonly string[];
  readonly creativity: number;
  /** Titles that were not understood or are refused become pages too, kept from search engines. */
  readonly includeUnanswered: boolean;
  /** The mass creator where nothing is said. */
  readonly screen?: JobScreen | undefined;
  readonly audit: WriteAuditEvent;
}

const titleCount = (total: number) => plural(total, 'título', 'títulos');

/** Writes the job and its titles at once: a job that was answered with 202 is never half there. */
export function createJob(db: Kysely<Schema>, job: JobToCreate, now: Date): Promise<BulkJobSummary> {
  return db.transaction().execute((transaction) => insertJob(transaction, job, now));
}

async function insertJob(
  transaction: Transaction<Schema>,
  { titles, creativity, includeUnanswered, screen = 'mass-creator', audit }: JobToCreate,
  now: Date,
): Promise<BulkJobSummary> {
  const job = await transaction
    .insertInto('bulk_jobs')
    .values({
      id: timeOrderedId(),
      screen,
      state: 'queued',
      creativity,
      include_unanswered: includeUnanswered ? 1 : 0,
      total: titles.length,
      processed: 0,
      success: 0,
      existing: 0,
      errors: 0,
      current_index: null,
      current_title: null,
      created_at: now.toISOString(),
      finished_at: null,
      model_ended: null,
      worker: null,
      lease_until: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (let start = 0; start < titles.length; start += RESULTS_AT_ONCE) {
    const rows = titles.slice(start, start + RESULTS_AT_ONCE).map((title, offset) => ({
      job_id: job.id,
      position: start + offset,
      title: titleToKeep(title),
      state: 'waiting' as const,
      slug: null,
      error: null,
      model_page: null,
    }));
    await transaction.insertInto('bulk_job_titles').values(rows).execute();
    await yieldToEventLoop();
  }
  await audit(transaction, titleCount(job.total));
  return toSummary(job);
}

/** Newest first; those begun on one screen, or all. */
export async function listJobs(db: Kysely<Schema>, screen?: JobScreen): Promise<BulkJobSummary[]> {
  const newest = db
    .selectFrom('bulk_jobs')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS_LISTED);
  const rows = await (screen === undefined ? newest : newest.where('screen', '=', screen)).execute();
  return rows.map(toSummary);
}

/** The job with up to a thousand results after the position `after` (-1 for the first ones). */
export async function findJob(db: Kysely<Schema>, id: string, after: number): Promise<BulkJob | null> {
  const job = await db.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!job) return null;
  const rows = await db
    .selectFrom('bulk_job_titles as entry')
    .leftJoin('generated_pages as page', (join) =>
      join.onRef('page.slug', '=', 'entry.slug').on('page.deleted_at', 'is', null).on('entry.state', '=', 'created'),
    )
    .select(['entry.position', 'entry.title', 'entry.state', 'entry.slug', 'entry.error', 'page.likeness'])
    .where('entry.job_id', '=', id)
    .where('entry.position', '>', after)
    .where('entry.position', '<', job.processed)
    .orderBy('entry.position')
    .limit(RESULTS_AT_ONCE)
    .execute();
  const results = rows.map(({ position, title, state, slug, error, likeness }): BulkResult => ({
    index: position,
    title,
    success: state === 'created',
    existing: state === 'existing',
    error,
    slug,
    likeness,
  }));
  return { ...toSummary(job), results };
}

/** Stops a job between two titles. @returns whether it was still to run. */
export function cancelJob(db: Kysely<Schema>, id: string, audit: WriteAuditEvent, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const cancelled = await transaction
      .updateTable('bulk_jobs')
      .set({
        state: 'cancelled',
        finished_at: now.toISOString(),
        current_index: null,
        current_title: null,
        worker: null,
        lease_until: null,
      })
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'running'])
      .returning('total')
      .executeTakeFirst();
    if (cancelled) await audit(transaction, titleCount(cancelled.total));
    return cancelled !== undefined;
  });
}

/**
 * A job of the titles that failed in another or that it never came to. 'working' while that one is not over, 'repeating' while a job of just these
 * titles is not, 'nothing' when there are none.
 */
export function createRetry(
  db: Kysely<Schema>,
  id: string,
  audit: WriteAuditEvent,
  now: Date,
): Promise<BulkJobSummary | 'unknown' | 'working' | 'repeating' | 'nothing'> {
  return db.transaction().execute(async (transaction) => {
    // The row's lock puts two clicks one after the other: the second finds the first one's job.
    const job = await transaction
      .updateTable('bulk_jobs')
      .set((expression) => ({ total: expression.ref('total') }))
      .where('id', '=', id)
      .returning(['state', 'screen', 'creativity', 'include_unanswered'])
      .executeTakeFirst();
    if (!job) return 'unknown';
    if (job.state === 'queued' || job.state === 'running') return 'working';
    const left = await transaction
      .selectFrom('bulk_job_titles')
      .select('title')
      .where('job_id', '=', id)
      .where('state', 'in', ['failed', 'waiting'])
      .orderBy('position')
      .execute();
    if (left[0] === undefined) return 'nothing';
    if (await isOpenJobOf(transaction, left[0].title, left.length)) return 'repeating';
    return insertJob(
      transaction,
      {
        titles: left.map(({ title }) => title),
        creativity: job.creativity,
        screen: job.screen,
        includeUnanswered: job.include_unanswered === 1,
        audit,
      },
      now,
    );
  });
}

/** Whether a job that waits or is worked on has as many titles and begins with this one: enough to know a retry again. */
async function isOpenJobOf(transaction: Transaction<Schema>, firstTitle: string, total: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('bulk_jobs')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('total', '=', total)
    .where(
      ({ selectFrom }) =>
        selectFrom('bulk_job_titles').select('title').whereRef('job_id', '=', 'bulk_jobs.id').where('position', '=', 0),
      '=',
      firstTitle,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
