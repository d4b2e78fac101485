import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createJobLoop, type JobLoop, type Turn } from '../bulk/job-loop.ts';
import type { BulkJobSummary } from '../bulk/job-contracts.ts';
import { toSummary } from '../bulk/jobs-store.ts';
import { claimOldest, endWork } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';
import { keepList, type ListRun } from './keep-list.ts';

export type ListKeeperDependencies = Pick<ListRun, 'db' | 'clock' | 'onError' | 'onFailed'>;

/** Works on the lists that become drafts or scheduled pages, in whichever process. */
export function createListKeeper(dependencies: ListKeeperDependencies): JobLoop {
  const { db, clock, onError } = dependencies;
  const worker = randomUUID();

  async function look({ stopping, pause }: Turn): Promise<boolean> {
    const id = await claimOldest(db, 'kept_lists', worker, clock());
    if (id === null) return false;
    const job = await takeJob(db, id, worker);
    if (job === null) await endWork(db, 'kept_lists', { id, worker, state: 'done' }, clock());
    else await keepList({ ...dependencies, job, worker, stopping, pause });
    return true;
  }

  return createJobLoop(look, onError);
}

/** @returns null where the job was cancelled. */
async function takeJob(db: Kysely<Schema>, id: string, worker: string): Promise<BulkJobSummary | null> {
  const job = await db
    .updateTable('bulk_jobs')
    .set({ worker })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  return job ? toSummary(job) : null;
}
