import { addresses } from './addresses.ts';
import type { Place } from './place.ts';

/** Guarulhos and Osasco have pages of their own; every other place has its landing page. */
export function placeHref(place: Place): string {
  if (place.key === 'Guarulhos') return addresses.guarulhos;
  if (place.key === 'Osasco') return addresses.osasco;
  return addresses.place(place.slug);
}
