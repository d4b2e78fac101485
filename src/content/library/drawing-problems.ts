import { gateParts } from '../../business/gate-parts.ts';
import { findDrawnPart, isDrawingId, partDrawings } from '../../business/part-drawings.ts';
import type { AskedEntry } from './entry.ts';

/** What is wrong with the part that an entry has lit: each drawing in which it may be lit has to show it. */
export function drawingProblems({ drawing, gateKinds }: Pick<AskedEntry, 'drawing' | 'gateKinds'>): string[] {
  if (!drawing) return [];
  const { of, part } = drawing;
  const drawings = of ? [of] : gateKinds.length > 0 ? gateKinds.filter(isDrawingId) : ['sliding' as const];
  return drawings
    .filter((id) => findDrawnPart(id, part) === null)
    .map((id) => `drawing lights ${gateParts[part].name}, which ${partDrawings[id].file} does not show`);
}
