import type { LocationPost } from '../../business/location-titles.ts';

/**
 * Slugs of the posts that say too little of their own for a search engine (docs/decisions/116-pages-that-own-their-words.md): they are
 * reached and linked, and come in when something more is true of their place. A test measures them all anew and names what has to come or go.
 */
const OF_FEW_OWN_WORDS: ReadonlySet<string> = new Set([]);

export function isIndexedPost({ slug }: LocationPost): boolean {
  return !OF_FEW_OWN_WORDS.has(slug);
}
