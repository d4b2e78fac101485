import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { ChangeFeed } from '../database/change-feed.ts';
import { currentVersion, takeTurn } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { decodeShingles } from './indexes/shingle-storage.ts';
import type { LikenessRegistry } from './likeness-registry.ts';
import { listMarked, type MarkedPage, type Measured, settleMarks } from './marked-pages.ts';
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
      const marked = await listMarked(db, MEASURED_AT_ONCE);
      if (marked.length === 0) return;
      // Behind the marks: what set them must be known.
      await upToDate();
      const measured: Measured[] = [];
      for (const page of marked) {
        measured.push(measure(page, registry));
        await nextTurn();
      }
      await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction);
        // Who changed meanwhile, or whose nearest did, stays marked and is measured once more.
        const changed = new Set(await listChangedAfter(transaction, readAt));
        const valid = measured.filter(
          ({ id, nearest }) => !changed.has(id) && (nearest === null || !changed.has(nearest.id)),
        );
        await settleMarks(transaction, valid, clock());
      });
      await changes.catchUp();
    }
  }

  const workOff = () => inTurn(measureMarked);

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

function measure(page: MarkedPage, registry: Pick<LikenessRegistry, 'nearest'>): Measured {
  const nearest = page.shingles === null ? null : registry.nearest(decodeShingles(page.shingles), olderThan(page.id));
  const isNew =
    page.deleted_at === null &&
    ((nearest?.likeness ?? 0) !== page.likeness || (nearest?.id ?? null) !== page.nearest_id);
  return {
    id: page.id,
    slug: page.slug,
    mark: page.mark,
    override: page.indexable_override,
    answered: page.answered === 1,
    nearest,
    isNew,
  };
}
