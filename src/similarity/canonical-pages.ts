import type { PageSentences } from '../own-words/page-sentences.ts';
import type { StoredUnderstanding } from '../understanding/stored-understanding.ts';
import { countWords, type KnownSentences, knownSentences, wordsInCommon } from '../own-words/words-in-common.ts';

/** From this share of its words on, place, brand and figures masked, a page says what another one says; measured in decision 129. */
export const SAYS_SAME_FROM = 0.6;
/** A further page is compared with so many that stand for themselves, the strongest ones: hundreds on one subject are variations of few. */
const COMPARED_WITH = 20;
/** As many words are too few to tell pages apart. */
const MEASURED_FROM_WORDS = 30;

/** Whether a page is long enough to be told from others. */
export const isMeasured = (sentences: PageSentences) => countWords(sentences) >= MEASURED_FROM_WORDS;

/** What a page is about: entry and place, and the gate and brand of which it speaks. */
export function subjectKey(understood: StoredUnderstanding | null): string {
  return [understood?.place, understood?.entry, understood?.gate_kind, understood?.brand].join('\n');
}

/** A page that may be indexed. */
export interface SayingPage {
  readonly id: string;
  /** 0…1 */
  readonly ownWords: number;
  /** An administrator wants it in search engines: it leaves them to no other. */
  readonly isWanted: boolean;
  readonly sentences: PageSentences;
}

/**
 * Of pages on one subject at one place, those that leave search engines to another: the stronger one, which says at least `SAYS_SAME_FROM` of their words.
 *
 * The strongest has the most words of its own; of two alike the older. No page leaves them to one that leaves them itself.
 *
 * @returns by the id of each that leaves, the id of the canonical one.
 */
export function canonicalsOf(pages: readonly SayingPage[]): ReadonlyMap<string, string> {
  const leaving = new Map<string, string>();
  const canonical: { readonly id: string; readonly known: KnownSentences }[] = [];
  for (const page of pages.toSorted(byStrength)) {
    const other =
      page.isWanted || !isMeasured(page.sentences)
        ? undefined
        : canonical.find(({ known }) => wordsInCommon(page.sentences, known) >= SAYS_SAME_FROM);
    if (other) leaving.set(page.id, other.id);
    else if (canonical.length < COMPARED_WITH) canonical.push({ id: page.id, known: knownSentences(page.sentences) });
  }
  return leaving;
}

function byStrength(one: SayingPage, other: SayingPage): number {
  if (one.isWanted !== other.isWanted) return one.isWanted ? -1 : 1;
  return ownCount(other) - ownCount(one) || (one.id < other.id ? -1 : 1);
}

const ownCount = ({ ownWords, sentences }: SayingPage) => Math.round(ownWords * countWords(sentences));
