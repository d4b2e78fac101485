import { randomUUID } from 'node:crypto';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import type { RecalculationQueue } from '../similarity/recalculation-queue.ts';
import { type BatchWriterDependencies, createBatchWriter } from './batch-writer.ts';
import { claimJob, isJobOpen, LEASE_MS } from './job-lease.ts';
import type { JobPages } from './job-pages.ts';
import { deleteOldJobs } from './old-jobs.ts';
import { runJob } from './run-job.ts';
import { createWorkerPause } from './worker-pause.ts';

/** A process that starts answers its first visitors before it learns all pages; who creates a job meanwhile does not wait. */
const BEGIN_AFTER_MS = 500;

/** How often a process looks for a job that another created or left behind. */
const LOOK_EVERY_MS = 1000;

export interface BulkWorker {
  start(): void;
  /** Looks for a job at once instead of at the next turn. */
  wake(): void;
  /** Ends after the batch under way and gives the job back. */
  stop(): Promise<void>;
}

export interface BulkWorkerDependencies extends BatchWriterDependencies {
  readonly registry: Pick<SimilarityRegistry, 'upToDate' | 'keepUp'>;
  readonly recalculation: Pick<RecalculationQueue, 'upToDate' | 'drain'>;
  /** Null leaves every page to the generator. */
  readonly jobPages: JobPages | null;
}

export function createBulkWorker(dependencies: BulkWorkerDependencies): BulkWorker {
  const { db, clock, registry, recalculation, jobPages, onError } = dependencies;
  const batches = createBatchWriter(dependencies);
  const worker = randomUUID();
  const { pause, wake } = createWorkerPause();
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let tellStopped: () => void = () => undefined;

  /**
   * Learning a million pages takes seconds, which a stop does not wait for. A new promise each time: what races with one that lasts stays
   * on it until the stop, with every turn.
   */
  function orStopped(task: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      tellStopped = resolve;
      task.then(resolve, reject);
    });
  }

  /** Looks for a job and works on it. @returns whether there was one. */
  async function lookForJob({ signal }: AbortController): Promise<boolean> {
    await orStopped(registry.keepUp().then(recalculation.drain));
    if (signal.aborted) return false;
    const isOpen = await isJobOpen(db);
    if (signal.aborted) return false;
    // Before a job is claimed: learning all pages may take longer than a claim holds.
    if (isOpen) await orStopped(registry.upToDate());
    if (signal.aborted) return false;
    const job = await claimJob(db, worker, clock(), new Date(clock().getTime() + LEASE_MS));
    if (!job) return false;
    await runJob({ db, clock, onError, job, worker, batches, jobPages, stopping: signal, pause });
    await deleteOldJobs(db);
    return true;
  }

  async function work(until: AbortController): Promise<void> {
    await pause(BEGIN_AFTER_MS);
    while (!until.signal.aborted) {
      const worked = await lookForJob(until).catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!worked && !until.signal.aborted) await pause(LOOK_EVERY_MS);
    }
  }

  return {
    start() {
      stopping = new AbortController();
      loop = work(stopping);
    },
    wake,
    async stop() {
      stopping.abort();
      tellStopped();
      wake();
      await loop;
    },
  };
}
