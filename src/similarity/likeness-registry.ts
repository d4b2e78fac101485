import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { EVERYTHING } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import type { Nearest } from '../generator/likeness.ts';
import { rewrittenSlugsOfTags, slugsOfTags } from '../pages/page-tags.ts';
import { type BandedIndex, createBandedIndex } from './indexes/banded-index.ts';
import { createLikenessIndex, EXACT_UP_TO, type IsSibling, type LikenessIndex } from './indexes/likeness-index.ts';
import { minHash } from './indexes/min-hash.ts';
import { decodeShingles, decodeSignature } from './indexes/shingle-storage.ts';

/** Rows read at a time: the event loop is free between two reads. A page's shingles cost thirty times its signature. */
const SHINGLES_AT_ONCE = 20;
const SIGNATURES_AT_ONCE = 100;
/** Learned ahead of any need: some seconds' reading at most, and 40 MB. More are learned when a page is to be compared. */
const LEARNED_AHEAD = 100_000;
/** Addresses asked for at a time. */
const SLUGS_AT_ONCE = 200;

export type Comparable = Pick<LikenessIndex, 'nearest'>;

/** Looks for the nearest page in all of these. */
export function nearestOf(...indexes: readonly Comparable[]) {
  return (shingles: Uint32Array): Nearest | null =>
    indexes
      .map((index) => index.nearest(shingles))
      .reduce((best, found) => ((found?.likeness ?? 0) > (best?.likeness ?? 0) ? found : best), null);
}

/** This process's memory of what every live page says, so that a new one can be compared with all of them. */
export interface LikenessRegistry {
  /** Resolves when every live page is known and what changed meanwhile is in. Cheap when nothing changed. */
  upToDate(): Promise<void>;
  /** An administrator is there, who may have a page compared next; a process that only serves visitors learns nothing. */
  expectPages(): void;
  /** The same as `upToDate` where pages are expected and few enough to be learned ahead of any need, or are known already; else nothing. */
  keepUp(): Promise<void>;
  nearest(shingles: Uint32Array, isSibling?: IsSibling): Nearest | null;
  /** The siblings at least this much alike. */
  alike(shingles: Uint32Array, from: number, isSibling: IsSibling): Nearest[];
  /** Makes a page known that this process has just written, so that it need not read it. Never before the commit: nobody is compared with what may not come. */
  add(page: { readonly id: string; readonly shingles: Uint32Array }): void;
  /** Told of the tags of changes, by any process. */
  noteChanges(tags: readonly string[]): void;
}

/**
 * @param exactUpTo pages that are compared exactly, fewer in tests.
 * @param learnedAhead pages that are learned ahead of any need, fewer in tests.
 */
export function createLikenessRegistry(
  db: Kysely<Schema>,
  exactUpTo: number = EXACT_UP_TO,
  learnedAhead: number = LEARNED_AHEAD,
): LikenessRegistry {
  let index: LikenessIndex = createLikenessIndex(exactUpTo);
  const changedSlugs = new Set<string>();
  const rewrittenSlugs = new Set<string>();
  let areExpected = false;
  let isLoaded = false;
  let areMany = false;
  const inTurn = pLimit(1);

  async function areMoreThan(limit: number): Promise<boolean> {
    const { pages } = await db
      .selectFrom(
        liveIds(db)
          .select('page.id')
          .limit(limit + 1)
          .as('some'),
      )
      .select((expression) => expression.fn.countAll<number>().as('pages'))
      .executeTakeFirstOrThrow();
    return Number(pages) > limit;
  }

  async function load(): Promise<void> {
    if (!(await areMoreThan(exactUpTo))) return loadShingles(createLikenessIndex(exactUpTo));
    return loadSignatures(createBandedIndex());
  }

  async function loadShingles(exact: LikenessIndex): Promise<void> {
    index = exact;
    for (let after = ''; ;) {
      const rows = await livePrints(db)
        .select(['page.id', 'print.shingles'])
        .where('page.id', '>', after)
        .orderBy('page.id')
        .limit(SHINGLES_AT_ONCE)
        .execute();
      for (const { id, shingles } of rows) exact.add(id, decodeShingles(shingles));
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      await nextTurn();
    }
  }

  async function loadSignatures(banded: BandedIndex): Promise<void> {
    index = banded;
    for (let after = ''; ;) {
      // Two reads of two indexes: joined, they would be read out of the rows, behind the shingles.
      const prints = await db
        .selectFrom('page_fingerprints')
        .select(['page_id as id', 'signature'])
        .where('page_id', '>', after)
        .orderBy('page_id')
        .limit(SIGNATURES_AT_ONCE)
        .execute();
      const pages = await liveIds(db)
        .select('page.id')
        .where('page.id', '>', after)
        .orderBy('page.id')
        .limit(SIGNATURES_AT_ONCE)
        .execute();
      // Both know all up to the nearer of their ends; a read that was not filled has no end.
      const [end] = [prints, pages]
        .flatMap((rows) => (rows.length < SIGNATURES_AT_ONCE ? [] : (rows.at(-1)?.id ?? [])))
        .toSorted();
      const live = new Set(pages.map(({ id }) => id));
      const known = prints.filter(({ id }) => live.has(id) && (end === undefined || id <= end));
      for (const { id, signature } of known)
        if (signature !== null) banded.addSignature(id, decodeSignature(signature));
      await addUnsigned(
        banded,
        known.flatMap(({ id, signature }) => (signature === null ? [id] : [])),
      );
      if (end === undefined) return;
      after = end;
      await nextTurn();
    }
  }

  /** Pages written before signatures were stored. */
  async function addUnsigned(banded: BandedIndex, ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += SHINGLES_AT_ONCE) {
      const some = ids.slice(start, start + SHINGLES_AT_ONCE);
      for (const { id, shingles } of await printsOf(some)) banded.addSignature(id, minHash(decodeShingles(shingles)));
      await nextTurn();
    }
  }

  function printsOf(ids: readonly string[]) {
    return livePrints(db).select(['page.id', 'print.shingles']).where('page.id', 'in', ids).execute();
  }

  async function refresh(): Promise<void> {
    const slugs = [...changedSlugs];
    for (let start = 0; start < slugs.length; start += SLUGS_AT_ONCE) {
      const some = slugs.slice(start, start + SLUGS_AT_ONCE);
      const rewritten = some.filter((slug) => rewrittenSlugs.delete(slug));
      // Before they are read: one that changes meanwhile is looked at once more.
      for (const slug of some) changedSlugs.delete(slug);
      try {
        await readAnew(some, new Set(rewritten));
      } catch (error) {
        for (const slug of some) changedSlugs.add(slug);
        for (const slug of rewritten) rewrittenSlugs.add(slug);
        throw error;
      }
    }
  }

  async function readAnew(slugs: readonly string[], rewritten: ReadonlySet<string>): Promise<void> {
    const gone = await db
      .selectFrom('generated_pages')
      .select('id')
      .where('slug', 'in', slugs)
      .where('deleted_at', 'is not', null)
      .execute();
    for (const { id } of gone) index.remove(id);
    const live = await liveIds(db).select(['page.id', 'page.slug']).where('page.slug', 'in', slugs).execute();
    // What this process wrote itself is known already; a rewritten text is not.
    const unknown = live.filter(({ id, slug }) => rewritten.has(slug) || !index.has(id)).map(({ id }) => id);
    for (let start = 0; start < unknown.length; start += SHINGLES_AT_ONCE) {
      for (const { id, shingles } of await printsOf(unknown.slice(start, start + SHINGLES_AT_ONCE)))
        index.add(id, decodeShingles(shingles));
      await nextTurn();
    }
  }

  /** One at a time: a caller that overtook a refresh would compare with pages that are gone. */
  async function catchUp(): Promise<void> {
    while (!isLoaded) {
      isLoaded = true;
      try {
        await load();
      } catch (error) {
        isLoaded = false;
        throw error;
      }
    }
    if (changedSlugs.size > 0) await refresh();
  }

  async function keepUp(): Promise<void> {
    if (!areExpected && !isLoaded) return;
    areMany ||= !isLoaded && (await areMoreThan(learnedAhead));
    if (isLoaded || !areMany) await catchUp();
  }

  return {
    expectPages: () => {
      areExpected = true;
    },
    upToDate: () => inTurn(catchUp),
    keepUp: () => inTurn(keepUp),
    nearest: (shingles, isSibling) => index.nearest(shingles, isSibling),
    alike: (shingles, from, isSibling) => index.alike(shingles, from, isSibling),
    add: ({ id, shingles }) => index.add(id, shingles),
    noteChanges: (tags) => {
      // More changed than anybody can name; a load under way is followed by another.
      if (tags.includes(EVERYTHING)) isLoaded = false;
      // What is not known yet is read whole.
      if (!isLoaded) return;
      for (const slug of slugsOfTags(tags)) changedSlugs.add(slug);
      for (const slug of rewrittenSlugsOfTags(tags)) rewrittenSlugs.add(slug);
    },
  };
}

function liveIds(db: Kysely<Schema>) {
  return db.selectFrom('generated_pages as page').where('page.deleted_at', 'is', null);
}

function livePrints(db: Kysely<Schema>) {
  return liveIds(db).innerJoin('page_fingerprints as print', 'print.page_id', 'page.id');
}
