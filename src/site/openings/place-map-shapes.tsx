import { distanceKm } from '../../business/emergency-reach.ts';
import type { Place } from '../../business/place.ts';
import { coordinatesOf } from '../../business/places/coordinates.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import type { Coordinates } from '../../business/facts.ts';
import { CAPITAL, findPlaceByKey, neighbourhoodsOf } from '../../business/places.ts';
import { formatNumber } from '../../text/money.ts';
import { listOf, ofPlace } from '../../text/portuguese.ts';
import type { Label } from './place-map-labels.ts';
import { HEIGHT, type PlaceMapLayout, placeMapLayout, WIDTH } from './place-map-layout.ts';

const NEIGHBOURS_MOST = 5;
/** The square from which distances in the capital are told. */
const MIDDLE_OF_CAPITAL = 'Sé';

/** The centre that a place's distance is told from: of the capital for a town, of its town for a district. */
function centreOf({ kind, municipality }: Place) {
  const of = kind === 'municipality' ? CAPITAL : municipality;
  if (of !== CAPITAL) {
    const name = `Centro ${ofPlace({ name: of, article: null })}`;
    return { of, name, afar: `rumo ao ${name}`, told: `do centro de ${of}` };
  }
  return kind === 'municipality'
    ? { of, name: CAPITAL, afar: `rumo a ${CAPITAL}`, told: `do centro de ${CAPITAL}` }
    : { of, name: MIDDLE_OF_CAPITAL, afar: `rumo à ${MIDDLE_OF_CAPITAL}`, told: `da ${MIDDLE_OF_CAPITAL}` };
}

/** How near and how far a zone's districts lie: 'cerca de 4 a 15 km'. */
function reachTold(zone: Place, there: Coordinates): string | null {
  const distances = neighbourhoodsOf(zone).flatMap((district) => {
    const at = coordinatesOf(district);
    return at === null ? [] : [Math.round(distanceKm(at, there))];
  });
  if (distances.length === 0) return null;
  return `cerca de ${formatNumber(Math.min(...distances))} a ${formatNumber(Math.max(...distances))}\u00a0km`;
}

function distanceTold(place: Place, of: string): string | null {
  const [here, town] = [coordinatesOf(place), findPlaceByKey(of)];
  const there = town && coordinatesOf(town);
  if (there && place.kind === 'zone') return reachTold(place, there);
  if (!here || !there) return null;
  const kilometres = Math.round(distanceKm(here, there));
  if (kilometres < 1) return 'menos de 1\u00a0km';
  // A town's seat is a known point, the middle of a district is none.
  return `${place.kind === 'municipality' ? '' : 'cerca de '}${formatNumber(kilometres)}\u00a0km`;
}

function Name({
  label,
  of,
  className,
}: {
  readonly label: Label | null;
  readonly of: string;
  readonly className?: string;
}) {
  return label === null ? null : (
    <text
      x={label.x}
      y={label.y}
      {...(label.anchor !== 'middle' && { textAnchor: label.anchor })}
      className={className}
    >
      {of}
    </text>
  );
}

/** What the map of a place shows, and how it is told. */
export interface MappedPlace {
  readonly map: PlaceMapLayout;
  /** 'A 9 km do centro de São Paulo, em linha reta' */
  readonly lies: string;
  /** '1 e 2'; '' where there are none. */
  readonly rings: string;
  readonly near: readonly Place[];
  /** For whoever does not see it. */
  readonly told: string;
}

/** 'A 9 km do centro de São Paulo, em linha reta'; of a zone how far its districts lie. */
function liesTold({ kind, name }: Place, distance: string, from: string): string {
  if (name === MIDDLE_OF_CAPITAL) return 'No centro da capital';
  return kind === 'zone' ? `Bairros a ${distance} ${from}, em linha reta` : `A ${distance} ${from}, em linha reta`;
}

/** Null where nothing is known of where it lies. */
export function mappedPlace(place: Place): MappedPlace | null {
  const centre = centreOf(place);
  const distance = distanceTold(place, centre.of);
  const map = placeMapLayout(place, centre);
  if (map === null || distance === null) return null;
  const near = neighboursOf(place).slice(0, NEIGHBOURS_MOST);
  const lies = liesTold(place, distance, centre.told);
  const told =
    place.kind === 'zone'
      ? `com ${listOf(map.neighbours.map(({ name }) => name))}`
      : `ao lado de ${listOf(near.map(({ name }) => name))}`;
  return {
    map,
    lies,
    near,
    rings: map.rings.map(({ km }) => formatNumber(km)).join(' e '),
    told: `Mapa: ${place.name}, ${lies.charAt(0).toLowerCase()}${lies.slice(1)}, ${told}`,
  };
}

/** How far it is around the place, and the way to the centre. */
function Here({
  at: { x, y },
  map,
}: {
  readonly at: { readonly x: number; readonly y: number };
  readonly map: PlaceMapLayout;
}) {
  return (
    <>
      {map.rings.map(({ km, radius }) => (
        <circle key={km} className="map-ring" cx={x} cy={y} r={radius} />
      ))}
      <path className="map-way" d={`M${map.centre.x} ${map.centre.y}L${x} ${y}`} />
    </>
  );
}

export const MAP_VIEW = `0 0 ${WIDTH} ${HEIGHT}`;

export function PlaceMapShapes({ mapped: { map } }: { readonly mapped: MappedPlace }) {
  return (
    <>
      {map.lakes && <path className="map-lake" d={map.lakes} />}
      {map.water && <path className="map-water" d={map.water} />}
      {map.here && <Here at={map.here} map={map} />}
      <path
        className={map.here ? 'map-towns' : 'map-districts'}
        d={map.neighbours.map(({ x, y }) => `M${x} ${y}h0`).join('')}
      />
      {!map.centre.isOutside && <path fill="#fff" d={`M${map.centre.x - 6} ${map.centre.y - 6}h12v12h-12z`} />}
      {map.here && <circle cx={map.here.x} cy={map.here.y} r="8" />}
      {map.neighbours.map(({ name, label }) => (
        <Name key={name} label={label} of={name} />
      ))}
      <Name label={map.centre.label} of={map.centre.name} />
      {map.here && <Name label={map.here.label} of={map.here.name} className="map-own" />}
    </>
  );
}
