import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { shinglesOf } from '../generator/similarity.ts';
import { createSimilarityIndex } from '../similarity/indexes/similarity-index.ts';
import { decodeShingles } from '../similarity/indexes/shingle-storage.ts';
import { type SimilarityRegistry, nearestOf } from '../similarity/similarity-registry.ts';
import type { RecalculationQueue } from '../similarity/recalculation-queue.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import { ALIKE_FROM, olderThan, youngerThan } from '../similarity/siblings.ts';
import type { Compared, Creation, Deletion, PageChange, Restoration, Rewriting } from './page-change.ts';

/** What a page says, compared with the pages that count for it. */
interface ComparedWithYounger extends Compared {
  /** Younger pages that must be measured against it. */
  readonly younger: readonly string[];
}

/** A change of a page that stands afterwards, with its comparison. */
export type ComparedCreation = Creation & ComparedWithYounger;
export type ComparedRewriting = Rewriting & ComparedWithYounger;
export type ComparedRestoration = Restoration & ComparedWithYounger;
export type ComparedChange =
  | ComparedCreation
  | ComparedRewriting
  | ComparedRestoration
  | (Deletion & { readonly id: string });

export interface Comparison {
  readonly db: Kysely<Schema>;
  readonly registry: Pick<SimilarityRegistry, 'nearest' | 'alike'>;
  readonly recalculation: Pick<RecalculationQueue, 'upToDate'>;
}

async function storedShingles(db: Kysely<Schema>, id: string): Promise<Uint32Array> {
  const print = await db
    .selectFrom('page_fingerprints')
    .select('shingles')
    .where('page_id', '=', id)
    .executeTakeFirst();
  return print ? decodeShingles(print.shingles) : new Uint32Array();
}

const isToCompare = (change: PageChange) => change.kind !== 'delete' && !(change.kind === 'create' && change.compared);

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
    const compared = { id: timeOrderedId(), shingles, nearest: nearest(shingles), comparedAt };
    siblings.add(compared.id, shingles);
    return compared;
  }

  function compare(id: string, shingles: Uint32Array): ComparedWithYounger {
    const younger = registry.alike(shingles, ALIKE_FROM, youngerThan(id)).map((page) => page.id);
    return { id, shingles, nearest: registry.nearest(shingles, olderThan(id)), younger, comparedAt };
  }

  const comparedChanges: ComparedChange[] = [];
  for (const change of changes) {
    if (change.kind === 'create')
      comparedChanges.push({ ...change, ...(change.compared ?? compareNew(change)), younger: [] });
    else if (change.kind === 'delete') comparedChanges.push({ ...change, id: change.before.id });
    else if (change.kind === 'restore')
      comparedChanges.push({ ...change, ...compare(change.before.id, await storedShingles(db, change.before.id)) });
    else
      comparedChanges.push({
        ...change,
        ...compare(
          change.before.id,
          shinglesOf({ title: withoutTextSlots(change.after.title), html: change.after.content }),
        ),
      });
    if (changes.length > 1 && isToCompare(change)) await yieldToEventLoop();
  }
  return comparedChanges;
}
