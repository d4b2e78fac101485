import type { Kysely, Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { searchKey } from '../text/slug.ts';
import type { SavedView } from './page-contracts.ts';
import { pageListQuery, type PageListFilter } from './page-list-filter.ts';

/** As many as stand in a choice that is read at a glance. */
export const VIEWS_MAX = 50;

/** All of them, by name. A part of a filter that is no longer known is left out. */
export async function listSavedViews(db: Kysely<Schema>): Promise<SavedView[]> {
  const rows = await db.selectFrom('saved_views').selectAll().orderBy('name_key').execute();
  return rows.map(({ id, name, filter, created_by, created_at }) => ({
    id,
    name,
    filter: pageListQuery.safeParse(JSON.parse(filter)).data ?? {},
    created_by,
    created_at,
  }));
}

export interface ViewToSave {
  readonly name: string;
  readonly filter: PageListFilter;
  readonly by: string;
  readonly audit: WriteAuditEvent;
}

/** 'taken' where a view has this name already, or one that reads the same; 'full' where there are as many as may be. */
export function saveView(
  db: Kysely<Schema>,
  { name, filter, by, audit }: ViewToSave,
  now: Date,
): Promise<SavedView | 'taken' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    if ((await countViews(transaction)) >= VIEWS_MAX) return 'full';
    const view = { id: timeOrderedId(), name, created_by: by, created_at: now.toISOString() };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('saved_views')
      .values({ ...view, name_key: searchKey(name), filter: JSON.stringify(filter) })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return 'taken';
    await audit(transaction, name);
    return { ...view, filter };
  });
}

async function countViews(transaction: Transaction<Schema>): Promise<number> {
  const { total } = await transaction
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** @returns whether it was there. */
export function deleteView(db: Kysely<Schema>, id: string, audit: WriteAuditEvent): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (deleted) await audit(transaction, deleted.name);
    return deleted !== undefined;
  });
}
