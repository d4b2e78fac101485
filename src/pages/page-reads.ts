import type { Kysely, Selectable } from 'kysely';
import { SET } from '../database/flags.ts';
import type { GeneratedPagesTable } from '../database/page-tables.ts';
import type { Schema } from '../database/schema.ts';
import { titleKey } from '../generator/title-key.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import { parseStored, withoutMeant } from '../understanding/stored-understanding.ts';
import type { PageSummary, StoredPage } from './page-contracts.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export interface UsefulLink {
  readonly title: string;
  readonly slug: string;
}

type Row = Selectable<GeneratedPagesTable>;

export const SUMMARY = [
  'page.id',
  'page.title',
  'page.slug',
  'page.created_at',
  'page.likeness',
  'page.own_words',
  'page.indexable',
] as const;

export function toSummary(
  row: Pick<Row, 'id' | 'title' | 'slug' | 'created_at' | 'likeness' | 'own_words' | 'indexable'> & {
    nearest_slug: string | null;
    canonical_slug: string | null;
  },
): PageSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    created_at: row.created_at,
    likeness: row.likeness,
    nearest_slug: row.nearest_slug,
    own_words: row.own_words,
    canonical_slug: row.canonical_slug,
    indexable: row.indexable === 1,
  };
}

/** Live pages with the page that stands for them in search engines as long as it may. */
function withCanonical(db: Kysely<Schema>) {
  return db
    .selectFrom('generated_pages as page')
    .leftJoin('generated_pages as canonical', (join) =>
      join
        .onRef('canonical.id', '=', 'page.canonical_id')
        .on('canonical.deleted_at', 'is', null)
        .on('canonical.indexable', '=', SET)
        .on('page.indexable', '=', SET),
    )
    .where('page.deleted_at', 'is', null);
}

/** The same with their nearest sibling. */
export function livePages(db: Kysely<Schema>) {
  return withCanonical(db).leftJoin('generated_pages as nearest', (join) =>
    join.onRef('nearest.id', '=', 'page.nearest_id').on('nearest.deleted_at', 'is', null),
  );
}

async function findLive(db: Kysely<Schema>, id: string): Promise<StoredPage | null> {
  const row = await livePages(db)
    .select([
      ...SUMMARY,
      'page.updated_at',
      'page.revision',
      'page.indexable_override',
      'page.overruled_by',
      'page.overruled_at',
    ])
    .select([
      'page.description',
      'page.content',
      'page.understood',
      'page.typed_figures',
      'nearest.slug as nearest_slug',
      'canonical.slug as canonical_slug',
    ])
    .where('page.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { updated_at, revision, description, content, understood, typed_figures, indexable_override: override } = row;
  const overruled =
    override === null ? null : { indexable: override === 1, by: row.overruled_by ?? '', at: row.overruled_at ?? '' };
  return {
    ...toSummary(row),
    updated_at,
    revision,
    overruled,
    description,
    content,
    understood: parseStored(understood),
    typed_figures,
  };
}

/** For administrators: sanitised again, because a row may have been written behind the application's back. */
export async function findPage(db: Kysely<Schema>, id: string): Promise<StoredPage | null> {
  const page = await findLive(db, id);
  const understood = page?.understood ? withoutMeant(page.understood) : null;
  return page && { ...page, understood, content: sanitizeHtml(page.content) };
}

/** What visitors see of a page. The content is as it is stored: whoever shows it sanitises it. */
export type ShownPage = Pick<
  StoredPage,
  'id' | 'title' | 'slug' | 'created_at' | 'canonical_slug' | 'indexable' | 'description' | 'content' | 'understood'
>;

/** Reads nothing else, and no neighbour: every first visit waits for this. */
export async function findShownPage(db: Kysely<Schema>, slug: string): Promise<ShownPage | null> {
  const row = await withCanonical(db)
    .select(['page.id', 'page.title', 'page.slug', 'page.created_at', 'page.indexable'])
    .select(['page.description', 'page.content', 'page.understood', 'canonical.slug as canonical_slug'])
    .where('page.slug', '=', slug)
    .executeTakeFirst();
  return row ? { ...row, indexable: row.indexable === 1, understood: parseStored(row.understood) } : null;
}

/** The save that a live page stands by; null when it was given no id. */
export async function findSaveId(db: Kysely<Schema>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('generated_pages')
    .select('save_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.save_id ?? null;
}

/** The live page at this address, where it stands by just this save. */
export async function findSaved(db: Kysely<Schema>, slug: string, saveId: string): Promise<StoredPage | null> {
  const row = await db
    .selectFrom('generated_pages')
    .select('id')
    .where('slug', '=', slug)
    .where('save_id', '=', saveId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? findPage(db, row.id) : null;
}

/** Whether a page stood at this address and was deleted; a live one may stand there again. */
export async function wasDeleted(db: Kysely<Schema>, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('generated_pages')
    .select('id')
    .where('slug', '=', slug)
    .where('deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
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
export function listUsefulLinks(
  db: Kysely<Schema>,
  { offset, limit }: { offset: number; limit: number },
): Promise<UsefulLink[]> {
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

const SAME_INTENT_LOOKED_AT = 200;

/** Which of these slugs a live page has. At most a few thousand at a time. */
export async function takenSlugs(db: Kysely<Schema>, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .selectFrom('generated_pages')
    .select('slug')
    .where('deleted_at', 'is', null)
    .where('slug', 'in', slugs)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** A live page whose title says the same in other words or another order; null where there is none. Looked for among those whose words are all found. */
export async function findSameIntent(db: Kysely<Schema>, title: string): Promise<UsefulLink | null> {
  const key = titleKey(title);
  const words = key.split(' ').filter((word) => word !== '');
  if (words.length === 0) return null;
  const rows = await words
    .reduce(
      (query, word) => query.where('search_key', 'like', `%${word}%`),
      db.selectFrom('generated_pages').select(['title', 'slug']).where('deleted_at', 'is', null),
    )
    .limit(SAME_INTENT_LOOKED_AT)
    .execute();
  return rows.find((row) => titleKey(withoutTextSlots(row.title)) === key) ?? null;
}
