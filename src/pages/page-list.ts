import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PageList, PageSummary } from './page-contracts.ts';
import { pageListConditions, type PageListFilter } from './page-list-filter.ts';
import { livePages, SUMMARY, toSummary } from './page-reads.ts';

interface PageListParameters extends PageListFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** False where all pages are read batch by batch and nobody needs the total of each batch. */
  readonly counted?: boolean;
}

type Order = NonNullable<PageListFilter['sort']>;

/** Each is the order of an index that holds all that filters read, so that no list is sorted and no page's text is walked over. */
const ORDERS = {
  newest: { column: 'page.created_at', direction: 'desc' },
  oldest: { column: 'page.created_at', direction: 'asc' },
  // Title and address folded, so that accents and case do not tear the alphabet apart.
  title: { column: 'page.search_key', direction: 'asc' },
  likeness: { column: 'page.likeness', direction: 'desc' },
  'own-words': { column: 'page.own_words', direction: 'asc' },
} as const satisfies Record<Order, unknown>;

interface Position {
  readonly key: string | number;
  readonly id: string;
}

/** A cursor is the last row's order key, so that a page created meanwhile neither repeats nor hides one. Null for what is none. */
function parseCursor(cursor: string | undefined, order: Order): Position | null {
  const end = cursor?.lastIndexOf('|') ?? -1;
  if (cursor === undefined || end <= 0) return null;
  const key = order === 'likeness' || order === 'own-words' ? Number(cursor.slice(0, end)) : cursor.slice(0, end);
  const id = cursor.slice(end + 1);
  return id === '' || Number.isNaN(key) ? null : { key, id };
}

/** The ids of pages in the order of the list. An unknown cursor starts from the beginning. */
async function findPositions(
  db: Kysely<Schema>,
  { cursor, limit, sort = 'newest', ...filter }: PageListParameters,
): Promise<Position[]> {
  const { column, direction } = ORDERS[sort];
  const after = parseCursor(cursor, sort);
  let query = db
    .selectFrom('generated_pages as page')
    .select(['page.id', `${column} as key`])
    .where('page.deleted_at', 'is', null)
    .orderBy(column, direction)
    .orderBy('page.id', direction)
    .limit(limit);
  for (const condition of pageListConditions(filter, column)) query = query.where(condition);
  if (after !== null)
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, page.id) ${sql.raw(direction === 'desc' ? '<' : '>')} (${after.key}, ${after.id})`,
    );
  return query.execute();
}

/** As many of them as were asked for, and from where the next follow. */
async function findStretch(db: Kysely<Schema>, parameters: PageListParameters) {
  const { limit } = parameters;
  const found = await findPositions(db, { ...parameters, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { ids: shown.map(({ id }) => id), next_cursor: last === undefined ? null : `${last.key}|${last.id}` };
}

async function countPages(db: Kysely<Schema>, filter: PageListFilter): Promise<number> {
  let query = db
    .selectFrom('generated_pages as page')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('page.deleted_at', 'is', null);
  for (const condition of pageListConditions(filter)) query = query.where(condition);
  return (await query.executeTakeFirstOrThrow()).total;
}

async function readSummaries(db: Kysely<Schema>, ids: readonly string[]): Promise<PageSummary[]> {
  if (ids.length === 0) return [];
  const rows = await livePages(db)
    .select([...SUMMARY, 'nearest.slug as nearest_slug', 'canonical.slug as canonical_slug'])
    .where('page.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toSummary);
}

export async function listPages(db: Kysely<Schema>, parameters: PageListParameters): Promise<PageList> {
  const { cursor, counted = true } = parameters;
  const { ids, next_cursor: next } = await findStretch(db, parameters);
  // A list that ends on its first stretch has counted itself.
  const isWhole = !cursor && next === null;
  return {
    items: await readSummaries(db, ids),
    next_cursor: next,
    total: counted && !isWhole ? await countPages(db, parameters) : ids.length,
  };
}

export type PageName = Pick<PageSummary, 'id' | 'title' | 'slug'>;

/** The same pages, told by no more than their names, for whoever goes through all of them. */
export async function listPageNames(
  db: Kysely<Schema>,
  parameters: Omit<PageListParameters, 'counted'>,
): Promise<{ readonly items: readonly PageName[]; readonly next_cursor: string | null }> {
  const { ids, next_cursor } = await findStretch(db, parameters);
  if (ids.length === 0) return { items: [], next_cursor };
  const rows = await db.selectFrom('generated_pages').select(['id', 'title', 'slug']).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), next_cursor };
}
