import { places } from '../business/places.ts';
import { library } from '../content/library/library.ts';
import { sortedByText } from '../text/sort.ts';
import type { UnderstandingOptions } from './page-contracts.ts';

/** What an administrator may choose as a title's subject: everything but refusals. */
export function listSubjects(): UnderstandingOptions['entries'] {
  const offered = [...library.values()]
    .filter(({ family }) => family !== 'refusal')
    .map(({ id, subject, family }) => ({ entry: id, subject, family }));
  return sortedByText(offered, ({ subject }) => subject);
}

export function listPlaces(): UnderstandingOptions['places'] {
  return places.map((place) => ({
    key: place.key,
    name: place.kind === 'municipality' ? place.name : `${place.name}, ${place.municipality}`,
  }));
}
