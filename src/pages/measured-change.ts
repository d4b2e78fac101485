import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { type Nearest, shinglesOf } from '../generator/likeness.ts';
import { createLikenessIndex } from '../similarity/indexes/likeness-index.ts';
import { decodeShingles } from '../similarity/indexes/shingle-storage.ts';
import { type LikenessRegistry, nearestOf } from '../similarity/likeness-registry.ts';
import type { Creation, Deletion, PageChange, Restoration, Rewriting } from './page-change.ts';
import { ALIKE_FROM, olderThan, youngerThan } from '../similarity/siblings.ts';

/** What a page says, compared with the pages that count for it. */
export interface Measured {
  readonly id: string;
  readonly shingles: Uint32Array;
  readonly nearest: Nearest | null;
  /** Younger pages that must be measured against it. */
  readonly younger: readonly string[];
}

/** A change of a page that stands afterwards, with its comparison. */
export type MeasuredCreation = Creation & Measured;
export type MeasuredRewriting = Rewriting & Measured;
export type MeasuredRestoration = Restoration & Measured;
export type MeasuredChange = MeasuredCreation | MeasuredRewriting | MeasuredRestoration | (Deletion & { readonly id: string });

async function storedShingles(db: Kysely<Schema>, id: string): Promise<Uint32Array> {
  const print = await db.selectFrom('page_fingerprints').select('shingles').where('page_id', '=', id).executeTakeFirst();
  return print ? decodeShingles(print.shingles) : new Uint32Array();
}

/**
 * Compares the pages that will stand: a new one with all others and with those before it in the same change, one that stood already with the
 * older ones. A new page gets its id in the same step, so that whoever it was not compared with is younger.
 *
 * @param registry knows all that is committed.
 */
export async function measureChanges(db: Kysely<Schema>, registry: Pick<LikenessRegistry, 'nearest' | 'alike'>, changes: readonly PageChange[]): Promise<MeasuredChange[]> {
  const siblings = createLikenessIndex();
  const nearest = nearestOf(registry, siblings);
  const measured: MeasuredChange[] = [];

  function create(change: Creation): MeasuredCreation {
    const shingles = change.shingles ?? shinglesOf({ title: change.page.title, html: change.page.content });
    const created = { ...change, id: timeOrderedId(), shingles, nearest: nearest(shingles), younger: [] };
    siblings.add(created.id, shingles);
    return created;
  }

  function compare(id: string, shingles: Uint32Array): Measured {
    const younger = registry.alike(shingles, ALIKE_FROM, youngerThan(id)).map((page) => page.id);
    return { id, shingles, nearest: registry.nearest(shingles, olderThan(id)), younger };
  }

  for (const change of changes) {
    if (change.kind === 'create') measured.push(create(change));
    else if (change.kind === 'delete') measured.push({ ...change, id: change.before.id });
    else if (change.kind === 'restore') measured.push({ ...change, ...compare(change.before.id, await storedShingles(db, change.before.id)) });
    else measured.push({ ...change, ...compare(change.before.id, shinglesOf({ title: change.after.title, html: change.after.content })) });
    if (changes.length > 1) await nextTurn();
  }
  return measured;
}
