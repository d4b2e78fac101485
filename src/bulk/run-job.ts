import type { WrittenPage } from '../generator/written/written-page.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import type { BatchWriter } from './batch-writer.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import { finishJob, listWaiting, markStarted } from './job-lease.ts';
import type { JobRequests, JobPages } from './job-pages.ts';
import { type LeasedRun, runLeased } from './leased-run.ts';

/** Pages written in one transaction: few enough that a visitor's read on the same handle does not wait for it. */
const BATCH = 20;

const NONE_WRITTEN: ReadonlyMap<number, WrittenPage> = new Map();

export interface JobRun extends Omit<LeasedRun, 'table' | 'id'> {
  readonly job: BulkJobSummary;
  readonly batches: BatchWriter;
  readonly jobPages: JobPages | null;
  /** Called with a job that was given up. */
  readonly onFailed: (job: BulkJobSummary) => void;
}

/** Works on a job from where it was left until it is done, lost, given back or given up. */
export function runJob(run: JobRun): Promise<void> {
  const { db, clock, job, worker } = run;
  const asking = run.jobPages?.begin(job, worker) ?? null;
  return runLeased(
    { ...run, table: 'bulk_jobs', id: job.id },
    job.processed,
    (from, signal) => runBatch(run, asking, from, signal),
    (state) => {
      if (state === 'failed') run.onFailed(job);
      return finishJob(db, job.id, worker, state, clock());
    },
  );
}

/** @returns the position behind the batch; null where no title waits. */
async function runBatch(
  { db, job, worker, batches, jobPages }: JobRun,
  asking: JobRequests | null,
  from: number,
  signal: AbortSignal,
): Promise<number | null> {
  const size = jobPages && asking?.isOpen() ? jobPages.atOnce : BATCH;
  const waiting = await listWaiting(db, job.id, from, size + 1);
  if (waiting.length === 0) return null;
  if (waiting[0] && from === job.processed) await markStarted(db, job.id, worker, waiting[0]);
  const titles = waiting.slice(0, size);
  const written = asking?.isOpen() ? await asking.askFor(titles, await loadChoices(db), signal) : NONE_WRITTEN;
  await batches.write(job, worker, { titles, written, next: waiting[size] ?? null });
  return (titles.at(-1)?.position ?? from) + 1;
}
