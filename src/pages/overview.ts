import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ALMOST_EQUAL_FROM, SIMILAR_FROM } from '../generator/similarity.ts';

export interface PageCounts {
  readonly pages: number;
  readonly unique: number;
  readonly similar: number;
  readonly almost_equal: number;
}

/** Live pages by how much they resemble their nearest sibling; a page without one is unique. */
export async function countBySimilarity(db: Kysely<Schema>): Promise<PageCounts> {
  const counts = await db
    .selectFrom('generated_pages')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('pages'),
      fn
        .sum<number | null>(eb.case().when('likeness', '>=', ALMOST_EQUAL_FROM).then(1).else(0).end())
        .as('almost_equal'),
      fn.sum<number | null>(eb.case().when('likeness', '>=', SIMILAR_FROM).then(1).else(0).end()).as('alike'),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const almostEqual = Number(counts.almost_equal ?? 0);
  const alike = Number(counts.alike ?? 0);
  return { pages: counts.pages, unique: counts.pages - alike, similar: alike - almostEqual, almost_equal: almostEqual };
}
