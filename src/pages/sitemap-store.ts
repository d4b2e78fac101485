import { type Kysely, sql } from 'kysely';
import { SET } from '../database/flags.ts';
import type { Schema } from '../database/schema.ts';

/** A page that may be indexed, as the sitemap names it. */
export interface SitemapPage {
  readonly id: string;
  readonly slug: string;
  /** ISO-8601 UTC. */
  readonly updated_at: string;
}

/** Pages that may be indexed and are canonical, in the order of their ids, which is that of their creation. `generated_pages_sitemap` holds all of it. */
function indexablePages(db: Kysely<Schema>, after: string) {
  return db
    .selectFrom('generated_pages')
    .where('deleted_at', 'is', null)
    .where('indexable', '=', SET)
    .where('canonical_id', 'is', null)
    .where('id', '>', after)
    .orderBy('id');
}

/** @param after the id before the first one; '' for the beginning. */
export function listIndexablePages(db: Kysely<Schema>, after: string, limit: number): Promise<SitemapPage[]> {
  return indexablePages(db, after).select(['id', 'slug', 'updated_at']).limit(limit).execute();
}

export interface SitemapPart {
  readonly lastId: string;
  readonly newest: string;
  readonly pages: number;
}

/** What the next `limit` pages after an id come to; null when there are none. */
export async function summarizePart(db: Kysely<Schema>, after: string, limit: number): Promise<SitemapPart | null> {
  const {
    pages,
    last_id: lastId,
    newest,
  } = await db
    .selectFrom(indexablePages(db, after).select(['id', 'updated_at']).limit(limit).as('part'))
    .select([
      (expression) => expression.fn.countAll<number>().as('pages'),
      sql<string | null>`max(id)`.as('last_id'),
      sql<string | null>`max(updated_at)`.as('newest'),
    ])
    .executeTakeFirstOrThrow();
  return lastId === null || newest === null ? null : { lastId, newest, pages };
}

/** Of these slugs, those of live pages, and whether each page may be indexed. At most a few thousand at a time. */
export async function indexabilityOf(db: Kysely<Schema>, slugs: readonly string[]): Promise<Map<string, boolean>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('generated_pages')
    .select(['slug', 'indexable'])
    .where('deleted_at', 'is', null)
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, indexable }) => [slug, indexable === 1]));
}
