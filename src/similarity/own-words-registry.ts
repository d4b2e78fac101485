import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PageSentences } from '../own-words/page-sentences.ts';
import { createSentenceCounts, type SentenceCounts } from '../own-words/sentence-counts.ts';
import { decodeSentences, encodeSentences } from '../own-words/sentence-storage.ts';
import { areMoreThan } from './page-prints.ts';
import { type CountedPage, liveSentencesOf, sentencesAt, storedSentences } from './stored-sentences.ts';

/** Pages looked at between two turns of the event loop. */
const LOOKED_AT_ONCE = 200;
/** Pages of which it is known what each says: 1 KB each. */
const EXACT_UP_TO = 20_000;
/** As many as are measured in a few milliseconds: a change waits for it. */
const QUICK_UP_TO = 3000;
/** Of two shares that differ by less, only the order of adding differs. */
const SAME = 1e-9;

/** Less than that, names and figures left out, is too short to be told from others: as with similarity, it is no evidence. */
const MEASURED_FROM_WORDS = 30;

/** A page that is known, its sentences as they are stored: arrays of numbers would take twice as much, and the collector's time. */
interface KnownPage {
  readonly said: string;
  readonly ownWords: number;
}

type SayingPage = Pick<CountedPage, 'id' | 'sentences'>;

/** A page whose share is another than the stored one. */
export interface NewShare {
  readonly id: string;
  readonly ownWords: number;
}

/**
 * This process's count of how many pages bear each sentence. Up to `exactUpTo` pages it knows what each says; beyond, only the counts, which every
 * `newShares` makes anew out of the database.
 */
export interface OwnWordsRegistry {
  load(): Promise<void>;
  /** Reads the pages at these addresses again. */
  readAgain(slugs: readonly string[], goneIds: readonly string[]): Promise<void>;
  /** A page that this process has just written, after its commit. */
  add(page: CountedPage): void;
  /** The share of one page's words, 0…1, if it stood; `id` where it stands already. */
  shareOf(sentences: PageSentences, id?: string): Promise<number>;
  /** The share of each, 0…1, if all of them stood as they are here. */
  sharesOf(pages: readonly SayingPage[]): Promise<readonly number[]>;
  /** What a page says; null where it is not known, though it may stand. */
  said(id: string): PageSentences | null;
  /** The pages whose share is no longer the stored one, some at a time. */
  newShares(): AsyncGenerator<readonly NewShare[]>;
  /** Whether all can be measured while a change waits for it. */
  isQuick(): Promise<boolean>;
  /** Whether every page's sentences are known, and not only their counts. */
  readonly isExact: boolean;
}

/** Fewer in tests. */
export interface OwnWordsLimits {
  /** Pages of which it is known what each says. */
  readonly exactUpTo?: number;
  /** Pages that are measured while a change waits for it. */
  readonly quickUpTo?: number;
}

export type BuiltInSentences = () => readonly PageSentences[];

/** What is known of the page, as a list of one or none. */
function countedIn(known: ReadonlyMap<string, KnownPage> | null, id: string): readonly CountedPage[] {
  const page = known?.get(id);
  return page ? [toCounted(id, page)] : [];
}

/** Those that were added meanwhile come last, as they are by then. */
async function readAll(
  { db, reads }: { readonly db: Kysely<Schema>; readonly reads: Kysely<Schema> },
  added: Set<string>,
  put: (page: CountedPage) => void,
): Promise<void> {
  for await (const pages of storedSentences(reads)) pages.forEach(put);
  while (added.size > 0) {
    const ids = [...added];
    added.clear();
    for (const page of await liveSentencesOf(db, ids)) put(page);
  }
}

/** @param reads by which all pages are read, beside visitors. */
export function createOwnWordsRegistry(
  db: Kysely<Schema>,
  builtIn: BuiltInSentences,
  { exactUpTo = EXACT_UP_TO, quickUpTo = QUICK_UP_TO }: OwnWordsLimits = {},
  reads: Kysely<Schema> = db,
): OwnWordsRegistry {
  let counts: SentenceCounts = createSentenceCounts();
  let known: Map<string, KnownPage> | null = new Map();
  let isLoaded = false;
  /** What was written while all pages are read: what was read before it may come after it. */
  let addedMeanwhile: Set<string> | null = null;

  const findKnown = (id: string) => countedIn(known, id);

  function put({ id, sentences, ownWords }: CountedPage): void {
    if (known === null) return;
    for (const before of findKnown(id)) counts.remove(before.sentences);
    counts.add(sentences);
    known.set(id, { said: encodeSentences(sentences), ownWords });
    if (known.size > exactUpTo) known = null;
  }

  function take(id: string): void {
    for (const { sentences } of findKnown(id)) counts.remove(sentences);
    known?.delete(id);
  }

  async function* newSharesOfStored(): AsyncGenerator<readonly NewShare[]> {
    counts = await countStored(reads, countsOf(builtIn()));
    yield* newSharesIn(reads, counts);
  }

  async function sharesOf(pages: readonly SayingPage[]): Promise<readonly number[]> {
    const ids = pages.flatMap(({ id }) => id || []);
    const before = known === null ? await liveSentencesOf(db, ids) : ids.flatMap(findKnown);
    return sharesInstead(counts, before, pages);
  }

  return {
    async load() {
      const isExact = !(await areMoreThan(reads, exactUpTo));
      known = isExact ? new Map() : null;
      isLoaded = true;
      counts = countsOf(builtIn());
      if (!isExact) return void (await countStored(reads, counts));
      await readAll({ db, reads }, (addedMeanwhile = new Set()), put).finally(() => (addedMeanwhile = null));
    },
    async readAgain(slugs, goneIds) {
      if (known === null) return;
      goneIds.forEach(take);
      for (const page of await sentencesAt(db, slugs)) put(page);
    },
    add(page) {
      addedMeanwhile?.add(page.id);
      if (known === null) counts.add(page.sentences);
      else put(page);
    },
    sharesOf,
    shareOf: async (sentences, id = '') => (await sharesOf([{ id, sentences }]))[0] ?? 0,
    said: (id) => findKnown(id)[0]?.sentences ?? null,
    newShares: () => (known === null ? newSharesOfStored() : newSharesOfKnown(known, counts)),
    isQuick: async () => (isLoaded ? known !== null && known.size <= quickUpTo : !(await areMoreThan(db, quickUpTo))),
    get isExact() {
      return known !== null;
    },
  };
}

function toCounted(id: string, { said, ownWords }: KnownPage): CountedPage {
  return { id, sentences: decodeSentences(said), ownWords };
}

/** @param builtIn all pages but the generated ones. */
function countsOf(builtIn: readonly PageSentences[]): SentenceCounts {
  const counts = createSentenceCounts();
  builtIn.forEach(counts.add);
  return counts;
}

async function countStored(db: Kysely<Schema>, counts: SentenceCounts): Promise<SentenceCounts> {
  for await (const pages of storedSentences(db)) for (const { sentences } of pages) counts.add(sentences);
  return counts;
}

async function* newSharesIn(db: Kysely<Schema>, counts: SentenceCounts): AsyncGenerator<readonly NewShare[]> {
  for await (const pages of storedSentences(db)) {
    const found = changedOf(pages, counts);
    if (found.length > 0) yield found;
  }
}

async function* newSharesOfKnown(
  pages: ReadonlyMap<string, KnownPage>,
  counts: SentenceCounts,
): AsyncGenerator<readonly NewShare[]> {
  const all = [...pages];
  for (let start = 0; start < all.length; start += LOOKED_AT_ONCE) {
    const some = all.slice(start, start + LOOKED_AT_ONCE).map(([id, page]) => toCounted(id, page));
    const found = changedOf(some, counts);
    if (found.length > 0) yield found;
    await yieldToEventLoop();
  }
}

/** The shares of pages that stand instead of what was said before; the counts are left as they were. */
function sharesInstead(
  counts: SentenceCounts,
  before: readonly SayingPage[],
  pages: readonly SayingPage[],
): readonly number[] {
  for (const { sentences } of before) counts.remove(sentences);
  for (const { sentences } of pages) counts.add(sentences);
  const shares = pages.map(({ sentences }) => measured(sentences, counts));
  for (const { sentences } of pages) counts.remove(sentences);
  for (const { sentences } of before) counts.add(sentences);
  return shares;
}

function measured(sentences: PageSentences, counts: SentenceCounts): number {
  const words = sentences.words.reduce((sum, count) => sum + count, 0);
  return words < MEASURED_FROM_WORDS ? 1 : counts.ownShare(sentences);
}

function changedOf(pages: readonly CountedPage[], counts: SentenceCounts): readonly NewShare[] {
  return pages.flatMap(({ id, sentences, ownWords: stored }) => {
    const ownWords = measured(sentences, counts);
    return Math.abs(ownWords - stored) < SAME ? [] : [{ id, ownWords }];
  });
}
