import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addresses } from '../business/addresses.ts';
import type { Schema } from '../database/schema.ts';
import { ALMOST_EQUAL_FROM, SIMILAR_FROM } from '../generator/similarity.ts';
import { searchKey } from '../text/slug.ts';
import type { PageList } from './page-contracts.ts';
import { livePages, SUMMARY, toSummary } from './page-reads.ts';

/** The most words of a search. Further words are ignored. */
const SEARCH_WORDS = 20;

export type PageOrder = 'newest' | 'likeness';
/** How much pages are alike, or that they state figures of the company in typed words. */
export type PageLevel = 'similar' | 'almost-equal' | 'typed-figures';

/** Which pages are looked for, and in which order. */
export interface PageListFilter {
  readonly q?: string | undefined;
  readonly sort?: PageOrder | undefined;
  readonly level?: PageLevel | undefined;
}

interface PageListParameters extends PageListFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** False where all pages are read batch by batch and nobody needs the total of each batch. */
  readonly counted?: boolean;
}

/** A cursor is the last row's order key, so that a page created meanwhile neither repeats nor hides one. */
function parseCursor(cursor: string): { key: string; id: string } | null {
  const [key, id] = cursor.split('|');
  return key && id ? { key, id } : null;
}

function ofLevel(level: PageLevel) {
  if (level === 'typed-figures') return sql<boolean>`page.typed_figures > 0`;
  return level === 'similar'
    ? sql<boolean>`page.likeness >= ${SIMILAR_FROM} and page.likeness < ${ALMOST_EQUAL_FROM}`
    : sql<boolean>`page.likeness >= ${ALMOST_EQUAL_FROM}`;
}

/** Pages whose title or address contains every word that was typed, in any order, accents and case ignored. */
function contains(words: string): RawBuilder<boolean>[] {
  const root = addresses.usefulLink('');
  // An address may be pasted whole; what is stored is its end.
  const sought = words.includes(root) ? words.slice(words.lastIndexOf(root) + root.length) : words;
  const parts = new Set(searchKey(sought).split(/\s+/, SEARCH_WORDS));
  return [...parts].map(
    (part) => sql<boolean>`page.search_key like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  );
}

/** Newest first, or most alike first. An unknown cursor starts from the beginning. */
export async function listPages(
  db: Kysely<Schema>,
  { cursor, limit, q, sort = 'newest', level, counted: isCounted = true }: PageListParameters,
): Promise<PageList> {
  const matching = [...(q ? contains(q) : []), ...(level ? [ofLevel(level)] : [])];
  const column = sort === 'likeness' ? 'page.likeness' : 'page.created_at';
  const after = cursor ? parseCursor(cursor) : null;

  let query = livePages(db)
    .select([...SUMMARY, 'nearest.slug as nearest_slug'])
    .orderBy(column, 'desc')
    .orderBy('page.id', 'desc')
    .limit(limit + 1);
  let counted = db
    .selectFrom('generated_pages as page')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('page.deleted_at', 'is', null);
  for (const condition of matching) {
    query = query.where(condition);
    counted = counted.where(condition);
  }
  if (after && sort === 'newest') {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('page.created_at', 'page.id'), '<', tuple(after.key, after.id)),
    );
  }
  const similaritySeen = Number(after?.key);
  if (after && sort === 'likeness' && Number.isFinite(similaritySeen)) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('page.likeness', 'page.id'), '<', tuple(similaritySeen, after.id)),
    );
  }
  const rows = await query.execute();
  const { total } = isCounted ? await counted.executeTakeFirstOrThrow() : { total: rows.length };
  const items = rows.slice(0, limit).map(toSummary);
  const last = items.at(-1);
  return {
    items,
    next_cursor:
      rows.length > limit && last ? `${sort === 'likeness' ? last.likeness : last.created_at}|${last.id}` : null,
    total,
  };
}
