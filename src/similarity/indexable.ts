import { NOINDEX_FROM } from '../generator/likeness.ts';

/** What a page says to search engines of its own accord: it answers its title, and is not too much like an older one. */
export function isIndexable({
  likeness,
  answered,
}: {
  readonly likeness: number;
  readonly answered: boolean;
}): boolean {
  return answered && likeness < NOINDEX_FROM;
}
