import { createBulkWorker, type BulkWorker } from './bulk/bulk-worker.ts';
import { createJobPages, type JobPages } from './bulk/job-pages.ts';
import { mayBeSpent } from './bulk/model-spending.ts';
import type { Facts } from './business/facts.ts';
import type { Config } from './config.ts';
import type { ChangeFeed } from './database/change-feed.ts';
import type { Database } from './database/connect.ts';
import type { Log } from './log.ts';
import { createCommit } from './pages/commit.ts';
import { createOutsideWriter, type OutsideWriter } from './pages/outside-writer.ts';
import { createPageComposer, type PageComposer } from './pages/page-composer.ts';
import { createPageEditor, type PageEditor } from './pages/page-editor.ts';
import { createSlotRecovery, type SlotRecovery } from './pages/slot-recovery.ts';
import { createPageWriter, type PageWriter } from './pages/page-writer.ts';
import { createSimilarityRegistry, type SimilarityRegistry } from './similarity/similarity-registry.ts';
import { createRecalculationQueue } from './similarity/recalculation-queue.ts';

export interface PageMakingDependencies {
  readonly config: Pick<Config, 'outsideModel'>;
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly changes: ChangeFeed;
  readonly log: Log;
}

export interface PageMaking {
  readonly composer: PageComposer;
  readonly writer: PageWriter;
  readonly editor: PageEditor;
  readonly registry: SimilarityRegistry;
  readonly worker: BulkWorker;
  /** Started and stopped by the server: facts of the company in pages that were stored as words. */
  readonly slotRecovery: SlotRecovery;
  readonly onJobError: (error: unknown) => void;
}

/** What makes pages, compares them and writes them. */
export function createPageMaking(dependencies: PageMakingDependencies): PageMaking {
  const { config, database, clock, facts, changes, log } = dependencies;
  const { db } = database;
  const registry = createSimilarityRegistry(db);
  changes.onChange((tags) => registry.noteChanges(tags));
  const recalculation = createRecalculationQueue({
    db,
    clock,
    registry,
    changes,
    onError: (error) => log.error('Erro ao medir a semelhança de novo', error),
  });
  const commit = createCommit({ db, clock, registry, recalculation });
  const outsideWriter = outsideWriterOf(config, facts, log);
  const composer = createPageComposer({ database, facts, registry, outsideWriter });
  const onJobError = (error: unknown) => log.error('Erro na criação em massa', error);
  const jobPages = jobPagesOf(dependencies, outsideWriter, onJobError);
  return {
    composer,
    writer: createPageWriter({ database, clock, facts, commit }),
    editor: createPageEditor({ database, clock, facts, registry, commit }),
    registry,
    worker: createBulkWorker({ db, clock, composer, commit, registry, recalculation, jobPages, onError: onJobError }),
    slotRecovery: createSlotRecovery({
      db,
      facts,
      onError: (error) => log.error('Dados da empresa não reconhecidos em uma página', error),
    }),
    onJobError,
  };
}

function outsideWriterOf(
  { outsideModel }: PageMakingDependencies['config'],
  facts: () => Facts,
  log: Log,
): OutsideWriter | null {
  if (outsideModel === null) return null;
  return createOutsideWriter(outsideModel, facts, {
    timeoutMs: outsideModel.timeoutSeconds * 1000,
    onError: (error) => log.error('O modelo externo falhou', error),
  });
}

function jobPagesOf(
  { config: { outsideModel }, database: { db }, clock }: PageMakingDependencies,
  writer: OutsideWriter | null,
  onError: (error: unknown) => void,
): JobPages | null {
  if (writer === null || outsideModel === null || !mayBeSpent(outsideModel.jobBudget)) return null;
  return createJobPages({ db, clock, writer, budget: outsideModel.jobBudget, onError });
}
