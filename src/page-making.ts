import type { Alerts } from './alerts/alerts.ts';
import { createBulkWorker, type BulkWorker } from './bulk/bulk-worker.ts';
import { createJobLoop, type JobLoop } from './bulk/job-loop.ts';
import { createJobPages, type JobPages } from './bulk/job-pages.ts';
import { mayBeSpent } from './bulk/model-spending.ts';
import type { Facts } from './business/facts.ts';
import type { Config } from './config.ts';
import type { ChangeFeed } from './database/change-feed.ts';
import type { Database } from './database/connect.ts';
import type { Log } from './log.ts';
import { createListKeeper } from './drafts/list-keeper.ts';
import { createActionWorker } from './page-actions/action-worker.ts';
import { isLargeJobOpen, isWorkFelt } from './page-actions/felt-work.ts';
import { createCommit } from './pages/commit.ts';
import { createOutsideWriter, type OutsideWriter } from './pages/outside-writer.ts';
import { createPageComposer, type PageComposer } from './pages/page-composer.ts';
import { createPageEditor, type PageEditor } from './pages/page-editor.ts';
import { createSlotRecovery, type SlotRecovery } from './pages/slot-recovery.ts';
import { createPageWriter, type PageWriter } from './pages/page-writer.ts';
import { builtInPages } from './similarity/built-in-pages.ts';
import { createSimilarityRegistry, type SimilarityRegistry } from './similarity/similarity-registry.ts';
import type { OwnWordsLimits } from './similarity/own-words-registry.ts';
import { createOwnWordsUpkeep } from './similarity/own-words-upkeep.ts';
import { createRecalculationQueue, type RecalculationQueue } from './similarity/recalculation-queue.ts';
import { rememberFailure, type WorkElsewhere } from './work-process.ts';

export interface PageMakingDependencies {
  readonly config: Pick<Config, 'outsideModel'>;
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly changes: ChangeFeed;
  readonly log: Log;
  readonly alerts: Alerts;
  /** Does work that visitors would feel; null where this process does it beside them, 'here' where it has none. */
  readonly elsewhere: WorkElsewhere | 'here' | null;
  /** Fewer in tests. */
  readonly ownWordsLimits?: OwnWordsLimits | undefined;
}

export interface PageMaking {
  readonly composer: PageComposer;
  readonly writer: PageWriter;
  readonly editor: PageEditor;
  readonly registry: SimilarityRegistry;
  readonly worker: BulkWorker;
  readonly actionWorker: JobLoop;
  readonly listKeeper: JobLoop;
  /** Started and stopped by the server: facts of the company in pages that were stored as words. */
  readonly slotRecovery: SlotRecovery;
  /** Measures what is marked. */
  readonly drain: () => Promise<void>;
  /** Started and stopped by the server: what pages say of their own, measured where no change waits for it. */
  readonly ownWordsKeeper: JobLoop;
  readonly onJobError: (error: unknown) => void;
}

/** What makes pages, compares them and writes them. */
export function createPageMaking(dependencies: PageMakingDependencies): PageMaking {
  const { config, database, clock, facts, changes, log, elsewhere } = dependencies;
  const { db } = database;
  const registry = registryOf(dependencies);
  const recalculation = createRecalculationQueue({
    db,
    clock,
    registry,
    changes,
    onError: (error) => log.error('Erro ao medir a semelhança de novo', error),
  });
  const commit = createCommit({ db, clock, registry, recalculation });
  const other = elsewhere === null || elsewhere === 'here' ? null : rememberFailure(elsewhere);
  const isLeftToOther = async () => other !== null && other.isToBeHad() && isWorkFelt(db);
  const areJobsTakenElsewhere = async () => other !== null && other.isToBeHad() && isLargeJobOpen(db);
  const outsideWriter = outsideWriterOf(config, facts, log);
  const composer = createPageComposer({ database, facts, registry, outsideWriter });
  const onJobError = (error: unknown) => log.error('Erro na criação em massa', error);
  const jobPages = jobPagesOf(dependencies, outsideWriter, onJobError);
  const onFailed = givenUpTo(dependencies);
  return {
    composer,
    writer: createPageWriter({ database, clock, facts, commit }),
    editor: createPageEditor({ database, clock, facts, registry, commit }),
    registry,
    worker: createBulkWorker({
      db,
      clock,
      composer,
      commit,
      registry,
      recalculation,
      isDoneElsewhere: isLeftToOther,
      areJobsTakenElsewhere,
      jobPages,
      onError: onJobError,
      onFailed,
    }),
    listKeeper: createListKeeper({ db, clock, onError: onJobError, onFailed }),
    actionWorker: createActionWorker({
      db,
      clock,
      facts,
      composer,
      commit,
      registry,
      elsewhere: other?.work ?? null,
      isApart: elsewhere === 'here',
      onError: (error) => log.error('Erro em uma ação em várias páginas', error),
    }),
    slotRecovery: createSlotRecovery({
      db,
      facts,
      onError: (error) => log.error('Dados da empresa não reconhecidos em uma página', error),
    }),
    drain: recalculation.drain,
    ownWordsKeeper: ownWordsKeeperOf(dependencies, recalculation, isLeftToOther),
    onJobError,
  };
}

function ownWordsKeeperOf(
  { database: { db, reads }, clock, log }: PageMakingDependencies,
  { sweep }: RecalculationQueue,
  isLeftToOther: () => Promise<boolean>,
): JobLoop {
  const onError = (error: unknown) => log.error('Erro ao medir as palavras próprias', error);
  const upkeep = createOwnWordsUpkeep({ db, reads, clock, builtIn: builtInPages, sweep, onError });
  return createJobLoop(async ({ stopping, orStopped }) => {
    if (!(await isLeftToOther())) await orStopped(upkeep.look(stopping));
    return false;
  }, onError);
}

function registryOf({ database: { db, reads }, changes, ownWordsLimits }: PageMakingDependencies): SimilarityRegistry {
  const registry = createSimilarityRegistry(db, undefined, undefined, builtInPages, undefined, ownWordsLimits, reads);
  changes.onChange((tags) => registry.noteChanges(tags));
  return registry;
}

/** Tells of a job that is given up. */
function givenUpTo({ log, alerts }: PageMakingDependencies) {
  return ({ id, total }: { readonly id: string; readonly total: number }) => {
    log.error('Criação em massa desistida', new Error('Too many failures in a row'), { job: id });
    alerts.raise('job_failed', `criação ${id}, de ${total} títulos`);
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
