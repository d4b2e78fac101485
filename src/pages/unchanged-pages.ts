import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ComparedChange } from './compared-change.ts';

/** Whether the pages are still as the changes found them. */
export async function areUnchanged(
  transaction: Transaction<Schema>,
  changes: readonly ComparedChange[],
): Promise<boolean> {
  const found = changes.flatMap((change) => (change.kind === 'create' ? [] : [change.before]));
  if (found.length === 0) return true;
  const rows = await transaction
    .selectFrom('generated_pages')
    .select(['id', 'revision', 'deleted_at'])
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  return found.every(
    ({ id, revision, isDeleted }) =>
      now.get(id)?.revision === revision && (now.get(id)?.deleted_at !== null) === isDeleted,
  );
}
