import type { Kysely } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { PartList } from '../business/title-parts.ts';
import type { Schema } from '../database/schema.ts';
import type { Named } from '../text/portuguese.ts';

export interface PartListChange {
  readonly list: PartList;
  /** Null brings the original list back. */
  readonly parts: readonly Named[] | null;
  /** Of the list that was changed, 0 where it never had been. */
  readonly revision: number;
  readonly by: string;
  readonly audit: WriteAuditEvent;
}

/** Keeps a list for all administrators. @returns whether it was still the one that was changed. */
export function savePartList(
  db: Kysely<Schema>,
  { list, parts, revision, by, audit }: PartListChange,
  now: Date,
): Promise<boolean> {
  const row = {
    parts: parts === null ? null : JSON.stringify(parts),
    revision: revision + 1,
    changed_at: now.toISOString(),
    changed_by: by,
  };
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('title_part_lists')
      .values({ list: list.id, ...row })
      .onConflict((conflict) =>
        conflict.column('list').doUpdateSet(row).where('title_part_lists.revision', '=', revision),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await audit(transaction, parts === null ? `${list.name}, lista original` : list.name);
    return true;
  });
}
