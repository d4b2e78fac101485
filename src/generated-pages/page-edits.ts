import type { Kysely, Selectable, Transaction } from 'kysely';
import type { RecordLine } from '../audit/record.ts';
import { recordChange, takeTurn } from '../database/content-changes.ts';
import type { GeneratedPagesTable, Schema } from '../database/schema.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { encodeFingerprint } from '../generator/shingle-storage.ts';
import { searchKey } from '../text/slug.ts';
import type { PageRecord, PageVersion, PageVersionSummary } from './contracts.ts';
import { markOvertaken, markPages, markSiblings } from './page-marks.ts';
import { redirectPage } from './page-redirects.ts';
import { pageTags } from './page-tags.ts';
import { findPage } from './pages-store.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** A page as it will stand after an edit; sanitised and judged. */
export interface EditedPage {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly content: string;
  readonly likeness: number;
  readonly nearestId: string | null;
  readonly indexable: boolean;
  /** As `toStored` writes it. */
  readonly understood: string;
  readonly answered: boolean;
  readonly override: { readonly indexable: boolean; readonly by: string; readonly at: string } | null;
  readonly shingles: Uint32Array;
  /** Younger pages that must be measured against the new text. */
  readonly younger: readonly string[];
}

export interface Edit {
  readonly id: string;
  /** The revision that the editor saw. */
  readonly revision: number;
  readonly page: EditedPage;
  /** The version of what it was compared with. */
  readonly judgedAt: number;
  /** E-mail of the administrator. */
  readonly by: string;
  readonly saveId: string | undefined;
  readonly record: RecordLine;
}

export type EditOutcome = PageRecord | 'unknown' | 'changed' | 'taken';

const VERSIONS_LISTED = 100;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Writes an edit unless someone else edited meanwhile; what stood before is kept as a version where words or address changed. */
export async function writeEdit(db: Kysely<Schema>, edit: Edit, now: Date): Promise<EditOutcome> {
  try {
    return await db.transaction().execute((transaction) => write(transaction, edit, now));
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

async function write(transaction: Transaction<Schema>, { id, revision, page, judgedAt, by, saveId, record }: Edit, now: Date): Promise<EditOutcome> {
  await takeTurn(transaction);
  const before = await transaction.selectFrom('generated_pages').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  if (!before) return 'unknown';
  const { title, slug, description, content } = before;
  // Deciding about search engines alone leaves the words as they stand, and with them their date.
  const isRewritten = title !== page.title || slug !== page.slug || description !== page.description || content !== page.content;
  const { numUpdatedRows } = await transaction
    .updateTable('generated_pages')
    .set({
      title: page.title,
      slug: page.slug,
      description: page.description,
      content: page.content,
      search_key: `${searchKey(page.title)} ${page.slug}`,
      updated_at: isRewritten ? now.toISOString() : before.updated_at,
      likeness: page.likeness,
      nearest_id: page.nearestId,
      indexable: flag(page.indexable),
      understood: page.understood,
      answered: flag(page.answered),
      indexable_override: page.override ? flag(page.override.indexable) : null,
      overruled_by: page.override?.by ?? null,
      overruled_at: page.override?.at ?? null,
      revision: revision + 1,
      save_id: saveId ?? null,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'changed';
  if (isRewritten) await keepRewritten(transaction, before, { id, revision, page, by }, now);
  await markOvertaken(transaction, [id], judgedAt);
  await recordChange(transaction, [pageTags.list, pageTags.page(slug), pageTags.page(page.slug), ...(isRewritten ? [pageTags.text(page.slug)] : [])], now);
  await record(transaction, page.title);
  return (await findPage(transaction, id)) ?? 'unknown';
}

function indexingOf(override: 0 | 1 | null): PageVersion['indexing'] {
  if (override === null) return 'by-likeness';
  return override === 1 ? 'shown' : 'hidden';
}

/** What stood before becomes a version, the old address leads to the new one, and who is compared with the words is measured against the new ones. */
async function keepRewritten(transaction: Transaction<Schema>, before: Selectable<GeneratedPagesTable>, { id, revision, page, by }: Pick<Edit, 'id' | 'revision' | 'page' | 'by'>, now: Date): Promise<void> {
  const { title, slug, description, content } = before;
  await transaction
    .insertInto('page_versions')
    .values({ page_id: id, revision, title, slug, description, content, saved_at: before.updated_at, replaced_at: now.toISOString(), replaced_by: by, indexing: indexingOf(before.indexable_override) })
    .execute();
  if (slug !== page.slug) await redirectPage(transaction, { pageId: id, from: slug, to: page.slug }, now);
  await transaction
    .insertInto('page_fingerprints')
    .values({ page_id: id, ...encodeFingerprint(page.shingles) })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(encodeFingerprint(page.shingles)))
    .execute();
  await markSiblings(transaction, id);
  await markPages(transaction, page.younger);
}

/** Earlier versions of a live page, newest first. */
export function listVersions(db: Kysely<Schema>, id: string): Promise<PageVersionSummary[]> {
  return db
    .selectFrom('page_versions')
    .select(['revision', 'title', 'saved_at', 'replaced_at', 'replaced_by'])
    .where('page_id', '=', id)
    .orderBy('revision', 'desc')
    .limit(VERSIONS_LISTED)
    .execute();
}

/** Sanitised again, because a row may have been written behind the application's back. */
export async function findVersion(db: Kysely<Schema>, id: string, revision: number): Promise<PageVersion | null> {
  const found = await db
    .selectFrom('page_versions')
    .select(['revision', 'title', 'slug', 'description', 'content', 'saved_at', 'replaced_at', 'replaced_by', 'indexing'])
    .where('page_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return found ? { ...found, content: sanitizeHtml(found.content) } : null;
}
