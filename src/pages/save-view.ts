import type { Kysely, Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { searchKey } from '../text/slug.ts';
import type { SavedView } from './page-contracts.ts';
import type { PageListFilter } from './page-list-filter.ts';
import { VIEWS_MAX } from './saved-views.ts';

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
