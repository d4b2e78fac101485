import { placeHref } from '../../business/place-href.ts';
import { distanceKm } from '../../business/emergency-reach.ts';
import type { Place } from '../../business/place.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { CAPITAL, municipalityCoordinates } from '../../business/places.ts';
import { formatNumber } from '../../text/money.ts';
import { listOf } from '../../text/portuguese.ts';

const WIDTH = 400;
const HEIGHT = 220;
const MARGIN = 34;
const NEIGHBOURS_MOST = 4;

interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The town, the capital's centre and all towns between and around them, as large as they fit. */
function placedAround(
  name: string,
): { readonly here: Dot; readonly centre: Dot; readonly others: readonly Dot[] } | null {
  const here = municipalityCoordinates[name];
  const centre = municipalityCoordinates[CAPITAL];
  if (!here || !centre) return null;
  // A degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const middle = {
    latitude: (here.latitude + centre.latitude) / 2,
    longitude: (here.longitude + centre.longitude) / 2,
  };
  const east = Math.abs(here.longitude - centre.longitude) * shrink;
  const north = Math.abs(here.latitude - centre.latitude);
  const scale = Math.min((WIDTH - 4 * MARGIN) / Math.max(east, 0.1), (HEIGHT - 2 * MARGIN) / Math.max(north, 0.06));
  const dotOf = (of: string, { latitude, longitude }: typeof here): Dot => ({
    name: of,
    x: Math.round(WIDTH / 2 + (longitude - middle.longitude) * shrink * scale),
    y: Math.round(HEIGHT / 2 - (latitude - middle.latitude) * scale),
  });
  const others = Object.entries(municipalityCoordinates)
    .filter(([of]) => of !== name && of !== CAPITAL)
    .map(([of, at]) => dotOf(of, at))
    .filter(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT);
  return { here: dotOf(name, here), centre: dotOf(CAPITAL, centre), others };
}

/** Where the town lies, how far from the capital's centre, and what lies next to it. */
export function PlaceMap({ place }: { readonly place: Place }) {
  const placed = placedAround(place.name);
  const from = municipalityCoordinates[CAPITAL];
  const to = municipalityCoordinates[place.name];
  if (!placed || !from || !to) return null;
  const { here, centre, others } = placed;
  const distance = `${formatNumber(Math.round(distanceKm(from, to)))}\u00a0km`;
  const near = neighboursOf(place).slice(0, NEIGHBOURS_MOST);
  return (
    <div className="opening place-map">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Mapa: ${place.name}, a ${distance} do centro de ${CAPITAL}, ao lado de ${listOf(near.map(({ name }) => name))}`}
      >
        <path className="map-towns" d={others.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        <path className="map-way" d={`M${centre.x} ${centre.y}L${here.x} ${here.y}`} />
        <path fill="#fff" d={`M${centre.x - 8} ${centre.y - 8}h16v16h-16z`} />
        <circle cx={here.x} cy={here.y} r="8" />
        <text x={centre.x} y={centre.y + 26}>
          {CAPITAL}
        </text>
        <text x={here.x} y={here.y - 16} className="map-own">
          {place.name}
        </text>
      </svg>
      <p>
        A {distance} do centro de {CAPITAL}, em linha reta. Ao lado:{' '}
        {near.map((other, at) => (
          <span key={other.slug}>
            {at > 0 && ', '}
            <a href={placeHref(other)}>{other.name}</a>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
