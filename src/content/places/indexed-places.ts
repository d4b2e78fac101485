import type { Place } from '../../business/place.ts';

/** Slugs of places whose page is too like a sibling's for a search engine (docs/decisions/011); a test measures them anew. */
const TOO_ALIKE: ReadonlySet<string> = new Set([]);

export function isIndexedPlace({ slug }: Place): boolean {
  return !TOO_ALIKE.has(slug);
}
