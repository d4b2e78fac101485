import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PageActionPagesTable } from '../database/action-tables.ts';
import type { Schema } from '../database/schema.ts';

export type WaitingPage = Pick<
  Selectable<PageActionPagesTable>,
  'position' | 'page_id' | 'revision' | 'deleted_at' | 'before'
>;

/** The next pages that wait, in the action's order, from a position before which none does. */
export function listWaitingPages(db: Kysely<Schema>, id: string, from: number, limit: number): Promise<WaitingPage[]> {
  return db
    .selectFrom('page_action_pages')
    .select(['position', 'page_id', 'revision', 'deleted_at', 'before'])
    .where('action_id', '=', id)
    .where('position', '>=', from)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Where the pages of these ids stand now, by their id. */
export async function standingOf(
  transaction: Transaction<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly revision: number; readonly deleted_at: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('generated_pages')
    .select(['id', 'revision', 'deleted_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
