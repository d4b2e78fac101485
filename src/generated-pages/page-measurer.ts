import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ChangeFeed } from '../database/change-feed.ts';
import { recordChange, takeTurn } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { NOINDEX_FROM } from '../generator/likeness.ts';
import type { Nearest } from '../generator/likeness-index.ts';
import { decodeShingles } from '../generator/shingle-storage.ts';
import type { LikenessRegistry } from './likeness-registry.ts';
import { pageTags } from './page-tags.ts';

/** Pages measured in one transaction: short enough that visitors' reads on the same handle do not wait for it. */
const MEASURED_AT_ONCE = 50;
const MARKED_AT_ONCE = 500;

/** From here on a younger page is measured again when an older one comes back or is rewritten; below it no screen and no search engine makes a difference. */
export const ALIKE_FROM = 0.5;

/**
 * A page is compared with those created before it, so that of two copies the later one stays out of search engines. Ids are UUIDs of
 * version 7 and sort by creation.
 */
export const olderThan = (id: string) => (other: string) => other < id;
export const youngerThan = (id: string) => (other: string) => other > id;

/** Marks the live pages whose nearest page is this one, inside the transaction that changes it: a crash in between leaves the marks. */
export async function markSiblings(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction
    .insertInto('pages_to_measure')
    .columns(['page_id', 'mark'])
    .expression((build) =>
      build
        .selectFrom('generated_pages')
        .select(['id', sql<string>`cast(${randomUUID()} as text)`.as('mark')])
        .where('nearest_id', '=', id)
        .where('deleted_at', 'is', null),
    )
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet((expression) => ({ mark: expression.ref('excluded.mark') })))
    .execute();
}

/** Marks these pages, inside the caller's transaction. */
export async function markPages(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += MARKED_AT_ONCE) {
    await transaction
      .insertInto('pages_to_measure')
      .values(ids.slice(start, start + MARKED_AT_ONCE).map((id) => ({ page_id: id, mark: randomUUID() })))
      .onConflict((conflict) => conflict.column('page_id').doUpdateSet((expression) => ({ mark: expression.ref('excluded.mark') })))
      .execute();
  }
}

export interface PageMeasurer {
  /** Measures every marked page, whichever process marked it. */
  workOff(): Promise<void>;
  /** After a change is committed: brings this process and the siblings up to it. Never throws: the change stands, and what is left undone is marked. */
  settle(): Promise<void>;
}

export interface PageMeasurerDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly registry: LikenessRegistry;
  readonly changes: ChangeFeed;
  readonly onError: (error: unknown) => void;
}

export function createPageMeasurer({ db, clock, registry, changes, onError }: PageMeasurerDependencies): PageMeasurer {
  let working: Promise<void> = Promise.resolve();

  async function measureMarked(): Promise<void> {
    for (;;) {
      const marked = await db
        .selectFrom('pages_to_measure as marked')
        .innerJoin('generated_pages as page', 'page.id', 'marked.page_id')
        .leftJoin('page_fingerprints as print', 'print.page_id', 'marked.page_id')
        .select(['page.id', 'page.slug', 'page.likeness', 'page.nearest_id', 'page.indexable_override', 'page.deleted_at', 'print.shingles', 'marked.mark'])
        .orderBy('marked.page_id')
        .limit(MEASURED_AT_ONCE)
        .execute();
      if (marked.length === 0) return;
      await changes.catchUp();
      await registry.upToDate();
      const measured: (Measured & { mark: string })[] = [];
      for (const page of marked) {
        const nearest = page.shingles === null ? null : registry.nearest(decodeShingles(page.shingles), olderThan(page.id));
        const isNew = page.deleted_at === null && ((nearest?.likeness ?? 0) !== page.likeness || (nearest?.id ?? null) !== page.nearest_id);
        measured.push({ id: page.id, slug: page.slug, override: page.indexable_override, mark: page.mark, nearest, isNew });
        await nextTurn();
      }
      await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction);
        for (const { id, mark } of measured) await transaction.deleteFrom('pages_to_measure').where('page_id', '=', id).where('mark', '=', mark).execute();
        await writeMeasured(transaction, measured.filter(({ isNew }) => isNew), clock());
      });
      await changes.catchUp();
    }
  }

  function workOff(): Promise<void> {
    working = working.then(measureMarked, measureMarked);
    return working;
  }

  return {
    workOff,
    async settle() {
      try {
        await changes.catchUp();
        await workOff();
      } catch (error) {
        onError(error);
      }
    },
  };
}

interface Measured {
  readonly id: string;
  readonly slug: string;
  readonly override: 0 | 1 | null;
  readonly nearest: Nearest | null;
  readonly isNew: boolean;
}

async function writeMeasured(transaction: Transaction<Schema>, pages: readonly Measured[], now: Date): Promise<void> {
  for (const { id, override, nearest } of pages) {
    const likeness = nearest?.likeness ?? 0;
    await transaction
      .updateTable('generated_pages')
      .set({ likeness, nearest_id: nearest?.id ?? null, indexable: override ?? (likeness < NOINDEX_FROM ? 1 : 0) })
      .where('id', '=', id)
      .execute();
  }
  if (pages.length > 0) await recordChange(transaction, [pageTags.list, ...pages.map(({ slug }) => pageTags.page(slug))], now);
}
