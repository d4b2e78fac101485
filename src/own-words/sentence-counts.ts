import type { PageSentences } from './page-sentences.ts';
import { createExactCounts } from './exact-counts.ts';
import { createEstimatedCounts } from './estimated-counts.ts';

/** On more pages than that a sentence is nobody's own. */
export const OWN_ON_PAGES = 3;
/** From this share on a page has something of its own to say to search engines. */
export const OWN_WORDS_FROM = 0.25;
/** Up to so many different sentences, of 10,000 pages or more, an exact table takes less memory (12 MB) than estimating does: before it would grow once more. */
const EXACT_UP_TO = 2 ** 19 - 2 ** 10;
/** Slots that are moved with each page that is added, in half a millisecond: all at once would hold visitors for a third of a second. */
const MOVED_AT_ONCE = 2 ** 12;

/** How many pages bear a sentence, by its two hashes. */
export interface Counts {
  /** @param times on how many pages more; one by default. */
  add(one: number, other: number, times?: number): void;
  remove(one: number, other: number): void;
  of(one: number, other: number): number;
}

/** Knows of every sentence of the site on how many pages it stands. */
export interface SentenceCounts {
  add(page: PageSentences): void;
  /** Only of what was added before. */
  remove(page: PageSentences): void;
  /** The share of its words, 0…1, in sentences that at most three pages bear, a page that was added being one of them; 0 for a page without words. */
  ownShare(page: PageSentences): number;
  readonly size: number;
}

/**
 * Exact up to `exactUpTo` different sentences. Beyond, the same memory serves any number (count-min, Cormode and Muthukrishnan 2005): a count is never
 * too low, so that a page may seem to say less of its own than it does, never more.
 */
export function createSentenceCounts(exactUpTo: number = EXACT_UP_TO): SentenceCounts {
  const exact = createExactCounts();
  let counts: Counts = exact;
  let estimated: Counts | null = null;
  let size = 0;

  function moveSome(): void {
    if (counts === exact && exact.size > exactUpTo) counts = movingTo((estimated = createEstimatedCounts()), exact);
    if (estimated !== null && counts !== estimated && exact.moveSome(estimated, MOVED_AT_ONCE)) counts = estimated;
  }

  return {
    add(page) {
      eachOf(page, counts.add);
      size += 1;
      moveSome();
    },
    remove(page) {
      eachOf(page, counts.remove);
      size -= 1;
    },
    ownShare(page) {
      let own = 0;
      let all = 0;
      let at = 0;
      eachOf(page, (one, other) => {
        const words = page.words[at] ?? 0;
        at += 1;
        all += words;
        if (counts.of(one, other) <= OWN_ON_PAGES) own += words;
      });
      return all === 0 ? 0 : own / all;
    },
    get size() {
      return size;
    },
  };
}

/** While what was counted exactly moves: what it still holds is counted beside what came over. */
function movingTo(estimated: Counts, exact: Counts): Counts {
  return {
    add: estimated.add,
    remove: (one, other) => (exact.of(one, other) > 0 ? exact : estimated).remove(one, other),
    of: (one, other) => exact.of(one, other) + estimated.of(one, other),
  };
}

function eachOf({ keys }: PageSentences, tell: (one: number, other: number) => void): void {
  for (let at = 0; at < keys.length; at += 2) tell(keys[at] ?? 0, keys[at + 1] ?? 0);
}
