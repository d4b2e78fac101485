import type { LocationPost } from '../../business/location-titles.ts';

/**
 * Slugs of the posts that say too little of their own for a search engine (docs/decisions/116-pages-that-own-their-words.md): they are
 * reached and linked, and come in when something more is true of their place. A test measures them all anew and names what has to come or go.
 */
const OF_FEW_OWN_WORDS: ReadonlySet<string> = new Set([
  'motor-basculante-ppa-cerqueira-cesar',
  'motor-basculante-ppa-jardim-guedala',
  'motor-basculante-ppa-jardim-paulistano',
  'motor-basculante-ppa-sumare',
  'motor-basculante-ppa-vila-sao-francisco',
  'motor-de-portao-ppa-lapa',
  'motor-de-portao-ppa-santo-amaro',
  'motor-de-portao-ppa-vila-matilde',
  'motor-de-portao-ppa-vila-sonia',
]);

export function isIndexedPost({ slug }: LocationPost): boolean {
  return !OF_FEW_OWN_WORDS.has(slug);
}
