import type { Kysely } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { Schema } from '../database/schema.ts';
import type { SavedView } from './page-contracts.ts';
import { pageListQuery } from './page-list-filter.ts';

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
