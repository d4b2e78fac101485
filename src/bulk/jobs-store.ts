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
/** As many as are kept (`old-jobs.ts`). */
const JOBS_LISTED = 200;

export type StoredJob = Selectable<BulkJobsTable>;

export function toSummary({ worker: _worker, lease_until: _leaseUntil, ...job }: StoredJob): BulkJobSummary {
  return job;
}

/** Drafts, or pages that are published some each day. */
export type KeptList =
  | { readonly as: 'drafts' }
  | { readonly as: 'scheduled'; readonly perDay: number; readonly from: Date };

export interface JobToCreate {
  /** Made by the browser, where the same list sent twice is to be one job. */
  readonly id?: string | undefined;
  /** What the titles become instead of pages at once. */
  readonly kept?: KeptList | undefined;
  readonly titles: readonly string[];
  readonly creativity: number;
  /** Titles that were not understood or are refused become pages too, kept from search engines. */
  readonly includeUnanswered: boolean;
  /** The mass creator where nothing is said. */
  readonly screen?: JobScreen | undefined;
  /** E-mail of the administrator; none where no administrator began it. */
  readonly by?: string | undefined;
  readonly audit: WriteAuditEvent;
}

const titleCount = (total: number) => plural(total, 'título', 'títulos');

/** Writes the job and its titles at once: a job that was answered with 202 is never half there. */
export function createJob(db: Kysely<Schema>, job: JobToCreate, now: Date): Promise<BulkJobSummary> {
  return db.transaction().execute((transaction) => insertJob(transaction, job, now));
}

/** @returns the job; the one that has its id already, where there is one, also where another request writes it at this moment. */
export async function insertJob(
  transaction: Transaction<Schema>,
  {
    id = timeOrderedId(),
    titles,
    creativity,
    includeUnanswered,
    screen = 'mass-creator',
    by,
    audit,
    kept,
  }: JobToCreate,
  now: Date,
): Promise<BulkJobSummary> {
  const job = await transaction
    .insertInto('bulk_jobs')
    .values({
      id,
      screen,
      begun_by: by ?? null,
      // Nobody claims what is at work already, not even a process of before there were such lists.
      state: kept === undefined ? 'queued' : 'running',
      kept_as: kept?.as ?? null,
      ...(kept?.as === 'scheduled' && { per_day: kept.perDay, publish_from: kept.from.toISOString() }),
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
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!job) return findSummary(transaction, id);
  await insertTitles(transaction, id, titles);
  if (kept !== undefined)
    await transaction
      .insertInto('kept_lists')
      .values({
        id,
        state: 'queued',
        created_at: now.toISOString(),
        finished_at: null,
        worker: null,
        lease_until: null,
      })
      .execute();
  await audit(transaction, titleCount(job.total));
  return toSummary(job);
}

async function findSummary(transaction: Transaction<Schema>, id: string): Promise<BulkJobSummary> {
  const job = transaction.selectFrom('bulk_jobs').selectAll().where('id', '=', id);
  return toSummary(await job.executeTakeFirstOrThrow());
}

async function insertTitles(transaction: Transaction<Schema>, id: string, titles: readonly string[]): Promise<void> {
  for (let start = 0; start < titles.length; start += RESULTS_AT_ONCE) {
    const rows = titles.slice(start, start + RESULTS_AT_ONCE).map((title, offset) => ({
      job_id: id,
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
}

export interface JobFilter {
  /** On which it was begun. */
  readonly screen?: JobScreen | undefined;
  /** Those that wait or are worked on. */
  readonly isOpen?: boolean;
}

/** Newest first. */
export async function listJobs(
  db: Kysely<Schema>,
  { screen, isOpen = false }: JobFilter = {},
): Promise<BulkJobSummary[]> {
  let jobs = db
    .selectFrom('bulk_jobs')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS_LISTED);
  if (screen !== undefined) jobs = jobs.where('screen', '=', screen);
  if (isOpen) jobs = jobs.where('state', 'in', ['queued', 'running']);
  return (await jobs.execute()).map(toSummary);
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
    .select([
      'entry.position',
      'entry.title',
      'entry.state',
      'entry.slug',
      'entry.error',
      'page.likeness',
      'page.own_words',
    ])
    .where('entry.job_id', '=', id)
    .where('entry.position', '>', after)
    .where('entry.position', '<', job.processed)
    .orderBy('entry.position')
    .limit(RESULTS_AT_ONCE)
    .execute();
  const results = rows.map(({ position, title, state, slug, error, likeness, own_words }): BulkResult => ({
    index: position,
    title,
    success: state === 'created',
    existing: state === 'existing',
    error,
    slug,
    likeness,
    own_words,
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

/** How many jobs there are in each state. */
export function countJobs(db: Kysely<Schema>): Promise<{ state: string; jobs: number }[]> {
  return db
    .selectFrom('bulk_jobs')
    .select(({ fn }) => ['state', fn.countAll<number>().as('jobs')])
    .groupBy('state')
    .execute();
}
