import { randomUUID } from 'node:crypto';
import { isWorkOpen } from '../database/lease.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import type { RecalculationQueue } from '../similarity/recalculation-queue.ts';
import { type BatchWriterDependencies, createBatchWriter } from './batch-writer.ts';
import { claimJob } from './job-lease.ts';
import { createJobLoop, type JobLoop, type Turn } from './job-loop.ts';
import type { JobPages } from './job-pages.ts';
import { deleteOldJobs } from './old-jobs.ts';
import { type JobRun, runJob } from './run-job.ts';

export type BulkWorker = JobLoop;

export interface BulkWorkerDependencies extends BatchWriterDependencies {
  readonly registry: Pick<SimilarityRegistry, 'upToDate' | 'keepUp'>;
  readonly recalculation: Pick<RecalculationQueue, 'upToDate' | 'drain'>;
  /** Whether another process learns and measures just now: what this one knows is only read again when a page is compared. */
  readonly isDoneElsewhere?: () => Promise<boolean>;
  /** Whether another process takes the jobs just now. */
  readonly areJobsTakenElsewhere?: () => Promise<boolean>;
  /** Null leaves every page to the generator. */
  readonly jobPages: JobPages | null;
  /** Told of jobs that were given up. */
  readonly onFailed?: JobRun['onFailed'];
}

export function createBulkWorker(dependencies: BulkWorkerDependencies): BulkWorker {
  const { db, clock, registry, recalculation, jobPages, onError, onFailed = () => undefined } = dependencies;
  const { isDoneElsewhere = async () => false, areJobsTakenElsewhere = async () => false } = dependencies;
  const batches = createBatchWriter(dependencies);
  const worker = randomUUID();

  /** Looks for a job and works on it. @returns whether there was one. */
  async function lookForJob({ stopping, pause, orStopped }: Turn): Promise<boolean> {
    if (!(await isDoneElsewhere())) await orStopped(registry.keepUp().then(recalculation.drain));
    if (stopping.aborted) return false;
    const isOpen = await isWorkOpen(db, 'bulk_jobs');
    if (stopping.aborted || (await areJobsTakenElsewhere())) return false;
    // Before a job is claimed: learning all pages may take longer than a claim holds.
    if (isOpen) await orStopped(registry.upToDate());
    if (stopping.aborted) return false;
    const job = await claimJob(db, worker, clock());
    if (!job) return false;
    await runJob({ db, clock, onError, job, worker, batches, jobPages, stopping, pause, onFailed });
    await deleteOldJobs(db);
    return true;
  }

  return createJobLoop(lookForJob, onError);
}
