import { CAPITAL, municipalities, municipalityCoordinates } from '../../business/places.ts';
import { offsetFromCapital } from '../../business/places/offset-from-capital.ts';
import { formatNumber } from '../../text/money.ts';
import { hashedFile } from './hashed-file.ts';

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

interface Seat {
  readonly slug: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly label: { readonly x: number; readonly y: number; readonly half: number };
}

function labelOf(name: string, x: number, y: number, font: number): Seat['label'] {
  const half = (name.length * LETTER * font) / 2;
  return { x: Math.round(Math.min(Math.max(x, half + 6), MAP_WIDTH - half - 6)), y: y - 12, half };
}

/** The seats of all municipalities but the capital at their points of the drawing: flat enough at this size. */
function seats(): readonly Seat[] {
  return municipalities.flatMap(({ slug, name }) => {
    if (!municipalityCoordinates[name] || name === CAPITAL) return [];
    const { east, south } = offsetFromCapital(name);
    const x = Math.round(CENTRE.x + east * PIXELS_PER_KM);
    const y = Math.round(CENTRE.y + south * PIXELS_PER_KM);
    return [{ slug, name, x, y, label: labelOf(name, x, y, FONT) }];
  });
}

/** With room to spare for phones, where labels grow. */
function isInTheWay({ label: one }: Seat, { label: other }: Seat): boolean {
  return Math.abs(one.y - other.y) < 2 * FONT && Math.abs(one.x - other.x) < (one.half + other.half) * 1.7;
}

function css(all: readonly Seat[]): string {
  const hidden = all.flatMap((lit) =>
    all
      .filter((other) => other !== lit && LANDMARKS.has(other.name) && isInTheWay(lit, other))
      .map((other) => `svg:has(#${lit.slug}:target) #${other.slug} text`),
  );
  return (
    `text{font:500 ${FONT}px system-ui,sans-serif;fill:#d5dbdf;text-anchor:middle;paint-order:stroke;stroke:#121518;stroke-width:4px}` +
    '.quiet text{display:none}.km{fill:#aeb8bf;font-size:13px}.capital{fill:#fff;font-weight:600}' +
    `circle{fill:#aeb8bf}.rings circle{fill:none;stroke:#353d44;stroke-width:1.5}${hidden.join()}{display:none}` +
    ':target circle{fill:#ffb224;r:8px}:target text{display:inline;fill:#ffb224;font-weight:600}' +
    // Of the picture's own width: on phones it is shown small.
    '@media(max-width:420px){text{font-size:24px}.km{font-size:20px}.landmark:not(:target) text{display:none}}'
  );
}

function makeMap() {
  const all = seats();
  return hashedFile(
    'mapa',
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
      <style dangerouslySetInnerHTML={{ __html: css(all) }} />
      <path fill="#121518" d={`M0 0h${MAP_WIDTH}v${MAP_HEIGHT}H0z`} />
      <g className="rings">
        {RING_KM.map((km) => (
          <circle key={km} cx={CENTRE.x} cy={CENTRE.y} r={km * PIXELS_PER_KM} />
        ))}
      </g>
      {RING_KM.slice(1).map((km) => (
        <text key={km} className="km" x={CENTRE.x + km * PIXELS_PER_KM * 0.71} y={CENTRE.y + km * PIXELS_PER_KM * 0.71}>
          {formatNumber(km)} km
        </text>
      ))}
      {all.map(({ slug, name, x, y, label }) => (
        <g key={slug} id={slug} className={LANDMARKS.has(name) ? 'landmark' : 'quiet'}>
          <circle cx={x} cy={y} r="4" />
          <text x={label.x} y={label.y}>
            {name}
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

/** The address of the map on which a municipality's dot is lit; the capital is the middle, and lights nothing. */
export function litMap(slug: string): string {
  return `/assets/${coverageMap.name}#${slug}`;
}
