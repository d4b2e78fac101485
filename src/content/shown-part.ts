import type { GateKind } from '../business/gate-kinds.ts';
import { gateParts, type Part } from '../business/gate-parts.ts';
import { type SceneId, scenes } from '../business/scenes.ts';
import { type DrawingId, findDrawnPart, isDrawingId } from '../business/part-drawings.ts';
import { searchKey } from '../text/slug.ts';
import type { Entry, Family } from './library/entry.ts';

/** Families whose reader looks for a part. A page of danger shows no part to look for: nobody is to go near. */
const OF_PARTS: ReadonlySet<Family> = new Set<Family>([
  'fault',
  'how-to',
  'maintenance',
  'product',
  'choice',
  'price',
  'purchase',
  'brand',
]);

/** What a page's drawing shows, with one part lit. */
export interface ShownPart {
  readonly drawing: DrawingId;
  readonly part: Part;
  /** Whether nobody named a kind of gate, so that the most common is shown. */
  readonly isAssumed: boolean;
}

/** Of a fault the culprit is lit, and of a procedure where one acts, whatever the title names; any title may speak of the motor, and only who buys one means it. */
function litFirst({ family, drawing }: Entry, own: readonly Part[], asked: Part | null): readonly Part[] {
  if (asked === null || !own.includes(asked)) return own;
  if (family === 'purchase') return [asked];
  const isFixed = family === 'fault' || (family === 'how-to' && drawing !== undefined);
  return isFixed || asked === 'motor' ? own : [asked, ...own];
}

/**
 * The drawing of an entry, of the gate that a title names; null where it has no part that is drawn, or its gate is not drawn.
 * @param asked the part that a title names: of an entry's parts that one is lit, and whoever buys it is shown no other.
 */
export function drawnPart(entry: Entry, gateKind: GateKind | null, asked: Part | null = null): ShownPart | null {
  const named = gateKind ?? entry.gateKinds[0] ?? null;
  const drawn = named ?? 'sliding';
  if (!isDrawingId(drawn)) return null;
  const own = entry.drawing ? [entry.drawing.part, ...entry.parts] : entry.parts;
  const lit = litFirst(entry, own, asked);
  const drawings: readonly DrawingId[] = entry.drawing?.of ? [entry.drawing.of, drawn] : [drawn, 'board'];
  for (const part of lit) {
    const drawing = drawings.find((id) => findDrawnPart(id, part) !== null);
    if (drawing) return { drawing, part, isAssumed: drawing !== 'board' && named === null };
  }
  return null;
}

/** The scene of an entry, unless the title names a part that it does not show, or the kind of gate to be repaired; where a gate is at fault or in danger whatever is named. */
export function shownScene(
  { scene, family, visit }: Entry,
  asked: Part | null,
  gateKind: GateKind | null = null,
): SceneId | null {
  if (scene === undefined) return null;
  const { gateKind: drawn = null } = scenes[scene];
  if (gateKind !== null && drawn !== null && gateKind !== drawn) return null;
  if (family === 'fault' || family === 'danger') return scene;
  const isOther = asked !== null && asked !== 'motor' && !scenes[scene].parts?.includes(asked);
  return isOther || (visit === 'leaf' && gateKind !== null) ? null : scene;
}

/** Shown to whoever names it; to whoever chooses a motor, compares makers or has a gate repaired they tell nothing. */
const GENERAL: ReadonlySet<Part> = new Set<Part>(['motor', 'leaf']);

/** The same where the reader looks for the part; null on any other page, and on one that shows a scene of its own. */
export function shownPart(entry: Entry | null, gateKind: GateKind | null, asked: Part | null = null): ShownPart | null {
  if (entry === null || !OF_PARTS.has(entry.family)) return null;
  const { family, kit } = entry;
  if (family !== 'fault' && shownScene(entry, asked, gateKind) !== null) return null;
  const shown = drawnPart(entry, gateKind, asked);
  const isServed = family === 'purchase' && !kit;
  // What is shown in rows is of the whole gate.
  if (isServed && entry.verdict && asked === null) return null;
  const isGeneral = isServed || family === 'choice' || (family === 'brand' && entry.verdict !== undefined);
  return shown !== null && isGeneral && GENERAL.has(shown.part) && (asked === null || asked === 'motor') ? null : shown;
}

/** What whoever reads an entry may check at a part; null where nothing is to be done with it. */
export function checkOfPart({ youCheck }: Entry, part: Part): Entry['youCheck'][number] | null {
  const name = searchKey(gateParts[part].name);
  return youCheck.find((check) => searchKey(check.do).includes(name)) ?? null;
}
