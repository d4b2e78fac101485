import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createLikenessIndex } from '../similarity/indexes/likeness-index.ts';
import { claimJob, finishJob, isJobOpen, JobLost, LEASE_MS, listWaiting, noteBeginning, recordOutcomes, releaseJob, type TitleOutcome, type WaitingTitle } from './job-lease.ts';
import type { Commit } from '../pages/commit.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import type { Comparable, LikenessRegistry } from '../similarity/likeness-registry.ts';
import { forgetOldJobs } from './old-jobs.ts';
import type { PageMeasurer } from '../similarity/page-measurer.ts';
import type { Creation } from '../pages/page-change.ts';
import type { ComposedPage, PageComposer } from '../pages/page-composer.ts';
import { takenSlugs } from '../pages/page-reads.ts';
import { parseTitle } from '../pages/title-rules.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { whyUnanswered } from './why-unanswered.ts';
import { understandOnce } from '../generator/understand-once.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import type { JobPages } from './job-pages.ts';
import type { PageAsked } from '../pages/outside-writer.ts';

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

export interface BulkWorkerDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly composer: Pick<PageComposer, 'compose'>;
  readonly commit: Commit;
  readonly registry: Pick<LikenessRegistry, 'upToDate' | 'keepUp'>;
  readonly measurer: Pick<PageMeasurer, 'upToDate' | 'workOff'>;
  /** Null leaves every page to the generator. */
  readonly jobPages: JobPages | null;
  readonly onError: (error: unknown) => void;
}

const NONE_WRITTEN: ReadonlyMap<number, WrittenPage> = new Map();

interface Batch {
  readonly titles: readonly WaitingTitle[];
  /** What the outside model wrote of them, by position. */
  readonly written: ReadonlyMap<number, WrittenPage>;
  readonly next: WaitingTitle | null;
}

interface Composed {
  readonly waiting: WaitingTitle;
  /** A page to write, the address that has one already, or why there is none. */
  readonly found: ComposedPage | { readonly existing: string } | { readonly error: string };
}

export function createBulkWorker({ db, clock, composer, commit, registry, measurer, jobPages, onError }: BulkWorkerDependencies): BulkWorker {
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
    for (let failures = 0, from = job.processed; ; ) {
      if (!running) return releaseJob(db, job.id, worker);
      try {
        const size = jobPages && asking?.isOpen() ? jobPages.atOnce : BATCH;
        const waiting = await listWaiting(db, job.id, from, size + 1);
        if (waiting.length === 0) return await finishJob(db, job.id, worker, 'done', clock());
        if (waiting[0] && from === job.processed) await noteBeginning(db, job.id, worker, waiting[0]);
        const titles = waiting.slice(0, size);
        const written = asking?.isOpen() ? await asking.askFor(titles, await loadChoices(db), stopping.signal) : NONE_WRITTEN;
        await runBatch(job, { titles, written, next: waiting[size] ?? null });
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

  async function runBatch(job: BulkJobSummary, { titles, written: byModel, next }: Batch): Promise<void> {
    const judgedAt = await measurer.upToDate();
    const composed = await composeAll(titles, job, byModel);
    await commit<never>({
      plan: async () => ({ pages: composed.flatMap(({ found }) => ('page' in found ? [creationOf(found, judgedAt)] : [])) }),
      audit: 'covered-by-its-job',
      async alongside(transaction, written) {
        // Visitors' turn between the two halves of the write.
        await nextTurn();
        const created = new Set(written.map(({ slug }) => slug));
        const outcomes = composed.map((entry): TitleOutcome => outcomeOf(entry, created));
        const theirs = composed.filter(({ found }) => 'page' in found && found.byModel && created.has(found.page.slug)).length;
        const ours = await recordOutcomes(transaction, { id: job.id, worker, outcomes, byModel: theirs, next, leaseUntil: leaseUntil() });
        if (!ours) throw new JobLost();
      },
    });
  }

  /**
   * Generates a batch's pages, giving visitors a turn between two of them. Each is compared with those before it, which nobody else is: the
   * batch may yet be given up.
   */
  async function composeAll(titles: readonly WaitingTitle[], job: BulkJobSummary, byModel: Batch['written']): Promise<Composed[]> {
    const choices = await loadChoices(db);
    const parsed = titles.map((waiting) => ({ waiting, parsed: parseTitle(waiting.title) }));
    const taken = await takenSlugs(
      db,
      parsed.flatMap((entry) => (entry.parsed.ok ? [entry.parsed.slug] : [])),
    );
    const composed: Composed[] = [];
    const batch = createLikenessIndex();
    for (const { waiting, parsed: title } of parsed) {
      if (!title.ok) composed.push({ waiting, found: { error: title.message } });
      else if (taken.has(title.slug)) composed.push({ waiting, found: { existing: title.slug } });
      else {
        const found = composeOne({ title: title.title, creativity: job.creativity, correction: choices.correctionFor(title.title) }, job, batch, byModel.get(waiting.position) ?? null);
        if ('page' in found) {
          batch.add(found.id, found.shingles);
          taken.add(found.page.slug);
        }
        composed.push({ waiting, found });
      }
      await nextTurn();
    }
    return composed;
  }

  function composeOne(asked: PageAsked, job: BulkJobSummary, batch: Comparable, written: WrittenPage | null): Composed['found'] {
    try {
      const left = job.include_unanswered === 1 ? null : whyUnanswered(understandOnce(asked.title, asked.correction));
      return left === null ? composer.compose(asked, batch, written) : { error: left };
    } catch (error) {
      onError(error);
      return { error: 'Erro desconhecido' };
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

function creationOf({ page, id, shingles, nearest }: ComposedPage, judgedAt: number): Creation {
  return { kind: 'create', page, saveId: null, compared: { id, shingles, nearest, judgedAt } };
}

function outcomeOf({ waiting: { position, title }, found }: Composed, created: ReadonlySet<string>): TitleOutcome {
  if ('error' in found) return { position, title, state: 'failed', slug: null, error: found.error };
  if ('existing' in found) return { position, title, state: 'existing', slug: found.existing, error: null };
  const { slug } = found.page;
  // Another job or an administrator took the address between the look and the write.
  return { position, title, state: created.has(slug) ? 'created' : 'existing', slug, error: null };
}
