import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { CurrentPage } from './page-change.ts';
import type { PageVersion, PageVersionSummary } from './page-contracts.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const VERSIONS_LISTED = 100;

function indexingOf(override: CurrentPage['override']): PageVersion['indexing'] {
  if (override === null) return 'by-likeness';
  return override.indexable ? 'shown' : 'hidden';
}

/**
 * Keeps a page as it stood before its words or its address changed.
 *
 * @param by e-mail of the administrator who changed them.
 */
export async function saveVersion(
  transaction: Transaction<Schema>,
  before: CurrentPage,
  by: string,
  now: Date,
): Promise<void> {
  const { id, revision, title, slug, description, content, updatedAt, override } = before;
  await transaction
    .insertInto('page_versions')
    .values({
      page_id: id,
      revision,
      title,
      slug,
      description,
      content,
      saved_at: updatedAt,
      replaced_at: now.toISOString(),
      replaced_by: by,
      indexing: indexingOf(override),
    })
    .execute();
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
