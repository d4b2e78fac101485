import { addresses } from '../business/addresses.ts';
import type { Place } from '../business/place.ts';
import { searchPlaces } from '../business/place-search.ts';
import { CAPITAL, zones } from '../business/places.ts';
import { type PlaceAnswer, placeSearchPage } from '../site/pages/place-search-page.tsx';
import { findPlace } from '../understanding/find-place.ts';
import { placesNamedNearly } from '../understanding/misspelled-places.ts';
import { foldedWords } from '../understanding/words.ts';
import type { Loaded, PageRequest } from './public-page.ts';

/** A name alone is asked for, no sentence: every word of it may be part of one. */
const NO_WORD_OF_LANGUAGE = () => false;

function severalOf(places: readonly Place[]): PlaceAnswer | null {
  const [only, another] = places;
  if (!only) return null;
  return another ? { kind: 'several', places } : { kind: 'found', place: only, guessed: false };
}

function byPostalCode(city: Place | null): PlaceAnswer {
  if (!city) return { kind: 'outside', name: null };
  return city.name === CAPITAL ? { kind: 'capital', zones } : { kind: 'found', place: city, guessed: false };
}

/** A name that is spelled nearly as one of ours, shortened, or of a town where nobody of ours works. */
function byLikeness(typed: string): PlaceAnswer | null {
  const found = findPlace(typed, NO_WORD_OF_LANGUAGE);
  if (!found) {
    const nearly = severalOf(placesNamedNearly(foldedWords(typed).join(' ')));
    return nearly?.kind === 'found' ? { ...nearly, guessed: true } : nearly;
  }
  const { reading, exact } = found;
  if (reading.kind === 'own') return { kind: 'found', place: reading.place, guessed: !exact };
  if (reading.kind === 'ambiguous') return { kind: 'several', places: reading.candidates };
  return reading.kind === 'outside' ? { kind: 'outside', name: reading.name } : null;
}

/** Where somebody's gate is, from a neighbourhood, a city or a postal code as people type them. */
export function answerPlace(typed: string): PlaceAnswer {
  if (typed === '') return { kind: 'unasked' };
  const { cities, neighbourhoods, place, city, postalCode } = searchPlaces(typed);
  if (postalCode === 'begun') return { kind: 'begun' };
  if (postalCode === 'whole') return byPostalCode(city);
  if (place) return { kind: 'found', place, guessed: false };
  const likely = byLikeness(typed);
  // 'Santos' is a town, although neighbourhoods of ours have the word in their names.
  if (likely?.kind === 'outside') return likely;
  return severalOf([...cities.filter((found) => found !== city), ...neighbourhoods]) ?? likely ?? { kind: 'unknown' };
}

const SEARCH_MAX = 60;

function typedIn({ query }: PageRequest): string {
  return query('q')?.trim().slice(0, SEARCH_MAX) ?? '';
}

export function searchKey(request: PageRequest): string {
  const typed = typedIn(request);
  return typed === '' ? addresses.search : `${addresses.search}?q=${typed}`;
}

/** There is no end of words to search for, so only the empty form is kept. */
export function loadPlaceSearch(request: PageRequest): Loaded {
  const typed = typedIn(request);
  return { page: placeSearchPage({ typed, answer: answerPlace(typed) }), kept: typed === '' };
}
