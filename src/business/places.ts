import { canonicalSlug, aliasSlug } from '../text/slug.ts';
import { sortedByText } from '../text/sort.ts';
import type { Place, Zone } from './place.ts';
import { barueriNeighbourhoods } from './places/barueri.ts';
import { capitalCentral } from './places/capital-central.ts';
import { capitalEast } from './places/capital-east.ts';
import { capitalNorth } from './places/capital-north.ts';
import { capitalSouth } from './places/capital-south.ts';
import { capitalWest } from './places/capital-west.ts';
import { guarulhosNeighbourhoods } from './places/guarulhos.ts';
import { CAPITAL, municipalityNames } from './places/municipalities.ts';
import { listNames, type NamesByArticle } from './places/names-by-article.ts';
import { osascoNeighbourhoods } from './places/osasco.ts';

export { CAPITAL, municipalityCoordinates } from './places/municipalities.ts';

const CAPITAL_ZONES = [capitalCentral, capitalNorth, capitalSouth, capitalEast, capitalWest];

function buildPlace(place: Omit<Place, 'slug'>): Place {
  return { ...place, slug: canonicalSlug(place.key) };
}

function capitalNeighbourhoods(zone: Zone, names: NamesByArticle): Place[] {
  return listNames(names).map(({ name, article }) =>
    buildPlace({
      name,
      article,
      kind: 'neighbourhood',
      municipality: CAPITAL,
      zone,
      key: `${name} - ${CAPITAL} (Capital)`,
    }),
  );
}

function neighbourhoodsIn(municipality: string, names: NamesByArticle): Place[] {
  return listNames(names).map(({ name, article }) =>
    buildPlace({ name, article, kind: 'neighbourhood', municipality, zone: null, key: `${name} - ${municipality}` }),
  );
}

const byName = (list: Iterable<Place>) => sortedByText(list, (place) => place.name);

/** The 39 municipalities of Greater São Paulo, by name. */
export const municipalities: readonly Place[] = byName(
  municipalityNames.map((name) =>
    buildPlace({ name, article: null, kind: 'municipality', municipality: name, zone: null, key: name }),
  ),
);

/** The capital's five zones: central, north, south, east, west. */
export const zones: readonly Place[] = CAPITAL_ZONES.map(({ zone }) =>
  buildPlace({
    name: zone,
    article: 'a',
    kind: 'zone',
    municipality: CAPITAL,
    zone,
    key: `${zone} - ${CAPITAL} (Capital)`,
  }),
);

/** The capital's 96 official districts, by name. */
export const capitalDistricts: readonly Place[] = byName(
  CAPITAL_ZONES.flatMap(({ zone, districts }) => capitalNeighbourhoods(zone, districts)),
);

const otherNeighbourhoods = byName([
  ...CAPITAL_ZONES.flatMap(({ zone, neighbourhoods }) => capitalNeighbourhoods(zone, neighbourhoods)),
  ...neighbourhoodsIn('Barueri', barueriNeighbourhoods),
  ...neighbourhoodsIn('Guarulhos', guarulhosNeighbourhoods),
  ...neighbourhoodsIn('Osasco', osascoNeighbourhoods),
]);

/** Every place: municipalities, zones, then neighbourhoods by name. */
export const places: readonly Place[] = [
  ...municipalities,
  ...zones,
  ...byName([...capitalDistricts, ...otherNeighbourhoods]),
];

const bySlug = new Map(places.map((place) => [place.slug, place]));
const byKey = new Map(places.map((place) => [place.key, place]));
const byAliasSlug = new Map(places.map((place) => [aliasSlug(place.key), place]));
const byBareSlug = Map.groupBy(
  places.filter((place) => place.kind !== 'municipality'),
  (place) => canonicalSlug(place.name),
);

export function findPlaceBySlug(slug: string): Place | null {
  return bySlug.get(slug) ?? null;
}

export function findPlaceByKey(key: string): Place | null {
  return byKey.get(key) ?? null;
}

/** @throws for a key that is in no table. */
export function requirePlaceByKey(key: string): Place {
  const place = findPlaceByKey(key);
  if (!place) throw new Error(`No place ${key}`);
  return place;
}

/** The form as the specification words it, 'mooca---sao-paulo-(capital)'. */
export function findPlaceByAliasSlug(slug: string): Place | null {
  return byAliasSlug.get(slug) ?? null;
}

/** The zones and neighbourhoods of that name: 'centro' → Centro in Guarulhos, in Osasco… */
export function listPlacesByBareSlug(slug: string): readonly Place[] {
  return byBareSlug.get(slug) ?? [];
}

/** 'mooca' → Mooca; null where several entries have the name, or where it is a municipality's own slug. */
export function findPlaceByBareSlug(slug: string): Place | null {
  const [only, another] = listPlacesByBareSlug(slug);
  return only && !another && !bySlug.has(slug) ? only : null;
}

/** The neighbourhoods of a zone or municipality, by name; none for a neighbourhood. */
export function neighbourhoodsOf(place: Place): readonly Place[] {
  if (place.kind === 'neighbourhood') return [];
  return places.filter(
    (candidate) =>
      candidate.kind === 'neighbourhood' &&
      candidate.municipality === place.municipality &&
      (place.kind === 'municipality' || candidate.zone === place.zone),
  );
}
