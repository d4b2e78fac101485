import type { WrittenPage } from '../generator/written/written-page.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { type BatchWriter, type BatchWriterDependencies } from './batch-writer.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import { finishJob, LeaseLost, listWaiting, markStarted, releaseJob } from './job-lease.ts';
import type { JobRequests, JobPages } from './job-pages.ts';

/** Pages written in one transaction: few enough that a visitor's read on the same handle does not wait for it. */
const BATCH = 20;

/** Failures in a row, of the database for example, after which a job is given up. */
const FAILURES_ALLOWED = 5;

/** After a failure. */
const AGAIN_AFTER_MS = 1000;

const NONE_WRITTEN: ReadonlyMap<number, WrittenPage> = new Map();

export interface JobRun extends Pick<BatchWriterDependencies, 'db' | 'clock' | 'onError'> {
  readonly job: BulkJobSummary;
  /** The name under which this process holds the job. */
  readonly worker: string;
  readonly batches: BatchWriter;
  readonly jobPages: JobPages | null;
  /** Aborted when the process ends: the job is given back after the batch under way. */
  readonly stopping: AbortSignal;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Works on a job from where it was left until it is done, lost, given back or given up. */
export async function runJob(run: JobRun): Promise<void> {
  const { db, clock, onError, job, worker, stopping, pause } = run;
  const asking = run.jobPages?.begin(job, worker) ?? null;
  for (let failures = 0, from = job.processed; ;) {
    if (stopping.aborted) return releaseJob(db, job.id, worker);
    try {
      const next = await runBatch(run, asking, from);
      if (next === null) return await finishJob(db, job.id, worker, 'done', clock());
      from = next;
      failures = 0;
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (stopping.aborted) return releaseJob(db, job.id, worker);
      onError(error);
      failures += 1;
      if (failures > FAILURES_ALLOWED) return finishJob(db, job.id, worker, 'failed', clock());
      await pause(AGAIN_AFTER_MS);
    }
  }
}

/** @returns the position behind the batch; null where no title waits. */
async function runBatch(
  { db, job, worker, batches, jobPages, stopping }: JobRun,
  asking: JobRequests | null,
  from: number,
): Promise<number | null> {
  const size = jobPages && asking?.isOpen() ? jobPages.atOnce : BATCH;
  const waiting = await listWaiting(db, job.id, from, size + 1);
  if (waiting.length === 0) return null;
  if (waiting[0] && from === job.processed) await markStarted(db, job.id, worker, waiting[0]);
  const titles = waiting.slice(0, size);
  const written = asking?.isOpen() ? await asking.askFor(titles, await loadChoices(db), stopping) : NONE_WRITTEN;
  await batches.write(job, worker, { titles, written, next: waiting[size] ?? null });
  return (titles.at(-1)?.position ?? from) + 1;
}
