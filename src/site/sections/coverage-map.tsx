import { CAPITAL, municipalityCoordinates } from '../../business/places.ts';
import { formatNumber } from '../../text/money.ts';
import { useSite } from '../site-context.ts';

const CENTRE = { x: 230, y: 215 };
const OUTER_RADIUS = 207;
const KM_PER_DEGREE = 111.32;
/** Kilometres of the inner rings, for scale only; the outer ring is the emergency radius of the facts. */
const INNER_RINGS = [10, 25];

interface Label {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly dx: number;
  readonly dy: number;
  /** Drops out on phones, where labels grow. */
  readonly wide?: boolean;
}

/** The cities that the map names: those with room around them. */
const LABELS: Readonly<Record<string, Label>> = {
  Guarulhos: { anchor: 'start', dx: 8, dy: 5 },
  Osasco: { anchor: 'middle', dx: 0, dy: -13 },
  'Santo André': { anchor: 'start', dx: 8, dy: 5 },
  Cotia: { anchor: 'middle', dx: 0, dy: 20 },
  'Franco da Rocha': { anchor: 'end', dx: -9, dy: 5 },
  Arujá: { anchor: 'start', dx: 8, dy: 5 },
  'Itapecerica da Serra': { anchor: 'middle', dx: -14, dy: 20, wide: true },
  'Embu-Guaçu': { anchor: 'middle', dx: 0, dy: 20 },
};

/** Kilometres from the centre of the capital, east and south positive; flat enough at this size. */
function offsetOf(name: string): { east: number; south: number } {
  const capital = municipalityCoordinates[CAPITAL];
  const city = municipalityCoordinates[name];
  if (!capital || !city) return { east: 0, south: 0 };
  const shrink = Math.cos((capital.latitude * Math.PI) / 180);
  return {
    east: (city.longitude - capital.longitude) * KM_PER_DEGREE * shrink,
    south: (capital.latitude - city.latitude) * KM_PER_DEGREE,
  };
}

interface PlacedCity {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The municipalities around the capital that stand within the radius, at their points of the drawing. */
function citiesWithin(radiusKm: number): readonly PlacedCity[] {
  const scale = OUTER_RADIUS / radiusKm;
  return Object.keys(municipalityCoordinates)
    .filter((name) => name !== CAPITAL)
    .map((name) => {
      const { east, south } = offsetOf(name);
      return {
        name,
        x: Math.round(CENTRE.x + east * scale),
        y: Math.round(CENTRE.y + south * scale),
        km: Math.hypot(east, south),
      };
    })
    .filter((city) => city.km <= radiusKm);
}

function MapLabels({ cities }: { readonly cities: readonly PlacedCity[] }) {
  return (
    <g className="map-labels">
      {cities.map(({ name, x, y }) => {
        const label = LABELS[name];
        return (
          label && (
            <text
              key={name}
              x={x + label.dx}
              y={y + label.dy}
              textAnchor={label.anchor}
              className={label.wide ? 'on-wide' : undefined}
            >
              {name}
            </text>
          )
        );
      })}
      <text x="250" y="230" className="map-capital">
        {CAPITAL}
      </text>
    </g>
  );
}

export function CoverageMap({ highlighted }: { readonly highlighted: string }) {
  const { facts } = useSite();
  const radiusKm = facts.emergency.radiusKm;
  const scale = OUTER_RADIUS / radiusKm;
  const cities = citiesWithin(radiusKm);
  const here = cities.find((city) => city.name === highlighted);
  const rings = [...INNER_RINGS.filter((km) => km < radiusKm), radiusKm];
  const distances = rings.map((km) => `${formatNumber(km)} km`);
  return (
    <svg
      className="coverage-map"
      viewBox="0 0 460 440"
      role="img"
      aria-label={`Mapa das cidades da Grande São Paulo, com distâncias de até ${distances.at(-1)} do centro da capital`}
    >
      <g className="map-rings">
        {rings.map((km) => (
          <circle key={km} cx={CENTRE.x} cy={CENTRE.y} r={Math.round(km * scale)} />
        ))}
        <circle className="map-ticks" cx={CENTRE.x} cy={CENTRE.y} r={OUTER_RADIUS - 4} />
        <path d={`M${CENTRE.x} 8v414M23 ${CENTRE.y}h414`} />
      </g>
      <path className="map-cities" d={cities.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      {here && <circle className="map-here" cx={here.x} cy={here.y} r="7" />}
      <path fill="#fff" d="M219 204h22v22h-22z" />
      <path fill="#121518" d="M223 208h3v14h-3zM228 208h3v14h-3zM236 206h2v18h-2z" />
      <MapLabels cities={cities} />
      <g className="map-distances">
        {rings.map((km, index) => (
          <text key={km} x={CENTRE.x} y={Math.round(CENTRE.y + km * scale - 6)}>
            {distances[index]}
          </text>
        ))}
      </g>
    </svg>
  );
}
