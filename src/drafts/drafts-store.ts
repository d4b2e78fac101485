import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { PageDraftsTable } from '../database/draft-tables.ts';
import type { Schema } from '../database/schema.ts';

export type StoredDraft = Selectable<PageDraftsTable>;

/** What a save changes of a draft. Whatever it failed with before is settled by it. */
export type DraftTexts = Pick<
  Insertable<PageDraftsTable>,
  'title' | 'slug' | 'description' | 'content' | 'creativity' | 'seed' | 'correction'
>;

/** What has not been begun and not failed yet. */
export const FRESH = { failure: null, attempts: 0, claimed_until: null } as const;

export interface Write {
  readonly by: string;
  readonly now: Date;
  readonly audit: WriteAuditEvent;
}

export function findDraft(db: Kysely<Schema>, id: string): Promise<StoredDraft | undefined> {
  return db
    .selectFrom('page_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function findSavedDraft(db: Kysely<Schema>, saveId: string): Promise<StoredDraft | undefined> {
  return db.selectFrom('page_drafts').selectAll().where('save_id', '=', saveId).executeTakeFirst();
}

/** @returns the draft; the one that stands by the same save already, where there is one. One that was deleted since stands again. */
export function insertDraft(
  db: Kysely<Schema>,
  draft: Insertable<PageDraftsTable>,
  { audit }: Pick<Write, 'audit'>,
): Promise<StoredDraft | undefined> {
  return db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('page_drafts')
      .values(draft)
      .onConflict((conflict) => conflict.column('save_id').where('save_id', 'is not', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    const before = !inserted && draft.save_id ? await findSavedDraft(transaction, draft.save_id) : undefined;
    if (before?.deleted_at === null) return before;
    const saved =
      inserted ??
      (before &&
        (await transaction
          .updateTable('page_drafts')
          .set({ ...draft, id: before.id })
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirst()));
    if (saved) await audit(transaction, saved.title);
    return saved;
  });
}

/** @param wanted nothing in it leaves the rest as it stands. @returns undefined where there is no such draft any more. */
export function updateDraft(
  db: Kysely<Schema>,
  id: string,
  wanted: Partial<DraftTexts> & { readonly publish_at?: string | null },
  { by, now, audit }: Write,
): Promise<StoredDraft | undefined> {
  return db.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('page_drafts')
      .set({ ...wanted, ...FRESH, saved_at: now.toISOString(), saved_by: by })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (updated) await audit(transaction, updated.title);
    return updated;
  });
}

/** A deleted draft is published by nobody; restored, it is as it was, saved anew: whoever reads what was saved since a moment sees it. */
export function setDeleted(
  db: Kysely<Schema>,
  id: string,
  isDeleted: boolean,
  { now, audit }: Pick<Write, 'now' | 'audit'>,
): Promise<StoredDraft | undefined> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('page_drafts')
      .set({
        claimed_until: null,
        ...(isDeleted ? { deleted_at: now.toISOString() } : { deleted_at: null, saved_at: now.toISOString() }),
      })
      .where('id', '=', id)
      .where('deleted_at', isDeleted ? 'is' : 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (changed) await audit(transaction, changed.title);
    return changed;
  });
}

/** A draft that another process published, or that somebody changed or deleted, while it was being published. */
export class DraftGone extends Error {}

/** Belongs into the transaction that writes the page. @throws DraftGone where the draft is not as it was read. */
export async function removePublished(
  transaction: Transaction<Schema>,
  { id, saved_at }: Pick<StoredDraft, 'id' | 'saved_at'>,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('page_drafts')
    .where('id', '=', id)
    .where('saved_at', '=', saved_at)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DraftGone();
}
