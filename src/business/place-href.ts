import { addresses } from './addresses.ts';
import { cityPages } from './city-pages.ts';
import type { Place } from './place.ts';

/** A few cities have pages of their own; every other place has its landing page. */
export function placeHref(place: Place): string {
  return cityPages.find(({ key }) => key === place.key)?.path ?? addresses.place(place.slug);
}
