import type { Kysely, Transaction } from 'kysely';
import { lockForWrite } from '../database/content-changes.ts';
import { markOwnWords } from '../database/own-words-mark.ts';
import type { Schema } from '../database/schema.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import type { RecalculationQueue } from '../similarity/recalculation-queue.ts';
import { enqueueSiblings, saveHistory, publishContentChange, withFreeAddress } from './commit-steps.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import { type ComparedChange, compareChanges } from './compared-change.ts';
import { type Change, type Committed, stateAfter, type WrittenPage } from './page-change.ts';
import { findCurrent } from './current-pages.ts';
import { areUnchanged } from './unchanged-pages.ts';
import { writeRows } from './page-writes.ts';

/** Plans made for one change while others are faster each time. */
const PLANS_MAX = 50;

export interface CommitDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly registry: Pick<SimilarityRegistry, 'nearest' | 'alike' | 'add' | 'ownWords'>;
  readonly recalculation: Pick<RecalculationQueue, 'upToDate' | 'afterCommit'>;
}

/** Writes pages: the one way to do so. It carries out, in order, every step that a write needs. */
export type Commit = <Ending>(change: Change<Ending>) => Promise<Committed<Ending>>;

export function createCommit({ db, clock, registry, recalculation }: CommitDependencies): Commit {
  async function write(
    transaction: Transaction<Schema>,
    change: Change<unknown>,
    planned: readonly ComparedChange[],
  ): Promise<readonly ComparedChange[] | 'overtaken'> {
    await lockForWrite(transaction);
    if (!(await areUnchanged(transaction, planned))) return 'overtaken';
    const free = await withFreeAddress(transaction, planned);
    const now = clock();
    if (free.length > 0) {
      await writeRows(transaction, free, now);
      await saveHistory(transaction, free, now);
      await enqueueSiblings(transaction, free);
      await markOwnWords(transaction);
      await publishContentChange(transaction, free, now);
    }
    if (change.audit !== 'covered-by-its-job')
      for (const page of free) await change.audit(transaction, withoutTextSlots(stateAfter(page).title));
    await change.alongside?.(transaction, free.map(toWritten));
    return free;
  }

  async function afterCommit(written: readonly ComparedChange[], isOfMany: boolean): Promise<void> {
    for (const page of written) if (page.kind === 'create') registry.add(page);
    if (written.length > 0) await recalculation.afterCommit({ isOfMany });
  }

  return async function commit(change) {
    for (let plans = 0; plans < PLANS_MAX; plans += 1) {
      const plan = await change.plan((id) => findCurrent(db, id));
      if ('ending' in plan) return plan;
      const planned = await compareChanges({ db, registry, recalculation }, plan.pages);
      const written = await db.transaction().execute((transaction) => write(transaction, change, planned));
      if (written === 'overtaken') continue;
      await afterCommit(written, change.audit === 'covered-by-its-job');
      return { written: written.map(toWritten) };
    }
    throw new Error(`Others changed the pages of ${PLANS_MAX} plans`);
  };
}

function toWritten(change: ComparedChange): WrittenPage {
  const { title, slug } = stateAfter(change);
  return { id: change.id, title: withoutTextSlots(title), slug };
}
