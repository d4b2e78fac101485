import type { Kysely, Transaction } from 'kysely';
import { takeTurn } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import type { LikenessRegistry } from '../similarity/likeness-registry.ts';
import type { PageMeasurer } from '../similarity/page-measurer.ts';
import { enqueueSiblings, keepHistory, noteContentChange, withFreeAddress } from './commit-steps.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import { type MeasuredChange, measureChanges } from './measured-change.ts';
import { type Change, type Committed, stateAfter, type WrittenPage } from './page-change.ts';
import { findStanding, standAsFound, writeRows } from './page-writes.ts';

/** Plans made for one change while others are faster each time. */
const PLANS_MAX = 50;

export interface CommitDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly registry: Pick<LikenessRegistry, 'nearest' | 'alike' | 'add'>;
  readonly measurer: Pick<PageMeasurer, 'upToDate' | 'settle'>;
}

/** Writes pages: the one way to do so. It carries out, in order, every step that a write needs. */
export type Commit = <Ending>(change: Change<Ending>) => Promise<Committed<Ending>>;

export function createCommit({ db, clock, registry, measurer }: CommitDependencies): Commit {
  async function write(
    transaction: Transaction<Schema>,
    change: Change<unknown>,
    planned: readonly MeasuredChange[],
  ): Promise<readonly MeasuredChange[] | 'overtaken'> {
    await takeTurn(transaction);
    if (!(await standAsFound(transaction, planned))) return 'overtaken';
    const free = await withFreeAddress(transaction, planned);
    const now = clock();
    if (free.length > 0) {
      await writeRows(transaction, free, now);
      await keepHistory(transaction, free, now);
      await enqueueSiblings(transaction, free);
      await noteContentChange(transaction, free, now);
    }
    if (change.audit !== 'covered-by-its-job')
      for (const page of free) await change.audit(transaction, withoutTextSlots(stateAfter(page).title));
    await change.alongside?.(transaction, free.map(toWritten));
    return free;
  }

  async function afterCommit(written: readonly MeasuredChange[]): Promise<void> {
    for (const page of written) if (page.kind === 'create') registry.add(page);
    if (written.length > 0) await measurer.settle();
  }

  return async function commit(change) {
    for (let plans = 0; plans < PLANS_MAX; plans += 1) {
      const plan = await change.plan((id) => findStanding(db, id));
      if ('ending' in plan) return plan;
      const planned = await measureChanges({ db, registry, measurer }, plan.pages);
      const written = await db.transaction().execute((transaction) => write(transaction, change, planned));
      if (written === 'overtaken') continue;
      await afterCommit(written);
      return { written: written.map(toWritten) };
    }
    throw new Error(`Others changed the pages of ${PLANS_MAX} plans`);
  };
}

function toWritten(change: MeasuredChange): WrittenPage {
  const { title, slug } = stateAfter(change);
  return { id: change.id, title: withoutTextSlots(title), slug };
}
