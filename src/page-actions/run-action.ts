import type { Kysely, Transaction } from 'kysely';
import { writeAuditEvent } from '../audit/audit-event.ts';
import type { Facts } from '../business/facts.ts';
import { type LeasedRun, runLeased } from '../bulk/leased-run.ts';
import { endWork, LeaseLost } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';
import { shinglesOf } from '../generator/similarity.ts';
import type { Commit } from '../pages/commit.ts';
import type { CurrentPage, WrittenPage } from '../pages/page-change.ts';
import type { PageComposer } from '../pages/page-composer.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { createSimilarityIndex } from '../similarity/indexes/similarity-index.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import type { PageAction } from './action-contracts.ts';
import { type Outcome, saveActed } from './acted-pages.ts';
import { listWaitingPages, standingOf, type WaitingPage } from './pages-to-act-on.ts';
import { actionSubject } from './actions-store.ts';
import { type Step, stepOf, type Stepping, undoStep } from './page-step.ts';

/** How an action takes turns with visitors. */
interface Pace {
  /** Pages in one transaction. */
  readonly batch: number;
  /** The least between two batches. */
  readonly breathMs: number;
  /** A slow disk or database is the visitors' for so many times as long as the batch took. */
  readonly breaths: number;
}
/** On the visitors' own thread, where a read on the same handle waits for a batch. */
const BESIDE_VISITORS: Pace = { batch: 20, breathMs: 15, breaths: 1 };
/** In another process, what a visitor feels is how often a batch begins: few of them, with the processor free in between. */
const APART: Pace = { batch: 100, breathMs: 400, breaths: 2 };

export interface ActionRun extends Omit<LeasedRun, 'table'> {
  readonly facts: () => Facts;
  readonly commit: Commit;
  readonly composer: Pick<PageComposer, 'compose'>;
  /** What is done; of an undoing, what was done. */
  readonly action: PageAction;
  readonly isUndo: boolean;
  /** Whether visitors are answered by another thread. */
  readonly isApart?: boolean;
  /** E-mail of the administrator who began it. */
  readonly by: string;
}

interface Decided {
  readonly row: WaitingPage;
  readonly step: Step;
}

/** Works on an action from where it was left until it is done, lost, given back or given up. */
export function runAction(run: ActionRun): Promise<void> {
  return runLeased(
    { ...run, table: 'page_actions' },
    0,
    (from) => runBatch(run, from),
    (state) => finish(run, state),
  );
}

/** @returns the position behind the batch; null where no page waits. */
async function runBatch(run: ActionRun, from: number): Promise<number | null> {
  const { db, id, worker, commit, clock, pause, isApart = false } = run;
  const { batch, breathMs, breaths } = isApart ? APART : BESIDE_VISITORS;
  const waiting = await listWaitingPages(db, id, from, batch);
  const last = waiting.at(-1);
  if (!last) return null;
  const begun = performance.now();
  let decided: readonly Decided[] = [];
  await commit<never>({
    async plan(find) {
      decided = await decide(run, waiting, find);
      return { pages: decided.flatMap(({ step }) => ('change' in step ? [step.change] : [])) };
    },
    audit: 'covered-by-its-job',
    async alongside(transaction, written) {
      const outcomes = await outcomesOf(transaction, decided, written);
      if (!(await saveActed(transaction, { id, worker, outcomes }, clock()))) throw new LeaseLost();
    },
  });
  await pause(Math.max(breathMs, breaths * (performance.now() - begun)));
  return last.position + 1;
}

async function decide(
  run: ActionRun,
  waiting: readonly WaitingPage[],
  find: (id: string) => Promise<CurrentPage | null>,
): Promise<Decided[]> {
  const { db, facts, composer, by, clock, action, isUndo, onError } = run;
  const batch = createSimilarityIndex();
  const choices = await loadChoices(db);
  const stepping: Stepping = { db, facts: facts(), composer, choices, batch, by, now: clock() };
  const decided: Decided[] = [];
  for (const row of waiting) {
    const page = await find(row.page_id);
    let step: Step;
    try {
      step = isUndo ? await undoStep(stepping, action, row, page) : stepOf(stepping, action, page);
    } catch (error) {
      onError(error);
      step = { failed: 'Erro desconhecido' };
    }
    decided.push({ row, step });
    if (action.kind === 'regenerate' && 'change' in step && step.change.kind === 'rewrite') {
      const { title, content } = step.change.after;
      batch.add(row.page_id, shinglesOf({ title: withoutTextSlots(title), html: content }));
      // Composing takes milliseconds a page: visitors' turn.
      await new Promise<void>((resolve) => void setImmediate(resolve));
    }
  }
  return decided;
}

async function outcomesOf(
  transaction: Transaction<Schema>,
  decided: readonly Decided[],
  written: readonly WrittenPage[],
): Promise<Outcome[]> {
  const ids = new Set(written.map(({ id }) => id));
  const standing = await standingOf(transaction, [...ids]);
  return decided.map(({ row: { position, page_id, ...left }, step }): Outcome => {
    if ('skipped' in step) return { ...left, position, state: 'skipped', reason: step.skipped };
    if ('failed' in step) return { ...left, position, state: 'failed', reason: step.failed };
    if (!ids.has(page_id)) return { ...left, position, state: 'failed', reason: 'O endereço já é de outra página' };
    const { revision = null, deleted_at = null } = standing.get(page_id) ?? {};
    return { position, state: 'changed', reason: null, revision, deleted_at, before: step.before };
  });
}

/** The end and its audit event stand together. */
async function finish({ db, id, worker, by, clock }: ActionRun, state: 'done' | 'failed'): Promise<void> {
  await db.transaction().execute(async (transaction: Transaction<Schema>) => {
    if (!(await endWork(transaction, 'page_actions', { id, worker, state }, clock()))) return;
    const changed = await changedOf(transaction, id);
    await writeAuditEvent(transaction, {
      who: by,
      action: 'finished',
      subject: `${actionSubject(id, changed)} (page-actions)`,
      address: null,
      at: clock(),
    });
  });
}

async function changedOf(db: Kysely<Schema>, id: string): Promise<number> {
  const row = await db.selectFrom('page_actions').select('changed').where('id', '=', id).executeTakeFirst();
  return row?.changed ?? 0;
}
