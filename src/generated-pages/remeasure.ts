import type { Kysely } from 'kysely';
import { recordChange } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { NOINDEX_FROM } from '../generator/likeness.ts';
import { decodeShingles } from '../generator/shingle-storage.ts';
import type { LikenessRegistry } from './likeness-registry.ts';
import { pageTags } from './page-tags.ts';

/** Pages measured in one transaction: short enough that visitors' reads on the same handle do not wait for it. */
const MEASURED_AT_ONCE = 50;

/**
 * Judges again the pages whose nearest page was the page `id`, which has gone or come back, and the page itself if it is live:
 * one that was too much alike may be indexed now.
 */
export async function remeasureAround(
  { db, clock, registry }: { readonly db: Kysely<Schema>; readonly clock: () => Date; readonly registry: LikenessRegistry },
  id: string,
): Promise<void> {
  const pages = await db
    .selectFrom('generated_pages as page')
    .innerJoin('page_fingerprints as print', 'print.page_id', 'page.id')
    .select(['page.id', 'page.slug', 'page.indexable_override', 'print.shingles'])
    .where((expression) => expression.or([expression('page.nearest_id', '=', id), expression('page.id', '=', id)]))
    .where('page.deleted_at', 'is', null)
    .execute();
  for (let start = 0; start < pages.length; start += MEASURED_AT_ONCE) {
    const some = pages.slice(start, start + MEASURED_AT_ONCE).map((page) => ({
      ...page,
      nearest: registry.nearest(decodeShingles(page.shingles), page.id),
    }));
    await db.transaction().execute(async (transaction) => {
      for (const { id: pageId, indexable_override, nearest } of some) {
        const likeness = nearest?.likeness ?? 0;
        await transaction
          .updateTable('generated_pages')
          .set({ likeness, nearest_id: nearest?.id ?? null, indexable: indexable_override ?? (likeness < NOINDEX_FROM ? 1 : 0) })
          .where('id', '=', pageId)
          .execute();
      }
      await recordChange(transaction, [pageTags.list, ...some.map(({ slug }) => pageTags.page(slug))], clock());
    });
  }
}
