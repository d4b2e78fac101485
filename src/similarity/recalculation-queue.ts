import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { ChangeFeed } from '../database/change-feed.ts';
import { currentVersion, lockForWrite } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { decodeFingerprint } from './indexes/shingle-storage.ts';
import type { SimilarityRegistry } from './similarity-registry.ts';
import { measureOwnWords } from './own-words-sweep.ts';
import { listMarked, type MarkedPage, type Recalculated, writeRecalculated } from './marked-pages.ts';
import { listChangedAfter } from './overtaken-pages.ts';
import { olderThan } from './siblings.ts';

/** Pages measured in one transaction: short enough that visitors' reads on the same handle do not wait for it. */
const RECALCULATED_AT_ONCE = 50;
const BETWEEN_MEASURES_MS = 1000;

export interface RecalculationQueue {
  /** Makes every change that is committed known to the registry. @returns the version at which the next page is compared. */
  upToDate(): Promise<number>;
  /** Measures how like others every marked page is, whichever process marked it. */
  drain(): Promise<void>;
  /** Measures the own words of all pages where a change was made since the last time. No change waits for it. */
  sweep(): Promise<void>;
  /** After a change is committed: brings this process and the siblings up to it. Of a change that is one of many, and of very many pages, own words are measured by the next `sweep`. Never throws: the change stands, and what is left undone is marked. */
  afterCommit(change: { readonly isOfMany: boolean }): Promise<void>;
}

export interface RecalculationQueueDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly registry: SimilarityRegistry;
  readonly changes: ChangeFeed;
  readonly onError: (error: unknown) => void;
}

export function createRecalculationQueue({
  db,
  clock,
  registry,
  changes,
  onError,
}: RecalculationQueueDependencies): RecalculationQueue {
  const inTurn = pLimit(1);

  async function upToDate(): Promise<number> {
    const version = await changes.catchUp();
    await registry.upToDate();
    return version;
  }

  async function recalculateMarked(): Promise<void> {
    for (;;) {
      const readAt = await currentVersion(db);
      const marked = await listMarked(db, RECALCULATED_AT_ONCE);
      if (marked.length === 0) return;
      // Behind the marks: what set them must be known.
      await upToDate();
      const recalculated: Recalculated[] = [];
      for (const page of marked) {
        recalculated.push(recalculate(page, registry));
        await yieldToEventLoop();
      }
      await db.transaction().execute(async (transaction) => {
        await lockForWrite(transaction);
        // Who changed meanwhile, or whose nearest did, stays marked and is measured once more.
        const changed = new Set(await listChangedAfter(transaction, readAt));
        const valid = recalculated.filter(
          ({ id, nearest }) => !changed.has(id) && (nearest === null || !changed.has(nearest.id)),
        );
        await writeRecalculated(transaction, valid, clock());
      });
      await changes.catchUp();
    }
  }

  const { ownWords } = registry;
  const sweeping = pLimit(1);
  const sweep = () => sweeping(() => measureOwnWords({ db, clock, ownWords, upToDate }));
  let measuredAt = 0;

  /** While many changes follow each other, some wait for the next. */
  async function measureNow(isOfMany: boolean): Promise<void> {
    if (isOfMany && performance.now() - measuredAt < BETWEEN_MEASURES_MS) return;
    if (!(await ownWords.isQuick())) return;
    await sweep();
    measuredAt = performance.now();
  }

  return {
    upToDate,
    drain: () => inTurn(recalculateMarked),
    sweep,
    async afterCommit({ isOfMany }) {
      try {
        await changes.catchUp();
        await inTurn(recalculateMarked);
        await measureNow(isOfMany);
      } catch (error) {
        onError(error);
      }
    },
  };
}

function recalculate(page: MarkedPage, registry: Pick<SimilarityRegistry, 'nearest'>): Recalculated {
  const { shingles, signature } = page;
  const nearest =
    shingles === null ? null : registry.nearest(decodeFingerprint({ shingles, signature }), olderThan(page.id));
  const isNew =
    page.deleted_at === null &&
    ((nearest?.similarity ?? 0) !== page.likeness || (nearest?.id ?? null) !== page.nearest_id);
  return {
    id: page.id,
    slug: page.slug,
    mark: page.mark,
    override: page.indexable_override,
    answered: page.answered === 1,
    ownWords: page.own_words,
    place: page.place,
    nearest,
    isNew,
  };
}
