import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { PageAction, PageActionSummary, Selection } from './action-contracts.ts';
import { actionSubject, findAction, undoEnd } from './actions-store.ts';
import { type SelectedPage, selectedPages } from './selected-pages.ts';

/** A visitor waits for no more of them: half a millisecond. */
const WRITTEN_AT_ONCE = 25;

export interface Beginning {
  readonly db: Kysely<Schema>;
  /** Beside visitors. */
  readonly reads: Kysely<Schema>;
  readonly now: Date;
  /** E-mail of the administrator. */
  readonly by: string;
  readonly audit: WriteAuditEvent;
  /** A stored title in the words of today. */
  readonly words: (title: string) => string;
}

type NewAction = Pick<PageActionSummary, 'kind' | 'undo_of'> & { readonly parameters: string; readonly total: number };

/** Nobody works on it before its pages stand: a hundred thousand of them in one transaction would hold visitors' reads. */
async function insertAction({ db, now, by }: Beginning, action: NewAction): Promise<string> {
  const id = timeOrderedId();
  await db
    .insertInto('page_actions')
    .values({
      ...action,
      id,
      state: 'preparing',
      processed: 0,
      changed: 0,
      skipped: 0,
      errors: 0,
      begun_by: by,
      created_at: now.toISOString(),
      finished_at: null,
      worker: null,
      lease_until: null,
    })
    .execute();
  return id;
}

async function queue({ db, now, audit }: Beginning, id: string, total: number): Promise<PageActionSummary | null> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('page_actions').set({ state: 'queued' }).where('id', '=', id).execute();
    await audit(transaction, actionSubject(id, total));
  });
  return findAction(db, id, now);
}

/**
 * Writes down an action with the pages that are found now; whatever comes later is not touched.
 *
 * @returns null where no page is found.
 */
export async function beginAction(
  beginning: Beginning,
  action: PageAction,
  selection: Selection,
): Promise<PageActionSummary | null> {
  const pages: SelectedPage[] = [];
  for await (const some of selectedPages(beginning.reads, selection)) pages.push(...some);
  if (pages.length === 0) return null;
  // What goes first is what nobody is compared with, and what comes back first is what others are compared with: the fewest comparisons again.
  pages.sort((one, other) => (one.id < other.id ? 1 : -1));
  if (action.kind === 'restore') pages.reverse();
  const id = await insertAction(beginning, {
    kind: action.kind,
    parameters: JSON.stringify(action),
    undo_of: null,
    total: pages.length,
  });
  for (let start = 0; start < pages.length; start += WRITTEN_AT_ONCE) {
    const rows = pages.slice(start, start + WRITTEN_AT_ONCE).map((page, offset) => ({
      action_id: id,
      position: start + offset,
      page_id: page.id,
      title: beginning.words(page.title),
      state: 'waiting' as const,
    }));
    await beginning.db.insertInto('page_action_pages').values(rows).execute();
    await yieldToEventLoop();
  }
  return queue(beginning, id, pages.length);
}

export type UndoBegun = PageActionSummary | 'unknown' | 'working' | 'undone' | 'nothing' | 'late';

/** Writes down the undoing of an action: each page that it changed, in the opposite order, with what it was. */
export async function beginUndo(beginning: Beginning, undone: string): Promise<UndoBegun> {
  const { db, now } = beginning;
  const action = await findAction(db, undone, now);
  if (!action) return 'unknown';
  if (action.undone_by !== null) return 'undone';
  if (['preparing', 'queued', 'running'].includes(action.state)) return 'working';
  if (action.kind === 'undo' || action.kind === 'erase' || action.changed === 0) return 'nothing';
  if (undoEnd(action.created_at) <= now.toISOString()) return 'late';
  let id: string;
  try {
    id = await insertAction(beginning, {
      kind: 'undo',
      parameters: '{}',
      undo_of: undone,
      total: action.changed,
    });
  } catch (error) {
    // Two presses at the same moment.
    if (isUniqueViolation(error)) return 'undone';
    throw error;
  }
  for (let start = 0; start < action.total; start += WRITTEN_AT_ONCE) {
    await db
      .insertInto('page_action_pages')
      .columns(['action_id', 'position', 'page_id', 'title', 'state', 'revision', 'deleted_at', 'before'])
      .expression((build) =>
        build
          .selectFrom('page_action_pages')
          .select(({ eb, val }) => [
            val(id).as('action_id'),
            eb(eb.val(action.total - 1), '-', eb.ref('position')).as('position'),
            'page_id',
            'title',
            eb.val('waiting' as const).as('state'),
            'revision',
            'deleted_at',
            'before',
          ])
          .where('action_id', '=', undone)
          .where('state', '=', 'changed')
          .where('position', '>=', start)
          .where('position', '<', start + WRITTEN_AT_ONCE),
      )
      .execute();
    await yieldToEventLoop();
  }
  return (await queue(beginning, id, action.changed)) ?? 'unknown';
}
