import { type PageSentences, sentenceId } from './page-sentences.ts';

/** The sentences of a page, to be looked up. */
export type KnownSentences = ReadonlySet<number>;

const keyAt = ({ keys }: PageSentences, at: number) => sentenceId(keys[2 * at] ?? 0, keys[2 * at + 1] ?? 0);

export function knownSentences(page: PageSentences): KnownSentences {
  return new Set(Array.from(page.words, (_, at) => keyAt(page, at)));
}

/** The share of a page's words, 0…1, place, brand and figures masked, in sentences that another page bears too; 0 for a page without words. */
export function wordsInCommon(page: PageSentences, other: KnownSentences): number {
  let common = 0;
  let all = 0;
  page.words.forEach((words, at) => {
    all += words;
    if (other.has(keyAt(page, at))) common += words;
  });
  return all === 0 ? 0 : common / all;
}

/** Words that a page bears, names and figures left out. */
export const countWords = ({ words }: PageSentences) => words.reduce((sum, count) => sum + count, 0);
