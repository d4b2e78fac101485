import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { BinnedPage, PageBin } from './page-contracts.ts';
import { pageListConditions } from './page-list-filter.ts';

/** How long a deleted page can be restored; its address answers 410 meanwhile. */
export const BIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whatever was deleted before this moment leaves the bin. */
export function binEnd(now: Date): string {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString();
}

interface BinParameters {
  readonly q?: string | undefined;
  /** The bulk job that made the pages. */
  readonly job?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** False where all pages are read batch by batch and nobody needs the total of each batch. */
  readonly counted?: boolean;
}

/** The deleted pages, those that went last first. */
export async function listBin(
  db: Kysely<Schema>,
  { q, job, cursor, limit, counted: isCounted = true }: BinParameters,
): Promise<PageBin> {
  const [key, id] = cursor?.split('|') ?? [];
  let query = db
    .selectFrom('generated_pages as page')
    .select(['page.id', 'page.title', 'page.slug', 'page.deleted_at', 'page.deleted_by'])
    .where('page.deleted_at', 'is not', null);
  let counted = db
    .selectFrom('generated_pages as page')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('page.deleted_at', 'is not', null);
  for (const condition of pageListConditions({ q, job })) {
    query = query.where(condition);
    counted = counted.where(condition);
  }
  if (key && id)
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('page.deleted_at', 'page.id'), '<', tuple(key, id)));
  const rows = await query
    .orderBy('page.deleted_at', 'desc')
    .orderBy('page.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { total } = isCounted ? await counted.executeTakeFirstOrThrow() : { total: rows.length };
  const items = rows.slice(0, limit).map(toBinned);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? `${last.deleted_at}|${last.id}` : null, total };
}

function toBinned({
  deleted_at: deletedAt,
  ...page
}: Omit<BinnedPage, 'deleted_at' | 'erased_at'> & { deleted_at: string | null }): BinnedPage {
  const at = deletedAt ?? '';
  return { ...page, deleted_at: at, erased_at: new Date(Date.parse(at) + BIN_DAYS * DAY_MS).toISOString() };
}

/** Pages that have been in the bin for longer than it keeps them. */
export async function listExpired(db: Kysely<Schema>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('generated_pages')
    .select('id')
    .where('deleted_at', '<', binEnd(now))
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
