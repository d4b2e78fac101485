import { CAPITAL, municipalityNames } from '../../business/places/municipalities.ts';
import { offsetFromCapital } from '../../business/places/offset-from-capital.ts';

/** A region of the list at its point of the map. */
export interface MapMark {
  /** 'Zona Norte', 'Osasco' */
  readonly region: string;
  readonly x: number;
  readonly y: number;
}

export const MAP_WIDTH = 360;
export const MAP_HEIGHT = 250;
const MARGIN = 18;
/** So far apart that a thumb presses one alone on the narrowest phone. */
const APART = 31;
const ROUNDS = 400;
const UNITS_PER_KM = 2.5;
/** Where the capital's centre lies: more of the region lies east of it. */
const CENTRE = { x: 134, y: 122 };

/** The capital's districts have no coordinates: its zones stand around its centre. */
const ZONES: readonly MapMark[] = [
  ['Zona Central', 0, 0],
  ['Zona Norte', 0, -1],
  ['Zona Sul', 0, 1],
  ['Zona Leste', 1, 0],
  ['Zona Oeste', -1, 0],
].map(([region, east, south]) => ({
  region: String(region),
  x: CENTRE.x + Number(east) * APART,
  y: CENTRE.y + Number(south) * APART,
}));

const within = (value: number, most: number) => Math.min(Math.max(value, MARGIN), most - MARGIN);

/** How far a mark is pushed by those that stand too near. */
function pushed(mark: MapMark, others: readonly MapMark[]): MapMark {
  let { x, y } = mark;
  for (const other of others) {
    const distance = Math.hypot(x - other.x, y - other.y);
    if (other.region === mark.region || distance >= APART) continue;
    const [east, south] = distance === 0 ? [1, 0] : [(x - other.x) / distance, (y - other.y) / distance];
    x += (east * (APART - distance)) / 2;
    y += (south * (APART - distance)) / 2;
  }
  return { ...mark, x: within(x, MAP_WIDTH), y: within(y, MAP_HEIGHT) };
}

function placed(): readonly MapMark[] {
  let towns: readonly MapMark[] = municipalityNames
    .filter((name) => name !== CAPITAL)
    .map((region) => {
      const { east, south } = offsetFromCapital(region);
      return { region, x: CENTRE.x + east * UNITS_PER_KM, y: CENTRE.y + south * UNITS_PER_KM };
    });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, town] of towns.entries()) towns = towns.with(at, pushed(town, [...ZONES, ...towns]));
  return [...ZONES, ...towns];
}

/** Zones and municipalities about where they lie, none so near to another that both would be pressed. */
export const mapMarks = placed();
