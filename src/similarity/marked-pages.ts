import type { Kysely, Transaction } from 'kysely';
import { appendContentChange } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import type { Nearest } from '../generator/similarity.ts';
import { pageTags } from '../pages/page-tags.ts';
import { writeSimilarity } from '../pages/page-writes.ts';
import { provedPlaces } from './proved-places.ts';

/** Pages that wait to be measured again, whichever process marked them, and what they were measured as before. */
export function listMarked(db: Kysely<Schema>, limit: number) {
  return db
    .selectFrom('pages_to_measure as marked')
    .innerJoin('generated_pages as page', 'page.id', 'marked.page_id')
    .leftJoin('page_fingerprints as print', 'print.page_id', 'marked.page_id')
    .select([
      'page.id',
      'page.slug',
      'page.likeness',
      'page.nearest_id',
      'page.indexable_override',
      'page.answered',
      'page.own_words',
      'page.place',
      'page.deleted_at',
      'print.shingles',
      'print.signature',
      'marked.mark',
    ])
    .orderBy('marked.page_id')
    .limit(limit)
    .execute();
}

export type MarkedPage = Awaited<ReturnType<typeof listMarked>>[number];

/** A marked page with its new figure. */
export interface Recalculated {
  readonly id: string;
  readonly slug: string;
  readonly mark: string;
  readonly override: 0 | 1 | null;
  readonly answered: boolean;
  readonly ownWords: number;
  readonly place: string | null;
  readonly nearest: Nearest | null;
  readonly isNew: boolean;
}

/** Writes new figures and takes the marks away, unless a page was marked once more meanwhile. */
export async function writeRecalculated(
  transaction: Transaction<Schema>,
  pages: readonly Recalculated[],
  now: Date,
): Promise<void> {
  for (const { id, mark } of pages)
    await transaction.deleteFrom('pages_to_measure').where('page_id', '=', id).where('mark', '=', mark).execute();
  const renewed = pages.filter(({ isNew }) => isNew);
  const proved = renewed.length > 0 ? await provedPlaces(transaction) : new Set<string>();
  for (const page of renewed) await writeSimilarity(transaction, { ...page, isProved: proved.has(page.place ?? '') });
  if (renewed.length > 0)
    await appendContentChange(transaction, [pageTags.list, ...renewed.map(({ slug }) => pageTags.page(slug))], now);
}
