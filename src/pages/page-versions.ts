import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PageVersion, PageVersionSummary } from './page-contracts.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const VERSIONS_LISTED = 100;

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
    .select([
      'revision',
      'title',
      'slug',
      'description',
      'content',
      'saved_at',
      'replaced_at',
      'replaced_by',
      'indexing',
    ])
    .where('page_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return found ? { ...found, content: sanitizeHtml(found.content) } : null;
}
