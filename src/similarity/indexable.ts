import { NOINDEX_FROM } from '../generator/similarity.ts';

/** What a page says to search engines of its own accord: it answers its title, and is not too much like an older one. */
export function isIndexable({
  similarity,
  answered,
}: {
  readonly similarity: number;
  readonly answered: boolean;
}): boolean {
  return answered && similarity < NOINDEX_FROM;
}
