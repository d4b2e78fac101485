import type { Article } from '../text/portuguese.ts';
import { canonicalSlug } from '../text/slug.ts';
import { findPlaceBySlug, listPlacesByBareSlug } from './places.ts';

/** The article that all places of a name share: 'Mooca' → 'a'. Undefined where no place has the name, or two differ. */
export function articleOfPlace(name: string): Article | undefined {
  const slug = canonicalSlug(name);
  const exact = findPlaceBySlug(slug);
  const [first, ...others] = [...(exact ? [exact] : []), ...listPlacesByBareSlug(slug)];
  return first && others.every(({ article }) => article === first.article) ? first.article : undefined;
}
