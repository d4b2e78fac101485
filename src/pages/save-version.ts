import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { CurrentPage } from './page-change.ts';
import type { PageVersion } from './page-contracts.ts';

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
