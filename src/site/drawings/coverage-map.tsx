import type { Place } from '../../business/place.ts';
import { CAPITAL, places } from '../../business/places.ts';
import { coordinatesOf } from '../../business/places/coordinates.ts';
import { offsetOf, type Offset } from '../../business/places/offset-from-capital.ts';
import { formatNumber } from '../../text/money.ts';
import { borders } from './borders.ts';
import { hashedFile } from './hashed-file.ts';
import { type Line, reservoirs, ringRoad, rivers, townsAround } from './lie-of-the-land.ts';

export const MAP_WIDTH = 600;
export const MAP_HEIGHT = 400;
const CENTRE = { x: 214, y: 172 };
const PIXELS_PER_KM = 4.2;
/** For scale. */
export const RING_KM = [10, 25, 50];
const FONT = 15;
/** Of a letter, in parts of the font's size: what a label takes, to see which ones would stand in each other's way. */
const LETTER = 0.56;
/** Named whichever is lit: what gives the map its corners. */
const LANDMARKS: ReadonlySet<string> = new Set([
  'Guarulhos',
  'Osasco',
  'Cotia',
  'Mogi das Cruzes',
  'Salesópolis',
  'Juquitiba',
]);

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Dot extends Point {
  readonly slug: string;
  readonly name: string;
  readonly town: string;
  readonly isTown: boolean;
  readonly label: { readonly x: number; readonly y: number; readonly half: number };
}

/** From a dot to the foot of the label above it, and to that of the one below. */
const ABOVE = -12;
const BELOW = 23;

/** Above its dot, or below where that strikes the dot of another town. */
function labelOf(name: string, { x, y }: Point, towns: readonly Point[]): Dot['label'] {
  const half = (name.length * LETTER * FONT) / 2;
  const middle = Math.round(Math.min(Math.max(x, half + 6), MAP_WIDTH - half - 6));
  const strikes = (foot: number) =>
    towns.some((town) => Math.abs(town.x - middle) < half + 4 && town.y > foot - FONT - 2 && town.y < foot + 5);
  const isFree = (by: number) => !strikes(y + by);
  return { x: middle, y: y + ([ABOVE, BELOW].find(isFree) ?? ABOVE), half };
}

const project = ({ east, south }: Offset): Point => ({
  x: Math.round(CENTRE.x + east * PIXELS_PER_KM),
  y: Math.round(CENTRE.y + south * PIXELS_PER_KM),
});

const pathOf = (line: Line): string =>
  `M${line
    .map(project)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;

function dotOf(place: Place): readonly Omit<Dot, 'label'>[] {
  const at = coordinatesOf(place);
  if (at === null || place.key === CAPITAL) return [];
  const { slug, name, municipality: town, kind } = place;
  return [{ slug, name, town, isTown: kind === 'municipality', ...project(offsetOf(at)) }];
}

/** With room to spare for phones, where labels grow. */
function isInTheWay({ label: one }: Dot, { label: other }: Dot): boolean {
  return Math.abs(one.y - other.y) < 2 * FONT && Math.abs(one.x - other.x) < (one.half + other.half) * 1.7;
}

function css(all: readonly Dot[]): string {
  const hidden = all.flatMap((lit) =>
    all
      .filter((other) => other !== lit && isLandmark(other) && isInTheWay(lit, other))
      .map((other) => `svg:has(#${lit.slug}:target) #${other.slug} text`),
  );
  return (
    `text{font:500 ${FONT}px system-ui,sans-serif;fill:#d5dbdf;text-anchor:middle;paint-order:stroke;stroke:#121518;stroke-width:4px}` +
    '.quiet text,.district text{display:none}.km{fill:#aeb8bf;font-size:13px}.capital{fill:#fff;font-weight:600}' +
    '.water{fill:none;stroke:#353d44;stroke-width:3}.lake{fill:#353d44}.road{fill:none;stroke:#5a656d;stroke-width:2;stroke-dasharray:7 4}' +
    '.border{fill:none;stroke:#2b3238}.district circle{fill:#4a545c}' +
    `circle{fill:#aeb8bf}.rings circle{fill:none;stroke:#353d44;stroke-width:1.5}${hidden.join()}{display:none}` +
    ':target circle{fill:#ffb224;r:8px}:target text{display:inline;fill:#ffb224;font-weight:600}' +
    // Of the picture's own width: on phones it is shown small.
    '@media(max-width:420px){text{font-size:24px}.km{font-size:20px}.landmark:not(:target) text{display:none}}'
  );
}

const isLandmark = ({ isTown, name }: Dot): boolean => isTown && LANDMARKS.has(name);

function classOf(dot: Dot): string {
  if (!dot.isTown) return 'district';
  return isLandmark(dot) ? 'landmark' : 'quiet';
}

/** On its ring, where no town's dot is near: from the south-east on, turn by turn. */
function ringLabel(km: number, towns: readonly Point[]): Point {
  const turns = [0.125, 0.15, 0.1, 0.175, 0.075];
  const points = turns.map((turn) => ({
    x: Math.round(CENTRE.x + km * PIXELS_PER_KM * Math.cos(turn * 2 * Math.PI)),
    y: Math.round(CENTRE.y + km * PIXELS_PER_KM * Math.sin(turn * 2 * Math.PI)),
  }));
  const isFree = ({ x, y }: Point) =>
    !towns.some((town) => Math.abs(town.x - x) < 30 && town.y > y - 20 && town.y < y + 8);
  return points.find(isFree) ?? { x: CENTRE.x, y: CENTRE.y };
}

function Land({ dots }: { readonly dots: readonly Dot[] }) {
  const around = townsAround.map((at, index) => ({ ...project(at), of: `around ${index}` }));
  const owned = dots.map(({ x, y, town }) => ({ x, y, of: town }));
  return (
    <>
      <path className="border" d={borders([...owned, ...around, { ...CENTRE, of: CAPITAL }])} />
      {reservoirs.map((line) => (
        <path key={pathOf(line)} className="lake" d={`${pathOf(line)}Z`} />
      ))}
      <path className="water" d={rivers.map(({ line }) => pathOf(line)).join('')} />
      <path className="road" d={`${pathOf(ringRoad)}Z`} />
    </>
  );
}

function makeMap() {
  // Districts below the towns, whose names must be read.
  const dots = places.flatMap(dotOf).toSorted((one, other) => Number(one.isTown) - Number(other.isTown));
  const towns = dots.filter(({ isTown }) => isTown);
  const all = dots.map((dot) => ({
    ...dot,
    label: labelOf(
      dot.name,
      dot,
      towns.filter((town) => town !== dot),
    ),
  }));
  return hashedFile(
    'mapa',
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
      <style dangerouslySetInnerHTML={{ __html: css(all) }} />
      <path fill="#121518" d={`M0 0h${MAP_WIDTH}v${MAP_HEIGHT}H0z`} />
      <Land dots={all} />
      <g className="rings">
        {RING_KM.map((km) => (
          <circle key={km} cx={CENTRE.x} cy={CENTRE.y} r={km * PIXELS_PER_KM} />
        ))}
      </g>
      {RING_KM.slice(1).map((km) => (
        <text key={km} className="km" {...ringLabel(km, towns)}>
          {formatNumber(km)} km
        </text>
      ))}
      {all.map((dot) => (
        <g key={dot.slug} id={dot.slug} className={classOf(dot)}>
          <circle cx={dot.x} cy={dot.y} r={dot.isTown ? 4 : 1} />
          <text x={dot.label.x} y={dot.label.y}>
            {dot.name}
          </text>
        </g>
      ))}
      <path fill="#fff" d={`M${CENTRE.x - 8} ${CENTRE.y - 8}h16v16h-16z`} />
      <text className="capital" x={CENTRE.x} y={CENTRE.y + 27}>
        {CAPITAL}
      </text>
    </svg>,
  );
}

export const coverageMap = makeMap();

/** The address of the map on which a place's dot is lit; the capital is the middle, and a zone is no point: they light nothing. */
export function litMap(slug: string): string {
  return `/assets/${coverageMap.name}#${slug}`;
}
