import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { plural } from '../text/portuguese.ts';
import type { TakenBack } from './draft-contracts.ts';
import type { Write } from './drafts-store.ts';

/** Rows in one statement: a visitor's read on the same handle waits for no more of them. */
const AT_ONCE = 500;

const titleCount = (total: number) => plural(total, 'título', 'títulos');

/**
 * Takes back what was kept of a list: the rest of it is not kept any more, and its drafts are deleted, all with the moment by which
 * `restoreList` finds them. Pages of it that are published already stay. Begun anew, it goes on where it was left.
 *
 * @returns null where there is no such list.
 */
export async function undoList(db: Kysely<Schema>, id: string, write: Write): Promise<TakenBack | null> {
  const at = await db.transaction().execute((transaction) => markUndone(transaction, id, write));
  if (at === null) return null;
  const drafts = await deleteDrafts(db, id, at);
  return { drafts, pages: await countPages(db, id, 'is') };
}

async function markUndone(transaction: Transaction<Schema>, id: string, { now, audit }: Write): Promise<string | null> {
  const at = now.toISOString();
  const marked = await transaction
    .updateTable('bulk_jobs')
    .set((expression) => ({ undone_at: expression.fn.coalesce('undone_at', expression.val(at)) }))
    .where('id', '=', id)
    .where('kept_as', 'is not', null)
    .returning(['total', 'undone_at'])
    .executeTakeFirst();
  if (!marked) return null;
  await transaction
    .updateTable('bulk_jobs')
    .set({ state: 'cancelled', finished_at: at, current_index: null, current_title: null, worker: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
  if (marked.undone_at === at) await audit(transaction, titleCount(marked.total));
  return marked.undone_at;
}

/**
 * Pressed while the list is still being taken back, it wins: it is done once nothing of the list is deleted, and what took it back stops.
 *
 * @returns null where there is no list that was taken back.
 */
export async function restoreList(db: Kysely<Schema>, id: string, { now, audit }: Write): Promise<TakenBack | null> {
  const job = await db.selectFrom('bulk_jobs').select(['total', 'undone_at']).where('id', '=', id).executeTakeFirst();
  if (!job || job.undone_at === null) return null;
  const at = job.undone_at;
  let drafts = 0;
  for (let changed = AT_ONCE; changed > 0; drafts += changed) {
    changed = await db.transaction().execute(async (transaction) => {
      if (!(await holdUndone(transaction, id, at))) return 0;
      const { numUpdatedRows } = await transaction
        .updateTable('page_drafts')
        .set({ deleted_at: null, claimed_until: null, saved_at: now.toISOString() })
        .where('id', 'in', (row) =>
          row
            .selectFrom('page_drafts')
            .select('id')
            .where('batch_id', '=', id)
            .where('deleted_at', '=', at)
            .limit(AT_ONCE),
        )
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        await transaction.updateTable('bulk_jobs').set({ undone_at: null }).where('id', '=', id).execute();
        await audit(transaction, titleCount(job.total));
      }
      return Number(numUpdatedRows);
    });
    await yieldToEventLoop();
  }
  return { drafts, pages: await countPages(db, id, 'is not') };
}

/** Deletes the drafts once through, in their order: one that is restored behind it stays restored. @returns how many. */
async function deleteDrafts(db: Kysely<Schema>, id: string, at: string): Promise<number> {
  let drafts = 0;
  for (let last: string | undefined = ''; last !== undefined;) {
    const behind: string = last;
    const deleted = await db.transaction().execute(async (transaction) => {
      if (!(await holdUndone(transaction, id, at))) return [];
      return transaction
        .updateTable('page_drafts')
        .set({ deleted_at: at, claimed_until: null })
        .where('id', 'in', (row) =>
          row
            .selectFrom('page_drafts')
            .select('id')
            .where('batch_id', '=', id)
            .where('deleted_at', 'is', null)
            .where('id', '>', behind)
            .orderBy('id')
            .limit(AT_ONCE),
        )
        .returning('id')
        .execute();
    });
    drafts += deleted.length;
    last = deleted
      .map((draft) => draft.id)
      .toSorted()
      .at(-1);
    await yieldToEventLoop();
  }
  return drafts;
}

/** Holds the list until the commit. @returns whether it is still taken back by that moment. */
async function holdUndone(transaction: Transaction<Schema>, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('bulk_jobs')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', '=', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Pages of the list that are published, or that were and are in the bin. */
async function countPages(db: Kysely<Schema>, id: string, deleted: 'is' | 'is not'): Promise<number> {
  const { pages } = await db
    .selectFrom('generated_pages')
    .select(({ fn }) => fn.countAll<number>().as('pages'))
    .where('job_id', '=', id)
    .where('deleted_at', deleted, null)
    .executeTakeFirstOrThrow();
  return pages;
}
