import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { recordChange, takeTurn } from '../database/content-changes.ts';
import type { GeneratedPagesTable, Schema } from '../database/schema.ts';
import type { Nearest } from '../generator/likeness-index.ts';
import { decodeShingles, encodeFingerprint } from '../generator/shingle-storage.ts';
import { titleKey } from '../generator/title-key.ts';
import { searchKey } from '../text/slug.ts';
import { parseStored } from '../understanding/stored-understanding.ts';
import type { PageRecord, PageSummary } from './contracts.ts';
import { markOvertaken, markPages, markSiblings } from './page-marks.ts';
import { isIndexable } from './indexable.ts';
import { forgetRedirects } from './page-redirects.ts';
import { pageTags } from './page-tags.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** A page ready to be written; `content` is sanitised already. */
export interface NewPage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly content: string;
  readonly creativity: number | null;
  readonly seed: number | null;
  readonly likeness: number;
  readonly nearestId: string | null;
  readonly indexable: boolean;
  /** As `toStored` writes it. */
  readonly understood: string;
  /** Whether the title was understood and is ours to answer. */
  readonly answered: boolean;
  readonly shingles: Uint32Array;
  /** What the browser calls the save; the same one twice is one save. */
  readonly saveId?: string | undefined;
}

export interface UsefulLink {
  readonly title: string;
  readonly slug: string;
}

type Row = Selectable<GeneratedPagesTable>;

export const SUMMARY = ['page.id', 'page.title', 'page.slug', 'page.created_at', 'page.likeness', 'page.indexable'] as const;

export function toSummary(row: Pick<Row, 'id' | 'title' | 'slug' | 'created_at' | 'likeness' | 'indexable'> & { nearest_slug: string | null }): PageSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    created_at: row.created_at,
    likeness: row.likeness,
    nearest_slug: row.nearest_slug,
    indexable: row.indexable === 1,
  };
}

/** Live pages with the slug of their nearest sibling. */
export function livePages(db: Kysely<Schema>) {
  return db
    .selectFrom('generated_pages as page')
    .leftJoin('generated_pages as nearest', (join) => join.onRef('nearest.id', '=', 'page.nearest_id').on('nearest.deleted_at', 'is', null))
    .where('page.deleted_at', 'is', null);
}

async function findLive(db: Kysely<Schema>, column: 'page.id' | 'page.slug', value: string): Promise<PageRecord | null> {
  const row = await livePages(db)
    .select([...SUMMARY, 'page.updated_at', 'page.revision', 'page.indexable_override', 'page.overruled_by', 'page.overruled_at'])
    .select(['page.description', 'page.content', 'page.understood', 'nearest.slug as nearest_slug'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return null;
  const { updated_at, revision, description, content, understood, indexable_override: override } = row;
  const overruled = override === null ? null : { indexable: override === 1, by: row.overruled_by ?? '', at: row.overruled_at ?? '' };
  return { ...toSummary(row), updated_at, revision, overruled, description, content, understood: parseStored(understood) };
}

/** For administrators: sanitised again, because a row may have been written behind the application's back. */
export async function findPage(db: Kysely<Schema>, id: string): Promise<PageRecord | null> {
  const page = await findLive(db, 'page.id', id);
  return page && { ...page, content: sanitizeHtml(page.content) };
}

/** The content is as it is stored: whoever shows it sanitises it. */
export function findPageBySlug(db: Kysely<Schema>, slug: string): Promise<PageRecord | null> {
  return findLive(db, 'page.slug', slug);
}

/** The save that a live page stands by; null when it was given no id. */
export async function findSaveId(db: Kysely<Schema>, id: string): Promise<string | null> {
  const row = await db.selectFrom('generated_pages').select('save_id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  return row?.save_id ?? null;
}

/** The live page at this address, where it stands by just this save. */
export async function findSaved(db: Kysely<Schema>, slug: string, saveId: string): Promise<PageRecord | null> {
  const row = await db.selectFrom('generated_pages').select('id').where('slug', '=', slug).where('save_id', '=', saveId).where('deleted_at', 'is', null).executeTakeFirst();
  return row ? findPage(db, row.id) : null;
}

/** Whether a page stood at this address and was deleted; a live one may stand there again. */
export async function wasDeleted(db: Kysely<Schema>, slug: string): Promise<boolean> {
  const row = await db.selectFrom('generated_pages').select('id').where('slug', '=', slug).where('deleted_at', 'is not', null).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function countPages(db: Kysely<Schema>): Promise<number> {
  const { total } = await db
    .selectFrom('generated_pages')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Newest first, for the HTML sitemap. */
export function listUsefulLinks(db: Kysely<Schema>, { offset, limit }: { offset: number; limit: number }): Promise<UsefulLink[]> {
  return db
    .selectFrom('generated_pages')
    .select(['title', 'slug'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

const SAME_WISH_LOOKED_AT = 200;
/** Links to other generated pages below one. */
const RELATED = 6;

/** What a page links to: the live pages created just before it, newest first. A page created later does not change it. */
export function listRelated(db: Kysely<Schema>, id: string): Promise<UsefulLink[]> {
  return db
    .selectFrom('generated_pages')
    .select(['title', 'slug'])
    .where('deleted_at', 'is', null)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(RELATED)
    .execute();
}

/** The live pages that link to this one as related. */
function listRelating(db: Kysely<Schema>, id: string): Promise<UsefulLink[]> {
  return db
    .selectFrom('generated_pages')
    .select(['title', 'slug'])
    .where('deleted_at', 'is', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(RELATED)
    .execute();
}

/** Which of these slugs a live page has. At most a few thousand at a time. */
export async function takenSlugs(db: Kysely<Schema>, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db.selectFrom('generated_pages').select('slug').where('deleted_at', 'is', null).where('slug', 'in', slugs).execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** A live page whose title says the same in other words or another order; null where there is none. Looked for among those whose words are all found. */
export async function findSameWish(db: Kysely<Schema>, title: string): Promise<UsefulLink | null> {
  const key = titleKey(title);
  const words = key.split(' ').filter((word) => word !== '');
  if (words.length === 0) return null;
  const rows = await words
    .reduce(
      (query, word) => query.where('search_key', 'like', `%${word}%`),
      db.selectFrom('generated_pages').select(['title', 'slug']).where('deleted_at', 'is', null),
    )
    .limit(SAME_WISH_LOOKED_AT)
    .execute();
  return rows.find((row) => titleKey(row.title) === key) ?? null;
}

export interface InsertedPage extends UsefulLink {
  readonly id: string;
}

export interface JudgedPages {
  readonly pages: readonly NewPage[];
  /** The version of what they were compared with. */
  readonly judgedAt: number;
}

/**
 * Writes pages and records the change, inside the caller's transaction. A page whose address is taken is left out, so the answer
 * may be shorter than the question.
 */
export async function insertPages(transaction: Transaction<Schema>, { pages, judgedAt }: JudgedPages, now: Date): Promise<InsertedPage[]> {
  if (pages.length === 0) return [];
  await takeTurn(transaction);
  const createdAt = now.toISOString();
  const rows = pages.map((page) => ({
    id: page.id,
    title: page.title,
    slug: page.slug,
    description: page.description,
    content: page.content,
    search_key: `${searchKey(page.title)} ${page.slug}`,
    created_at: createdAt,
    updated_at: createdAt,
    creativity: page.creativity,
    seed: page.seed,
    likeness: page.likeness,
    nearest_id: page.nearestId,
    indexable: page.indexable ? (1 as const) : (0 as const),
    understood: page.understood,
    answered: page.answered ? (1 as const) : (0 as const),
    deleted_at: null,
    save_id: page.saveId ?? null,
  }));
  const inserted = await transaction
    .insertInto('generated_pages')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'title', 'slug'])
    .execute();
  if (inserted.length === 0) return [];

  await forgetRedirects(transaction, inserted.map(({ slug }) => slug));
  const shinglesBySlug = new Map(pages.map((page) => [page.slug, page.shingles]));
  await transaction
    .insertInto('page_fingerprints')
    .values(inserted.map(({ id, slug }) => ({ page_id: id, ...encodeFingerprint(shinglesBySlug.get(slug) ?? new Uint32Array()) })))
    .execute();
  await markOvertaken(transaction, inserted.map(({ id }) => id), judgedAt);
  await recordChange(transaction, [pageTags.list, ...inserted.map(({ slug }) => pageTags.page(slug))], now);
  return inserted;
}

/** @returns the deleted page, or null when no live page has the id. It stays restorable; its siblings are marked to be measured. */
export async function deletePage(transaction: Transaction<Schema>, id: string, now: Date): Promise<UsefulLink | null> {
  await takeTurn(transaction);
  const deleted = await transaction
    .updateTable('generated_pages')
    .set({ deleted_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['title', 'slug'])
    .executeTakeFirst();
  if (!deleted) return null;
  await markSiblings(transaction, id);
  await recordChange(transaction, [pageTags.list, pageTags.page(deleted.slug)], now);
  return deleted;
}

/** What a page says, live or deleted; null when it is unknown. */
export async function findShingles(db: Kysely<Schema>, id: string): Promise<Uint32Array | null> {
  const print = await db.selectFrom('page_fingerprints').select('shingles').where('page_id', '=', id).executeTakeFirst();
  return print ? decodeShingles(print.shingles) : null;
}

export interface Restoring {
  readonly id: string;
  /** Of the older pages. */
  readonly nearest: Nearest | null;
  /** Younger pages that must be measured against it. */
  readonly younger: readonly string[];
  /** The version of what it was compared with. */
  readonly judgedAt: number;
}

/** @returns the page as it stands again, null when no deleted page has the id. @throws a unique violation when another page stands at its address. */
export async function restorePage(transaction: Transaction<Schema>, { id, nearest, younger, judgedAt }: Restoring, now: Date): Promise<PageRecord | null> {
  await takeTurn(transaction);
  const likeness = nearest?.likeness ?? 0;
  const restored = await transaction
    .updateTable('generated_pages')
    .set({
      deleted_at: null,
      likeness,
      nearest_id: nearest?.id ?? null,
      indexable: sql<0 | 1>`coalesce(indexable_override, ${isIndexable({ likeness, answered: true }) ? 1 : 0} * answered)`,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('slug')
    .executeTakeFirst();
  if (!restored) return null;
  await markPages(transaction, younger);
  await markOvertaken(transaction, [id], judgedAt);
  await forgetRedirects(transaction, [restored.slug]);
  // Pages that do not link to it yet carry nothing of it by which they could be found.
  const relating = await listRelating(transaction, id);
  await recordChange(transaction, [pageTags.list, ...[restored, ...relating].map(({ slug }) => pageTags.page(slug))], now);
  return findPage(transaction, id);
}
