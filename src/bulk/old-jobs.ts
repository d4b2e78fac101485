import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Ended jobs whose results can still be read (docs/decisions/004). */
const JOBS_KEPT = 200;
const JOBS_AT_ONCE = 50;
const TITLES_AT_ONCE = 1000;

/**
 * Forgets the ended jobs behind the newest `kept`, with their titles; the pages that they made stay. A list whose drafts still wait, or can
 * still be restored, is not forgotten.
 */
export async function deleteOldJobs(db: Kysely<Schema>, kept: number = JOBS_KEPT): Promise<void> {
  const old = await db
    .selectFrom('bulk_jobs')
    .select(['id', 'total'])
    .where('state', 'in', ['done', 'cancelled', 'failed'])
    .where((row) =>
      row.not(row.exists(row.selectFrom('page_drafts').select('id').whereRef('batch_id', '=', 'bulk_jobs.id'))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(JOBS_AT_ONCE)
    .execute();
  for (const { id, total } of old) {
    // Not by the cascade alone: a hundred thousand titles at once would hold the database.
    for (let start = 0; start < total; start += TITLES_AT_ONCE) {
      await db
        .deleteFrom('bulk_job_titles')
        .where('job_id', '=', id)
        .where('position', '>=', start)
        .where('position', '<', start + TITLES_AT_ONCE)
        .execute();
      await yieldToEventLoop();
    }
    await db.deleteFrom('bulk_jobs').where('id', '=', id).execute();
  }
}
