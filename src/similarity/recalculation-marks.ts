import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

const AT_ONCE = 500;

/** Marks the live pages whose nearest page is this one. It works in the transaction that changes this page, so that a crash afterwards leaves the marks. */
export async function markSiblings(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction
    .insertInto('pages_to_measure')
    .columns(['page_id', 'mark'])
    .expression((build) =>
      build
        .selectFrom('generated_pages')
        .select(['id', sql<string>`cast(${randomUUID()} as text)`.as('mark')])
        .where('nearest_id', '=', id)
        .where('deleted_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict.column('page_id').doUpdateSet((expression) => ({ mark: expression.ref('excluded.mark') })),
    )
    .execute();
}

/** Marks these pages, inside the caller's transaction. */
export async function markPages(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await transaction
      .insertInto('pages_to_measure')
      .values(ids.slice(start, start + AT_ONCE).map((id) => ({ page_id: id, mark: randomUUID() })))
      .onConflict((conflict) =>
        conflict.column('page_id').doUpdateSet((expression) => ({ mark: expression.ref('excluded.mark') })),
      )
      .execute();
  }
}
