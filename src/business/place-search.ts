import { canonicalSlug } from '../text/slug.ts';
import type { Place } from './place.ts';
import { municipalityOfPostalCode } from './places/postal-codes.ts';
import { findPlaceByKey, municipalities, places } from './places.ts';

/** A postal code in any of the forms that people type: '03101-000', '03.101-000', '03101000', '03101'. */
const POSTAL_CODE = /^\d[\d.\s-]*$/;
const PREFIX_DIGITS = 5;
const POSTAL_CODE_DIGITS = 8;

export interface PlaceSearch {
  /** Municipalities whose names hold what was typed; all where nothing was. */
  readonly cities: readonly Place[];
  /** Zones and neighbourhoods: those of exactly that name, or, where no municipality was found, all whose names hold it. */
  readonly neighbourhoods: readonly Place[];
  /** The one place that was named whole; null where there are several or none. */
  readonly place: Place | null;
  /** The municipality of that place. */
  readonly city: Place | null;
  /** Whether digits were typed, and whether there are enough of them to tell the municipality. */
  readonly postalCode: 'none' | 'begun' | 'whole';
}

const NOTHING: PlaceSearch = { cities: [], neighbourhoods: [], place: null, city: null, postalCode: 'none' };

/** 'Embu-Guaçu' → 'embu guacu'. */
function words(text: string): string {
  return canonicalSlug(text).replaceAll('-', ' ');
}

interface Indexed {
  readonly place: Place;
  /** 'mooca' */
  readonly name: string;
  /** 'mooca sao paulo'; of a municipality its name. */
  readonly whole: string;
}

const index: readonly Indexed[] = places.map((place) => {
  const name = words(place.name);
  return { place, name, whole: place.kind === 'municipality' ? name : `${name} ${words(place.municipality)}` };
});
const cityIndex = index.filter(({ place }) => place.kind === 'municipality');
const neighbourhoodIndex = index.filter(({ place }) => place.kind !== 'municipality');

/** 'Mooca' and 'Mooca São Paulo' both name the Mooca. */
function named(among: readonly Indexed[], wanted: string): readonly Place[] {
  return among.filter(({ name, whole }) => name === wanted || whole === wanted).map(({ place }) => place);
}

/** Those that begin with what was typed stand first. */
function holding(among: readonly Indexed[], wanted: string): readonly Place[] {
  const found = among.filter(({ whole }) => whole.includes(wanted));
  return [
    ...found.filter(({ name }) => name.startsWith(wanted)),
    ...found.filter(({ name }) => !name.startsWith(wanted)),
  ].map(({ place }) => place);
}

function searchByPostalCode(typed: string): PlaceSearch {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < PREFIX_DIGITS) return { ...NOTHING, postalCode: 'begun' };
  const name = digits.length > POSTAL_CODE_DIGITS ? null : municipalityOfPostalCode(digits);
  const city = name === null ? null : findPlaceByKey(name);
  return { ...NOTHING, cities: city ? [city] : [], place: city, city, postalCode: 'whole' };
}

/**
 * What a visitor means by the name of a city or neighbourhood, or by a postal code. Case, accents, hyphens and a state at the end ('Mauá - SP')
 * do not count.
 */
export function searchPlaces(typed: string): PlaceSearch {
  const text = typed.trim();
  if (text === '') return { ...NOTHING, cities: municipalities };
  if (POSTAL_CODE.test(text)) return searchByPostalCode(text);
  const wanted = words(text).replace(/(.) sp$/, '$1');
  if (wanted === '') return NOTHING;

  const neighbourhoods = named(neighbourhoodIndex, wanted);
  const cities = cityIndex.filter(({ name }) => name.includes(wanted)).map(({ place }) => place);
  if (cities.length > 0) {
    const [city = null] = named(cityIndex, wanted);
    return { ...NOTHING, cities, neighbourhoods, place: city, city };
  }
  const [place, another] = neighbourhoods;
  const city =
    place && neighbourhoods.every(({ municipality }) => municipality === place.municipality)
      ? findPlaceByKey(place.municipality)
      : null;
  return {
    ...NOTHING,
    cities: city ? [city] : [],
    neighbourhoods: [...new Set([...neighbourhoods, ...holding(neighbourhoodIndex, wanted)])],
    place: place && !another ? place : null,
    city,
  };
}
