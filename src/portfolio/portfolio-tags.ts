import { neighboursOf } from '../business/places/neighbours.ts';
import { findPlaceByKey, places } from '../business/places.ts';
import type { Place } from '../business/place.ts';
import type { PortfolioFields } from './contracts.ts';

/** Cache tags of what jobs show up in. */
export const portfolioTags = {
  /** Lists of jobs. */
  list: 'portfolio',
  job: (slug: string) => `portfolio:job:${slug}`,
  /** A page of the place may show a job of it, of what lies in it, or of a neighbour. */
  near: (place: Place) => `portfolio:near:${place.key}`,
  kind: (gateKind: string) => `portfolio:kind:${gateKind}`,
} as const;

function contains(outer: Place, inner: Place): boolean {
  if (outer.municipality !== inner.municipality || outer.kind === 'neighbourhood') return false;
  return outer.kind === 'municipality' || (outer.zone === inner.zone && inner.kind === 'neighbourhood');
}

/** Where a job of the place may be shown. */
function placesShowing(place: Place): readonly Place[] {
  return places.filter(
    (other) =>
      other.key === place.key || contains(other, place) || neighboursOf(other).some(({ key }) => key === place.key),
  );
}

/** Everything that shows a job, or would. */
export function tagsOfJob({
  slug,
  place_key,
  gate_kind,
}: Pick<PortfolioFields, 'place_key' | 'gate_kind'> & { readonly slug: string | null }): readonly string[] {
  const place = place_key === null ? null : findPlaceByKey(place_key);
  return [
    portfolioTags.list,
    ...(slug === null ? [] : [portfolioTags.job(slug)]),
    ...(gate_kind === null ? [] : [portfolioTags.kind(gate_kind)]),
    ...(place ? placesShowing(place).map(portfolioTags.near) : []),
  ];
}
