import type { Kysely, Transaction } from 'kysely';
import { momentAt } from '../business/local-moment.ts';
import type { Schema } from '../database/schema.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import { insertJob, type JobToCreate, type KeptList, type StoredJob } from './jobs-store.ts';

/**
 * A job of the titles that failed in another, unless the title itself was to blame, or that it never came to. 'working' while that one is not over, 'repeating' while a job of just these
 * titles is not, 'nothing' when there are none.
 */
export function createRetry(
  db: Kysely<Schema>,
  id: string,
  { by, audit }: Pick<JobToCreate, 'by' | 'audit'>,
  now: Date,
): Promise<BulkJobSummary | 'unknown' | 'working' | 'repeating' | 'nothing'> {
  return db.transaction().execute(async (transaction) => {
    // The row's lock puts two clicks one after the other: the second finds the first one's job.
    const job = await transaction
      .updateTable('bulk_jobs')
      .set((expression) => ({ total: expression.ref('total') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!job) return 'unknown';
    if (job.state === 'queued' || job.state === 'running') return 'working';
    const left = await transaction
      .selectFrom('bulk_job_titles')
      .select('title')
      .where('job_id', '=', id)
      .where('state', 'in', ['failed', 'waiting'])
      .where('permanent', '=', 0)
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
        kept: restOf(job, now),
        by,
        audit,
      },
      now,
    );
  });
}

/** How what a list left over is kept: behind the pages that it has scheduled, and in no moment that is over. */
function restOf(
  { kept_as: as, per_day: perDay, publish_from: from, success }: StoredJob,
  now: Date,
): KeptList | undefined {
  if (as === 'drafts') return { as };
  if (as === null || perDay === null || from === null) return undefined;
  const next = momentAt(success, perDay, new Date(from));
  return { as, perDay, from: next < now ? now : next };
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
