import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PageActionsTable } from '../database/action-tables.ts';
import type { Schema } from '../database/schema.ts';
import { BIN_DAYS } from '../pages/page-bin.ts';
import { plural } from '../text/portuguese.ts';
import { storedAction } from './action-bodies.ts';
import type { ActedPage, PageAction, PageActionDetails, PageActionSummary } from './action-contracts.ts';

const LISTED = 50;
const PAGES_SHOWN = 200;
const UNDO_MS = BIN_DAYS * 24 * 60 * 60 * 1000;

type Row = Selectable<PageActionsTable>;

/** How the audit log names an action; the screen makes a link of the id. */
export const actionSubject = (id: string, pages: number) => `${plural(pages, 'página', 'páginas')} #${id}`;

/** What an action's row says is to be done; null where it undoes another. */
export function parseAction({ kind, parameters }: Pick<Row, 'kind' | 'parameters'>): PageAction | null {
  if (kind === 'undo') return null;
  const kept: unknown = JSON.parse(parameters);
  return storedAction.parse(kept);
}

const actions = (db: Kysely<Schema>) =>
  db
    .selectFrom('page_actions as action')
    .leftJoin('page_actions as undoing', 'undoing.undo_of', 'action.id')
    .leftJoin('page_actions as undone', 'undone.id', 'action.undo_of')
    .selectAll('action')
    .select(['undoing.id as undone_by', 'undone.kind as undone_kind']);

type Found = Row & { readonly undone_by: string | null; readonly undone_kind: Row['kind'] | null };

const isOver = (state: Row['state']) => state === 'done' || state === 'cancelled' || state === 'failed';

export function undoEnd(createdAt: string): string {
  return new Date(Date.parse(createdAt) + UNDO_MS).toISOString();
}

function toSummary(
  { parameters: _parameters, worker: _worker, lease_until: _leaseUntil, undone_kind, ...action }: Found,
  now: Date,
): PageActionSummary {
  const until = undoEnd(action.created_at);
  const isUndoable =
    action.kind !== 'undo' &&
    action.kind !== 'erase' &&
    action.undone_by === null &&
    action.changed > 0 &&
    isOver(action.state) &&
    until > now.toISOString();
  return {
    ...action,
    undone_kind: undone_kind === 'undo' ? null : undone_kind,
    undo_until: isUndoable ? until : null,
  };
}

/** Newest first. */
export async function listActions(db: Kysely<Schema>, now: Date): Promise<PageActionSummary[]> {
  const rows = await actions(db)
    .where('action.state', '!=', 'preparing')
    .orderBy('action.created_at', 'desc')
    .orderBy('action.id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => toSummary(row, now));
}

export async function findAction(db: Kysely<Schema>, id: string, now: Date): Promise<PageActionDetails | null> {
  const row = await actions(db).where('action.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const left = await listPagesOf(db, id, ['failed', 'skipped'], PAGES_SHOWN);
  const others = left.length < PAGES_SHOWN ? await listPagesOf(db, id, ['changed'], PAGES_SHOWN - left.length) : [];
  return { ...toSummary(row, now), pages: [...left, ...others] };
}

function listPagesOf(
  db: Kysely<Schema>,
  id: string,
  states: readonly ActedPage['state'][],
  limit: number,
): Promise<ActedPage[]> {
  return db
    .selectFrom('page_action_pages')
    .select(['page_id', 'title', 'state', 'reason'])
    .where('action_id', '=', id)
    .where('state', 'in', states)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Stops an action between two batches. @returns how many pages it was to work on, null where it was over. */
export async function cancelAction(transaction: Transaction<Schema>, id: string, now: Date): Promise<number | null> {
  const cancelled = await transaction
    .updateTable('page_actions')
    .set({ state: 'cancelled', finished_at: now.toISOString(), worker: null, lease_until: null })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returning('total')
    .executeTakeFirst();
  return cancelled?.total ?? null;
}
