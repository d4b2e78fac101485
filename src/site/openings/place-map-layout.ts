import type { Place } from '../../business/place.ts';
import { coordinatesOf } from '../../business/places/coordinates.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { neighbourhoodsOf } from '../../business/places.ts';
import { offsetFromCapital, offsetOf, type Offset } from '../../business/places/offset-from-capital.ts';
import { type Line, reservoirs, rivers } from '../drawings/lie-of-the-land.ts';
import { type Label, labelPlacer } from './place-map-labels.ts';

export const WIDTH = 400;
export const HEIGHT = 220;
/** As phones show it, where labels take most. */
const FONT = 17;
/** Room for a label at the sides, and above and below. */
const MARGIN = { x: 62, y: 36 } as const;
const PIXELS_PER_KM_MOST = 44;
/** A neighbour so many times as far as the middle one is left to the words. */
const FAR = 2.2;
const RINGS_KM = [1, 2, 5, 10, 20];
/** Of the height: what the inner ring takes at most; the outer one has twice as much. */
const RING = 0.25;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Dot extends Point {
  readonly name: string;
  /** Null where there is no room for it. */
  readonly label: Label | null;
}

export interface PlaceMapLayout {
  /** In the middle; null for a zone, which is no point. */
  readonly here: Dot | null;
  /** Next to it; of a zone some of its own districts. */
  readonly neighbours: readonly Dot[];
  /** The centre of the town, or of the capital; where that lies outside, the point at the edge that leads there. */
  readonly centre: Dot & { readonly isOutside: boolean };
  /** Paths. */
  readonly water: string;
  readonly lakes: string;
  readonly rings: readonly { readonly km: number; readonly radius: number }[];
}

interface Located {
  readonly name: string;
  readonly at: Offset;
}

function located(place: Place): readonly Located[] {
  const at = coordinatesOf(place);
  return at === null ? [] : [{ name: place.name, at: offsetOf(at) }];
}

const kilometres = (one: Offset, other: Offset): number => Math.hypot(one.east - other.east, one.south - other.south);

/** Without those that lie so far that they would make the rest small. */
function nearest(here: Offset, all: readonly Located[]): readonly Located[] {
  const distances = all.map(({ at }) => kilometres(here, at)).toSorted((one, other) => one - other);
  const middle = distances[Math.floor((distances.length - 1) / 2)] ?? 0;
  return all.filter(({ at }) => kilometres(here, at) <= middle * FAR);
}

/** From the edge of the map to what stands at it. */
const INSET = 12;

/** Where the straight way between two points leaves the map; the second itself where it does not. */
function atEdge(from: Point, to: Point): Point {
  const [east, south] = [to.x - from.x, to.y - from.y];
  const part = Math.min(
    1,
    (WIDTH / 2 - INSET) / Math.max(Math.abs(east), 1),
    (HEIGHT / 2 - INSET) / Math.max(Math.abs(south), 1),
  );
  return { x: Math.round(from.x + east * part), y: Math.round(from.y + south * part) };
}

/** Only the stretches that are seen, each from the last point before it to the first behind it. */
function pathOf(line: Line, project: (at: Offset) => Point, isClosed: boolean): string {
  const points = line.map(project);
  const isSeen = ({ x, y }: Point) => x > -60 && x < WIDTH + 60 && y > -60 && y < HEIGHT + 60;
  if (isClosed) return points.some(isSeen) ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z` : '';
  const kept = points.map((point, at) =>
    [points[at - 1], point, points[at + 1]].some((one) => one !== undefined && isSeen(one)),
  );
  return points.map(({ x, y }, at) => (kept[at] ? `${kept[at - 1] ? 'L' : 'M'}${x} ${y}` : '')).join('');
}

interface Centre {
  readonly name: string;
  /** Key of the town. */
  readonly of: string;
  /** How the way to it is called where it lies outside the map: 'rumo à Sé'. */
  readonly afar: string;
}

type Project = (at: Offset) => Point;

/** As large as what is shown fits around the middle. */
function scaleOf(middle: Offset, shown: readonly Located[]): number {
  const reach = (of: (at: Offset) => number) => Math.max(0.5, ...shown.map(({ at }) => Math.abs(of(at))));
  return Math.min(
    PIXELS_PER_KM_MOST,
    (WIDTH / 2 - MARGIN.x) / reach(({ east }) => east - middle.east),
    (HEIGHT / 2 - MARGIN.y) / reach(({ south }) => south - middle.south),
  );
}

function projection(middle: Offset, scale: number): Project {
  return ({ east, south }) => ({
    x: Math.round(WIDTH / 2 + (east - middle.east) * scale),
    y: Math.round(HEIGHT / 2 + (south - middle.south) * scale),
  });
}

/** The rivers and reservoirs that are seen. */
function watersOf(project: Project): Pick<PlaceMapLayout, 'water' | 'lakes'> {
  return {
    water: rivers.map(({ line }) => pathOf(line, project, false)).join(''),
    lakes: reservoirs.map((line) => pathOf(line, project, true)).join(''),
  };
}

/** From the middle of a dot to its edge, and a little more. */
const DOT = 8;

/** Where the straight way from a place to the centre ends on the map. */
function townOf(project: Project, from: Offset, { of }: Centre): Point & { readonly isOutside: boolean } {
  const there = project(offsetFromCapital(of));
  const town = atEdge(project(from), there);
  return { ...town, isOutside: town.x !== there.x || town.y !== there.y };
}

/** The labels of a place, of the centre and of the neighbours, in this order. */
function labelsOfPlace(project: Project, here: Located, near: readonly Located[], centre: Centre) {
  const own = project(here.at);
  const town = townOf(project, here.at, centre);
  const placer = labelPlacer(WIDTH, HEIGHT, FONT);
  const points = near.map(({ name, at }) => ({ name, ...project(at) }));
  for (const { x, y } of [...points, own, town]) placer.keepFree(x, y, DOT);
  const labelled = (name: string, { x, y }: Point): Dot => ({ name, x, y, label: placer.place(name, x, y) });
  // The place itself is named first, and always.
  const first = labelled(here.name, own);
  return {
    here: { ...first, label: first.label ?? placer.placeAbove(own.x, own.y) },
    centre: { ...labelled(town.isOutside ? centre.afar : centre.name, town), isOutside: town.isOutside },
    // A dot without a name would only ask what it is.
    neighbours: points.map(({ name, ...point }) => labelled(name, point)).filter(({ label }) => label !== null),
  };
}

/** Those first that lie farthest from one another, so that they show how far the zone reaches. */
function spreadOut(all: readonly Located[]): readonly Located[] {
  const ordered: Located[] = [];
  const left = [...all];
  const apart = ({ at }: Located) => Math.min(...ordered.map((other) => kilometres(at, other.at)));
  while (left.length > 0) {
    const next = left.reduce((best, one) => (apart(one) > apart(best) ? one : best));
    ordered.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ordered;
}

/** As many of a zone's districts as have room for their names. */
function labelsOfZone(project: Project, middle: Offset, districts: readonly Located[], centre: Centre) {
  const town = townOf(project, middle, centre);
  const placer = labelPlacer(WIDTH, HEIGHT, FONT);
  placer.keepFree(town.x, town.y, DOT);
  const name = town.isOutside ? centre.afar : centre.name;
  const label = placer.place(name, town.x, town.y);
  const neighbours = districts.flatMap((district): readonly Dot[] => {
    const { x, y } = project(district.at);
    const own = placer.isFree(x, y, DOT) ? placer.place(district.name, x, y) : null;
    if (own === null) return [];
    placer.keepFree(x, y, DOT);
    return [{ name: district.name, x, y, label: own }];
  });
  return { here: null, centre: { ...town, name, label }, neighbours };
}

/** Which districts a zone has and where they lie; null where nothing is known of them. */
function zoneMapLayout(zone: Place, centre: Centre): PlaceMapLayout | null {
  const districts = neighbourhoodsOf(zone).flatMap(located);
  if (districts.length === 0) return null;
  const mean = (of: (at: Offset) => number) => districts.reduce((sum, { at }) => sum + of(at), 0) / districts.length;
  const all = nearest({ east: mean(({ east }) => east), south: mean(({ south }) => south) }, districts);
  const between = (of: (at: Offset) => number) => {
    const values = all.map(({ at }) => of(at));
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const middle = { east: between(({ east }) => east), south: between(({ south }) => south) };
  const project = projection(middle, scaleOf(middle, all));
  return { ...labelsOfZone(project, middle, spreadOut(all), centre), ...watersOf(project), rings: [] };
}

/** Where the place lies among its neighbours and the waters, as large as they fit; null where nothing is known of it. */
export function placeMapLayout(place: Place, centre: Centre): PlaceMapLayout | null {
  if (place.kind === 'zone') return zoneMapLayout(place, centre);
  const here = located(place)[0];
  if (!here) return null;
  const near = nearest(here.at, neighboursOf(place).flatMap(located));
  const scale = scaleOf(here.at, near);
  const project = projection(here.at, scale);
  const km = RINGS_KM.findLast((one) => one * scale <= HEIGHT * RING) ?? RINGS_KM[0] ?? 1;
  return {
    ...labelsOfPlace(project, here, near, centre),
    ...watersOf(project),
    rings: [km, 2 * km].map((one) => ({ km: one, radius: Math.round(one * scale) })),
  };
}
