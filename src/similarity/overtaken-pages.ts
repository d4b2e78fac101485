import type { Transaction } from 'kysely';
import { listChangesAfter } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { countedSlugsOfTags } from '../pages/page-tags.ts';
import { markPages } from './recalculation-marks.ts';

const AT_ONCE = 500;

/** The pages about which anything changed after this version, for who holds the write lock and has written nothing yet. */
export async function listChangedAfter(transaction: Transaction<Schema>, version: number): Promise<string[]> {
  const slugs = countedSlugsOfTags((await listChangesAfter(transaction, version)).tags);
  const ids: string[] = [];
  for (let start = 0; start < slugs.length; start += AT_ONCE) {
    const some = slugs.slice(start, start + AT_ONCE);
    // Live and deleted pages have an index each.
    for (const is of ['is', 'is not'] as const) {
      const rows = await transaction
        .selectFrom('generated_pages')
        .select('id')
        .where('slug', 'in', some)
        .where('deleted_at', is, null)
        .execute();
      ids.push(...rows.map(({ id }) => id));
    }
  }
  return ids;
}

/**
 * What is compared and then written may be overtaken in between: of two copies saved at the same moment neither knew the other. The pages that are
 * written and the younger ones that changed since are then measured against each other.
 */
export async function markOvertaken(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  comparedAt: number,
): Promise<void> {
  const changed = await listChangedAfter(transaction, comparedAt);
  const [oldest = ''] = ids.toSorted();
  if (changed.length > 0) await markPages(transaction, [...new Set([...ids, ...changed.filter((id) => id > oldest)])]);
}
