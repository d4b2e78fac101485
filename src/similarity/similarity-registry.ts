import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { EVERYTHING } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import type { Nearest } from '../generator/similarity.ts';
import { createChangedSlugs } from './changed-slugs.ts';
import {
  type BuiltInSentences,
  createOwnWordsRegistry,
  type OwnWordsLimits,
  type OwnWordsRegistry,
} from './own-words-registry.ts';
import { createBandedIndex } from './indexes/banded-index.ts';
import {
  createSimilarityIndex,
  EXACT_UP_TO,
  type IsSibling,
  type SimilarityIndex,
} from './indexes/similarity-index.ts';
import type { CountedPage } from './stored-sentences.ts';
import { areMoreThan, liveIds, readAllShingles, readAllSignatures, readShinglesOf } from './page-prints.ts';

/** Learned ahead of any need: some seconds' reading at most, and 40 MB. More are learned when a page is to be compared. */
const LEARNED_AHEAD = 100_000;

export type Comparable = Pick<SimilarityIndex, 'nearest'>;

/** Changed by another process and not read again: with more, all that is known is forgotten, and learned anew when a page is to be compared. */
const FORGOTTEN_FROM = 2000;

/** Looks for the nearest page in all of these. */
export function nearestOf(...indexes: readonly Comparable[]) {
  return (shingles: Uint32Array): Nearest | null =>
    indexes
      .map((index) => index.nearest(shingles))
      .reduce((best, found) => ((found?.similarity ?? 0) > (best?.similarity ?? 0) ? found : best), null);
}

/** This process's memory of what every live page says, so that a new one can be compared with all of them. */
export interface SimilarityRegistry {
  /** Resolves when every live page is known and what changed meanwhile is in. Cheap when nothing changed. */
  upToDate(): Promise<void>;
  /** An administrator is there, who may have a page compared next; a process that only serves visitors learns nothing. */
  expectPages(): void;
  /** The same as `upToDate` where pages are expected and few enough to be learned ahead of any need, or are known already; else nothing. */
  keepUp(): Promise<void>;
  nearest(shingles: Uint32Array, isSibling?: IsSibling): Nearest | null;
  /** What each page says of its own, known together with what it is like. */
  readonly ownWords: OwnWordsRegistry;
  /** The siblings at least this much alike. */
  alike(shingles: Uint32Array, from: number, isSibling: IsSibling): Nearest[];
  /** Makes a page known that this process has just written, so that it need not read it. Never before the commit: nobody is compared with what may not come. */
  add(page: { readonly shingles: Uint32Array } & CountedPage): void;
  /** Takes in the tags of changes, by any process. */
  noteChanges(tags: readonly string[]): void;
}

/**
 * @param exactUpTo pages that are compared exactly, fewer in tests.
 * @param builtIn what the pages that are not generated say.
 * @param learnedAhead pages that are learned ahead of any need, fewer in tests.
 * @param forgottenFrom changes that are read again, fewer in tests.
 * @param ownWordsLimits fewer in tests.
 * @param reads by which all pages are read, beside visitors.
 */
export function createSimilarityRegistry(
  db: Kysely<Schema>,
  exactUpTo: number = EXACT_UP_TO,
  learnedAhead: number = LEARNED_AHEAD,
  builtIn: BuiltInSentences = () => [],
  forgottenFrom: number = FORGOTTEN_FROM,
  ownWordsLimits: OwnWordsLimits = {},
  reads: Kysely<Schema> = db,
): SimilarityRegistry {
  let index: SimilarityIndex = createSimilarityIndex(exactUpTo);
  const ownWords = createOwnWordsRegistry(db, builtIn, ownWordsLimits, reads);
  const changed = createChangedSlugs();
  let areExpected = false;
  let isLoaded = false;
  let areMany = false;
  const inTurn = pLimit(1);

  async function load(): Promise<void> {
    await ownWords.load();
    const [loaded, read] = await emptyIndex(reads, exactUpTo);
    index = loaded;
    await read();
  }

  /** One at a time: a caller that overtook a refresh would compare with pages that are gone. */
  async function catchUp(): Promise<void> {
    while (!isLoaded) {
      isLoaded = true;
      await load().catch((error: unknown) => {
        isLoaded = false;
        throw error;
      });
    }
    await changed.work((slugs, rewritten) => readAgain({ db, index, ownWords }, slugs, rewritten));
  }

  async function keepUp(): Promise<void> {
    if (!areExpected && !isLoaded) return;
    areMany ||= !isLoaded && (await areMoreThan(reads, learnedAhead));
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
    ownWords,
    add({ shingles, ...page }) {
      index.add(page.id, shingles);
      ownWords.add(page);
    },
    noteChanges: (tags) => {
      // More changed than anybody can name; a load under way is followed by another.
      if (tags.includes(EVERYTHING)) isLoaded = false;
      // What is not known yet is read whole.
      if (isLoaded) changed.note(tags);
      if (changed.size <= forgottenFrom) return;
      changed.clear();
      [isLoaded, areMany] = [false, true];
      index = createSimilarityIndex(exactUpTo);
    },
  };
}

/** An index for so many pages as there are, and what fills it. */
async function emptyIndex(
  db: Kysely<Schema>,
  exactUpTo: number,
): Promise<readonly [index: SimilarityIndex, read: () => Promise<void>]> {
  if (await areMoreThan(db, exactUpTo)) {
    const banded = createBandedIndex();
    return [banded, () => readAllSignatures(db, banded.addSignature)];
  }
  const exact = createSimilarityIndex(exactUpTo);
  return [exact, () => readAllShingles(db, exact.add)];
}

async function readAgain(
  {
    db,
    index,
    ownWords,
  }: {
    readonly db: Kysely<Schema>;
    readonly index: SimilarityIndex;
    readonly ownWords: OwnWordsRegistry;
  },
  slugs: readonly string[],
  rewritten: ReadonlySet<string>,
): Promise<void> {
  const gone = await db
    .selectFrom('generated_pages')
    .select('id')
    .where('slug', 'in', slugs)
    .where('deleted_at', 'is not', null)
    .execute();
  for (const { id } of gone) index.remove(id);
  await ownWords.readAgain(
    slugs,
    gone.map(({ id }) => id),
  );
  const live = await liveIds(db).select(['page.id', 'page.slug']).where('page.slug', 'in', slugs).execute();
  // What this process wrote itself is known already; a rewritten text is not.
  const unknown = live.filter(({ id, slug }) => rewritten.has(slug) || !index.has(id)).map(({ id }) => id);
  await readShinglesOf(db, unknown, index.add);
}
