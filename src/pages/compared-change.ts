import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { shinglesOf } from '../generator/similarity.ts';
import { type PageSentences, pageSentences } from '../own-words/page-sentences.ts';
import { createSimilarityIndex } from '../similarity/indexes/similarity-index.ts';
import { decodeFingerprint } from '../similarity/indexes/shingle-storage.ts';
import { type SimilarityRegistry, nearestOf } from '../similarity/similarity-registry.ts';
import type { RecalculationQueue } from '../similarity/recalculation-queue.ts';
import { findSentences } from '../similarity/stored-sentences.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import { ALIKE_FROM, olderThan, youngerThan } from '../similarity/siblings.ts';
import {
  type Compared,
  type Creation,
  type CurrentPage,
  type Deletion,
  type Erasure,
  isStanding,
  type PageChange,
  type Restoration,
  type Rewriting,
} from './page-change.ts';

/** What a page says, compared with the pages that count for it. */
interface ComparedWithYounger extends Compared {
  /** Younger pages that must be measured against it. */
  readonly younger: readonly string[];
  /** 0…1, measured beside the other pages of the change. */
  readonly ownWords: number;
}

/** A change of a page that stands afterwards, with its comparison. */
export type ComparedCreation = Creation & ComparedWithYounger;
export type ComparedRewriting = Rewriting & ComparedWithYounger;
export type ComparedRestoration = Restoration & ComparedWithYounger;
export type ComparedChange =
  | ComparedCreation
  | ComparedRewriting
  | ComparedRestoration
  | ((Deletion | Erasure) & { readonly id: string });

type Unshared =
  | ((Creation | Rewriting | Restoration) & Omit<ComparedWithYounger, 'ownWords'>)
  | ((Deletion | Erasure) & { readonly id: string });

export interface Comparison {
  readonly db: Kysely<Schema>;
  readonly registry: Pick<SimilarityRegistry, 'nearest' | 'alike' | 'ownWords'>;
  readonly recalculation: Pick<RecalculationQueue, 'upToDate'>;
}

async function storedShingles(db: Kysely<Schema>, id: string): Promise<Uint32Array> {
  const print = await db
    .selectFrom('page_fingerprints')
    .select(['shingles', 'signature'])
    .where('page_id', '=', id)
    .executeTakeFirst();
  return print ? decodeFingerprint(print) : new Uint32Array();
}

/** As it is stored; a page that was deleted before its sentences were is read. */
async function storedSentences(db: Kysely<Schema>, page: CurrentPage): Promise<PageSentences> {
  return (await findSentences(db, page)) ?? pageSentences(page.content);
}

const isToCompare = (change: PageChange) => isStanding(change) && !(change.kind === 'create' && change.compared);

/**
 * Compares the pages of a change. A new page is compared with all others and with those before it in the same change; a page that exists is
 * compared with the older ones. A page that is deleted is not compared, so the registry need not learn the pages for it.
 */
export async function compareChanges(
  { db, registry, recalculation }: Comparison,
  changes: readonly PageChange[],
): Promise<ComparedChange[]> {
  const comparedAt = changes.some(isToCompare) ? await recalculation.upToDate() : 0;
  const siblings = createSimilarityIndex();
  const nearest = nearestOf(registry, siblings);

  /** The id is made in the same step as the comparison: a page that was not compared with it has a larger id or is committed later. */
  function compareNew({ page }: Creation): Compared {
    const shingles = shinglesOf({ title: withoutTextSlots(page.title), html: page.content });
    const sentences = pageSentences(page.content);
    const compared = { id: timeOrderedId(), shingles, nearest: nearest(shingles), sentences, comparedAt };
    siblings.add(compared.id, shingles);
    return compared;
  }

  function compare(id: string, shingles: Uint32Array, sentences: PageSentences): Omit<ComparedWithYounger, 'ownWords'> {
    const younger = registry.alike(shingles, ALIKE_FROM, youngerThan(id)).map((page) => page.id);
    return { id, shingles, nearest: registry.nearest(shingles, olderThan(id)), sentences, younger, comparedAt };
  }

  const comparedChanges: Unshared[] = [];
  for (const change of changes) {
    if (change.kind === 'create')
      comparedChanges.push({ ...change, ...(change.compared ?? compareNew(change)), younger: [] });
    else if (!isStanding(change)) comparedChanges.push({ ...change, id: change.before.id });
    else if (change.kind === 'restore')
      comparedChanges.push({
        ...change,
        ...compare(
          change.before.id,
          await storedShingles(db, change.before.id),
          await storedSentences(db, change.before),
        ),
      });
    else
      comparedChanges.push({
        ...change,
        ...compare(
          change.before.id,
          shinglesOf({ title: withoutTextSlots(change.after.title), html: change.after.content }),
          pageSentences(change.after.content),
        ),
      });
    if (changes.length > 1 && isToCompare(change)) await yieldToEventLoop();
  }
  return withShares(registry.ownWords, comparedChanges);
}

/** Measures the own words of the pages that stand afterwards, all of them beside each other. */
async function withShares(
  ownWords: SimilarityRegistry['ownWords'],
  changes: readonly Unshared[],
): Promise<ComparedChange[]> {
  const standing = changes.filter(isStanding);
  const shares = await ownWords.sharesOf(standing);
  const shareOf = new Map(standing.map(({ id }, index) => [id, shares[index] ?? 0]));
  return changes.map((change) => (isStanding(change) ? { ...change, ownWords: shareOf.get(change.id) ?? 0 } : change));
}
