import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import type { Article, Named } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';
import type { StoredPartList } from './job-contracts.ts';

export const storedPart = z.object({
  name: z.string(),
  article: z.enum(['o', 'a', 'os', 'as']).nullable(),
}) satisfies z.ZodType<Named>;

/** Those that somebody has changed, or changed and reset. */
export async function listPartLists(db: Kysely<Schema>): Promise<StoredPartList[]> {
  const rows = await db.selectFrom('title_part_lists').selectAll().orderBy('list').execute();
  return rows.map(({ parts, ...row }) => ({
    ...row,
    parts: parts === null ? null : storedPart.array().parse(JSON.parse(parts)),
  }));
}

/** The articles of places as administrators wrote them, by the name folded. */
export async function readOwnArticles(db: Kysely<Schema>): Promise<ReadonlyMap<string, Article>> {
  const lists = await listPartLists(db);
  return new Map(lists.flatMap(({ parts }) => (parts ?? []).map(({ name, article }) => [searchKey(name), article])));
}
