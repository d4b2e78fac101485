import { NOINDEX_FROM } from '../generator/similarity.ts';
import { OWN_WORDS_FROM } from '../own-words/sentence-counts.ts';

/** What a page says to search engines of its own accord: it answers its title, is not too much like an older one, and has something of its own to say or work to show in its place. */
export function isIndexable({
  similarity,
  answered,
  ownWords,
  isProved,
}: {
  readonly similarity: number;
  readonly answered: boolean;
  /** 0…1 */
  readonly ownWords: number;
  /** Whether a job with photos is published in its place. */
  readonly isProved: boolean;
}): boolean {
  return answered && similarity < NOINDEX_FROM && (ownWords >= OWN_WORDS_FROM || isProved);
}
