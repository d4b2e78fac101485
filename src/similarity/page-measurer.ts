import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import pLimit from 'p-limit';
import type { ChangeFeed } from '../database/change-feed.ts';
import { currentVersion, recordChange, takeTurn } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import type { Nearest } from '../generator/likeness.ts';
import { pageTags } from '../pages/page-tags.ts';
import { writeMeasurement } from '../pages/page-writes.ts';
import { decodeShingles } from './indexes/shingle-storage.ts';
import type { LikenessRegistry } from './likeness-registry.ts';
import { listChangedAfter } from './page-marks.ts';
import { olderThan } from './siblings.ts';

/** Pages measured in one transaction: short enough that visitors' reads on the same handle do not wait for it. */
const MEASURED_AT_ONCE = 50;

export interface PageMeasurer {
  /** Makes every change that is committed known to the registry. @returns the version at which the next page is judged. */
  upToDate(): Promise<number>;
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
  const inTurn = pLimit(1);

  async function upToDate(): Promise<number> {
    const version = await changes.catchUp();
    await registry.upToDate();
    return version;
  }

  async function measureMarked(): Promise<void> {
    for (;;) {
      const readAt = await currentVersion(db);
      const marked = await db
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
          'page.deleted_at',
          'print.shingles',
          'marked.mark',
        ])
        .orderBy('marked.page_id')
        .limit(MEASURED_AT_ONCE)
        .execute();
      if (marked.length === 0) return;
      // Behind the marks: what set them must be known.
      await upToDate();
      const measured: (Measured & { mark: string })[] = [];
      for (const page of marked) {
        const nearest =
          page.shingles === null ? null : registry.nearest(decodeShingles(page.shingles), olderThan(page.id));
        const isNew =
          page.deleted_at === null &&
          ((nearest?.likeness ?? 0) !== page.likeness || (nearest?.id ?? null) !== page.nearest_id);
        measured.push({
          id: page.id,
          slug: page.slug,
          override: page.indexable_override,
          answered: page.answered === 1,
          mark: page.mark,
          nearest,
          isNew,
        });
        await nextTurn();
      }
      await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction);
        // Who changed meanwhile, or whose nearest did, stays marked and is measured once more.
        const changed = new Set(await listChangedAfter(transaction, readAt));
        const valid = measured.filter(
          ({ id, nearest }) => !changed.has(id) && (nearest === null || !changed.has(nearest.id)),
        );
        for (const { id, mark } of valid)
          await transaction.deleteFrom('pages_to_measure').where('page_id', '=', id).where('mark', '=', mark).execute();
        await writeMeasured(
          transaction,
          valid.filter(({ isNew }) => isNew),
          clock(),
        );
      });
      await changes.catchUp();
    }
  }

  function workOff(): Promise<void> {
    return inTurn(measureMarked);
  }

  return {
    upToDate,
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
  readonly answered: boolean;
  readonly nearest: Nearest | null;
  readonly isNew: boolean;
}

async function writeMeasured(transaction: Transaction<Schema>, pages: readonly Measured[], now: Date): Promise<void> {
  for (const page of pages) await writeMeasurement(transaction, page);
  if (pages.length > 0)
    await recordChange(transaction, [pageTags.list, ...pages.map(({ slug }) => pageTags.page(slug))], now);
}
