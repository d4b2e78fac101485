import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { LeaseLost, leaseUntil } from '../database/lease.ts';
import type { Commit } from '../pages/commit.ts';
import type { Creation } from '../pages/page-change.ts';
import type { ComposedPage } from '../pages/page-composer.ts';
import type { RecalculationQueue } from '../similarity/recalculation-queue.ts';
import { type Batch, type BatchComposing, composeBatch, type Composed } from './compose-batch.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import { saveOutcomes, type TitleOutcome } from './job-lease.ts';

export interface BatchWriterDependencies extends BatchComposing {
  readonly clock: () => Date;
  readonly commit: Commit;
  readonly recalculation: Pick<RecalculationQueue, 'upToDate'>;
}

export interface BatchWriter {
  /** Makes the pages of a batch and writes them with what came of each title. @throws LeaseLost when the job is no longer this worker's. */
  write(job: BulkJobSummary, worker: string, batch: Batch): Promise<void>;
}

export function createBatchWriter(dependencies: BatchWriterDependencies): BatchWriter {
  const { clock, commit, recalculation } = dependencies;
  return {
    async write(job, worker, batch) {
      const comparedAt = await recalculation.upToDate();
      const composed = await composeBatch(dependencies, job, batch);
      await commit<never>({
        plan: async () => ({
          pages: composed.flatMap(({ found }) => ('page' in found ? [creationOf(found, job.id, comparedAt)] : [])),
        }),
        audit: 'covered-by-its-job',
        async alongside(transaction, written) {
          // Visitors' turn between the two halves of the write.
          await yieldToEventLoop();
          const created = new Set(written.map(({ slug }) => slug));
          const outcomes = composed.map((entry): TitleOutcome => outcomeOf(entry, created));
          const byModel = composed.filter(
            ({ found }) => 'page' in found && found.byModel && created.has(found.page.slug),
          ).length;
          const ours = await saveOutcomes(transaction, {
            id: job.id,
            worker,
            outcomes,
            byModel,
            next: batch.next,
            leaseUntil: leaseUntil(clock()),
          });
          if (!ours) throw new LeaseLost();
        },
      });
    },
  };
}

function creationOf(
  { page, id, shingles, nearest, sentences }: ComposedPage,
  jobId: string,
  comparedAt: number,
): Creation {
  return { kind: 'create', page, saveId: null, jobId, compared: { id, shingles, nearest, sentences, comparedAt } };
}

function outcomeOf({ waiting: { position, title }, found }: Composed, created: ReadonlySet<string>): TitleOutcome {
  if ('error' in found)
    return { position, title, state: 'failed', slug: null, error: found.error, permanent: found.isPermanent ? 1 : 0 };
  if ('existing' in found)
    return { position, title, state: 'existing', slug: found.existing, error: null, permanent: 0 };
  const { slug } = found.page;
  // Another job or an administrator took the address between the look and the write.
  return { position, title, state: created.has(slug) ? 'created' : 'existing', slug, error: null, permanent: 0 };
}
