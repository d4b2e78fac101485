import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import { slotWords } from '../business/slot-values.ts';
import type { Facts } from '../business/facts.ts';
import type { UnpublishedEditsTable } from '../database/page-tables.ts';
import type { Schema } from '../database/schema.ts';
import { refreshSlots, withoutTextSlots } from '../text/fact-slots.ts';
import type { KeptEdit, UnpublishedEdit } from './page-contracts.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Which text is meant, and what whoever asks knows of it. */
export interface EditAsKnown {
  readonly id: string;
  /** The last that was read or written; 0 for a new one. */
  readonly version: number;
  /** The opened editor. */
  readonly writer: string;
}

type StoredEdit = Selectable<UnpublishedEditsTable>;

type TypedText = Pick<StoredEdit, 'revision' | 'title' | 'slug' | 'description' | 'content' | 'indexable'>;

/** More are no work under way: a page has as many editors as there are devices in use. */
const EDITS_MAX = 50;

/** Texts of a live page that are not saved, the newest first; null where there is no such page. */
export async function listEdits(db: Kysely<Schema>, pageId: string, facts: Facts): Promise<UnpublishedEdit[] | null> {
  if ((await findLiveTitle(db, pageId)) === null) return null;
  const rows = await db
    .selectFrom('unpublished_edits')
    .selectAll()
    .where('page_id', '=', pageId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(EDITS_MAX)
    .execute();
  return rows.map(({ page_id: _page, writer: _writer, content, indexable, ...row }) => ({
    ...row,
    content: refreshSlots(sanitizeHtml(content), slotWords(facts)),
    indexable: indexable === null ? null : indexable === 1,
  }));
}

type Written = KeptEdit | 'no-page' | 'changed' | 'gone' | 'too-many';

interface Keeping {
  readonly pageId: string;
  readonly known: EditAsKnown;
  /** The id of a text of its own, where somebody went on with this one elsewhere, or saved or discarded it there. */
  readonly otherwise: string;
  readonly typed: TypedText;
  readonly by: string;
  readonly now: Date;
}

/** Keeps what was typed, over nobody's words. */
export async function keepEdit(db: Kysely<Schema>, keeping: Keeping): Promise<KeptEdit | 'no-page' | 'too-many'> {
  const written = await writeEdit(db, keeping);
  if (written !== 'changed' && written !== 'gone') return written;
  const own = await writeEdit(db, { ...keeping, known: { ...keeping.known, id: keeping.otherwise, version: 0 } });
  // Nobody else knows this id.
  return own === 'changed' || own === 'gone' ? 'no-page' : own;
}

/** @returns 'changed' where somebody went on with the text elsewhere, 'gone' where it was saved or discarded there. */
function writeEdit(db: Kysely<Schema>, { pageId, known, typed, by, now }: Keeping): Promise<Written> {
  return db.transaction().execute(async (transaction) => {
    if ((await findLiveTitle(transaction, pageId)) === null) return 'no-page';
    const written = { ...typed, writer: known.writer, saved_at: now.toISOString(), saved_by: by };
    const before = await findEdit(transaction, known.id);
    if (!before) return insertEdit(transaction, { ...written, id: known.id, page_id: pageId, version: known.version });
    if (before.page_id !== pageId) return 'gone';
    if (isSameText(before, typed)) return { id: before.id, version: before.version, saved_at: before.saved_at };
    if (!isOf(before, known)) return 'changed';
    const updated = await transaction
      .updateTable('unpublished_edits')
      .set({ ...written, version: before.version + 1 })
      .where('id', '=', known.id)
      .where('version', '=', before.version)
      .returning(['id', 'version', 'saved_at'])
      .executeTakeFirst();
    return updated ?? 'changed';
  });
}

async function insertEdit(transaction: Transaction<Schema>, edit: StoredEdit): Promise<Written> {
  if (edit.version > 0) return 'gone';
  const { count } = await transaction
    .selectFrom('unpublished_edits')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('page_id', '=', edit.page_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= EDITS_MAX) return 'too-many';
  const inserted = await transaction
    .insertInto('unpublished_edits')
    .values({ ...edit, version: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'version', 'saved_at'])
    .executeTakeFirst();
  return inserted ?? 'changed';
}

/** Belongs into the transaction that saves the text; what somebody typed elsewhere since stays. */
export async function removeSavedEdit(
  transaction: Transaction<Schema>,
  pageId: string,
  known: EditAsKnown,
): Promise<void> {
  const before = await findEdit(transaction, known.id);
  if (before?.page_id === pageId && isOf(before, known)) await deleteEdit(transaction, before);
}

/** @returns false where somebody went on with the text since it was read; what is gone already is discarded. */
export function discardEdit(
  db: Kysely<Schema>,
  pageId: string,
  known: EditAsKnown,
  audit: WriteAuditEvent,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await findEdit(transaction, known.id);
    if (before?.page_id !== pageId) return true;
    if (!isOf(before, known) || !(await deleteEdit(transaction, before))) return false;
    await audit(transaction, await findLiveTitle(transaction, pageId));
    return true;
  });
}

async function deleteEdit(transaction: Transaction<Schema>, { id, version }: StoredEdit): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('unpublished_edits')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function findEdit(transaction: Transaction<Schema>, id: string): Promise<StoredEdit | undefined> {
  return transaction.selectFrom('unpublished_edits').selectAll().where('id', '=', id).executeTakeFirst();
}

async function findLiveTitle(db: Kysely<Schema>, pageId: string): Promise<string | null> {
  const page = await db
    .selectFrom('generated_pages')
    .select('title')
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return page ? withoutTextSlots(page.title) : null;
}

/** Whether nobody else wrote since. */
function isOf(edit: StoredEdit, { version, writer }: EditAsKnown): boolean {
  return edit.version === version || edit.writer === writer;
}

function isSameText(edit: StoredEdit, typed: TypedText): boolean {
  return (
    edit.revision === typed.revision &&
    edit.title === typed.title &&
    edit.slug === typed.slug &&
    edit.description === typed.description &&
    edit.content === typed.content &&
    edit.indexable === typed.indexable
  );
}
