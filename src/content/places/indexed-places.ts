import type { Place } from '../../business/place.ts';

/**
 * Slugs of the places of which so little is known that their page is too like a sibling's for a search engine
 * (docs/decisions/011-places-too-alike.md); a test measures them anew and names what has to come or go.
 */
const TOO_ALIKE: ReadonlySet<string> = new Set([
  'cidade-martins-guarulhos',
  'jardim-paulista-guarulhos',
  'vila-sao-jorge-guarulhos',
]);

export function isIndexedPlace({ slug }: Place): boolean {
  return !TOO_ALIKE.has(slug);
}
