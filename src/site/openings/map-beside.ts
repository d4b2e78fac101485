import type { Place } from '../../business/place.ts';
import type { Entry } from '../../content/library/entry.ts';
import { asideKind } from './aside-kind.ts';
import { isOnMap, openingKind } from './opening-kind.ts';

/** Whether the map of a page's place stands under its card: a page of that place whose head shows something else. */
export function hasMapBeside(entry: Entry | null, place: Place | null): place is Place {
  return isOnMap(place) && asideKind(entry) !== null && openingKind(entry, place) !== 'map';
}
