import { randomUUID } from 'node:crypto';
import type { WrittenPage } from '../generator/written/written-page.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import type { LikenessRegistry } from '../similarity/likeness-registry.ts';
import type { PageMeasurer } from '../similarity/page-measurer.ts';
import { type BatchWriterDependencies, createBatchWriter } from './batch-writer.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import {
  claimJob,
  finishJob,
  isJobOpen,
  JobLost,
  LEASE_MS,
  listWaiting,
  noteBeginning,
  releaseJob,
} from './job-lease.ts';
import type { JobPages } from './job-pages.ts';
import { forgetOldJobs } from './old-jobs.ts';

/** Pages written in one transaction: few enough that a visitor's read on the same handle does not wait for it. */
const BATCH = 20;
/** A process that starts answers its first visitors before it learns all pages; who creates a job meanwhile does not wait. */
const BEGIN_AFTER_MS = 500;
/** How often a process looks for a job that another created or left behind. */
const LOOK_EVERY_MS = 1000;
/** Failures in a row, of the database for example, after which a job is given up. */
const FAILURES_ALLOWED = 5;

export interface BulkWorker {
  start(): void;
  /** Looks for a job at once instead of at the next turn. */
  wake(): void;
  /** Ends after the batch under way and gives the job back. */
  stop(): Promise<void>;
}

export interface BulkWorkerDependencies extends BatchWriterDependencies {
  readonly registry: Pick<LikenessRegistry, 'upToDate' | 'keepUp'>;
  readonly measurer: Pick<PageMeasurer, 'upToDate' | 'workOff'>;
  /** Null leaves every page to the generator. */
  readonly jobPages: JobPages | null;
}

const NONE_WRITTEN: ReadonlyMap<number, WrittenPage> = new Map();

export function createBulkWorker({
  db,
  clock,
  composer,
  commit,
  registry,
  measurer,
  jobPages,
  onError,
}: BulkWorkerDependencies): BulkWorker {
  const batches = createBatchWriter({ db, clock, composer, commit, measurer, onError });
  const worker = randomUUID();
  let running = false;
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let woken = false;
  let tellStopped: () => void = () => undefined;
  let interrupt: () => void = () => undefined;

  const leaseUntil = () => new Date(clock().getTime() + LEASE_MS);

  /** Waits for the time to pass or for `wake`, whichever comes first; a `wake` since the last pause ends it at once. */
  async function pause(milliseconds: number): Promise<void> {
    if (!woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        interrupt = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    woken = false;
  }

  function wake(): void {
    woken = true;
    interrupt();
  }

  /**
   * Learning a million pages takes seconds, which a stop does not wait for. A promise anew each time: what races with one that lasts stays
   * on it until the stop, with every turn.
   */
  function orStopped(task: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      tellStopped = resolve;
      task.then(resolve, reject);
    });
  }

  async function work(): Promise<void> {
    await pause(BEGIN_AFTER_MS);
    for (;;) {
      if (!running) return;
      try {
        await orStopped(registry.keepUp().then(measurer.workOff));
        if (!running) return;
        const isOpen = await isJobOpen(db);
        if (!running) return;
        // Before a job is claimed: learning all pages may take longer than a claim holds.
        if (isOpen) await orStopped(registry.upToDate());
        if (!running) return;
        const job = await claimJob(db, worker, clock(), leaseUntil());
        if (job) {
          await runJob(job);
          await forgetOldJobs(db);
        } else await pause(LOOK_EVERY_MS);
      } catch (error) {
        onError(error);
        await pause(LOOK_EVERY_MS);
      }
    }
  }

  async function runJob(job: BulkJobSummary): Promise<void> {
    const asking = jobPages?.begin(job, worker);
    for (let failures = 0, from = job.processed; ;) {
      if (!running) return releaseJob(db, job.id, worker);
      try {
        const size = jobPages && asking?.isOpen() ? jobPages.atOnce : BATCH;
        const waiting = await listWaiting(db, job.id, from, size + 1);
        if (waiting.length === 0) return await finishJob(db, job.id, worker, 'done', clock());
        if (waiting[0] && from === job.processed) await noteBeginning(db, job.id, worker, waiting[0]);
        const titles = waiting.slice(0, size);
        const written = asking?.isOpen()
          ? await asking.askFor(titles, await loadChoices(db), stopping.signal)
          : NONE_WRITTEN;
        await batches.write(job, worker, { titles, written, next: waiting[size] ?? null });
        from = (titles.at(-1)?.position ?? from) + 1;
        failures = 0;
      } catch (error) {
        if (error instanceof JobLost) return;
        if (!running) return releaseJob(db, job.id, worker);
        onError(error);
        failures += 1;
        if (failures > FAILURES_ALLOWED) return finishJob(db, job.id, worker, 'failed', clock());
        await pause(LOOK_EVERY_MS);
      }
    }
  }

  return {
    start() {
      running = true;
      stopping = new AbortController();
      loop = work();
    },
    wake,
    async stop() {
      running = false;
      stopping.abort();
      tellStopped();
      wake();
      await loop;
    },
  };
}
