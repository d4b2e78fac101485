import type { ReactNode } from 'react';
import type { Part } from '../../business/gate-parts.ts';
import { type DrawingId, drawingIds, findDrawnPart, partDrawings } from '../../business/part-drawings.ts';
import { ArticulatedGate } from './articulated-gate.tsx';
import { ControlBoard } from './control-board.tsx';
import { DRAWING_CSS, NEAR_CSS } from './drawing-css.ts';
import { DRAWING_WIDTH, DrawingHolder, MOVING, NEAR } from './drawn-part.tsx';
import { type HashedFile, hashedFile } from './hashed-file.ts';
import { OverheadGate } from './overhead-gate.tsx';
import { PivotingGate } from './pivoting-gate.tsx';
import { RollingGate } from './rolling-gate.tsx';
import { SlidingGate } from './sliding-gate.tsx';
import { SwingGate } from './swing-gate.tsx';
import { TiltingGate } from './tilting-gate.tsx';

const DRAWN: Readonly<Record<DrawingId, ReactNode>> = {
  sliding: <SlidingGate />,
  tilting: <TiltingGate />,
  swing: <SwingGate />,
  pivoting: <PivotingGate />,
  articulated: <ArticulatedGate />,
  overhead: <OverheadGate />,
  rolling: <RollingGate />,
  board: <ControlBoard />,
};

/** Seen from near it is a file of its own: of several fragments of one file on a page none would move. */
function makeFile(id: DrawingId, isNear = false): HashedFile {
  const { file, height } = partDrawings[id];
  return hashedFile(
    isNear ? `${file}-de-perto` : file,
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${DRAWING_WIDTH} ${height}`} fill="none">
      <style dangerouslySetInnerHTML={{ __html: isNear ? DRAWING_CSS + NEAR_CSS : DRAWING_CSS }} />
      <path fill="#1a1e22" d={`M0 0h${DRAWING_WIDTH}v${height}H0z`} />
      <DrawingHolder value={{ id, isNear }}>{DRAWN[id]}</DrawingHolder>
    </svg>,
  );
}

const files: ReadonlyMap<DrawingId, HashedFile> = new Map(drawingIds.map((id) => [id, makeFile(id)]));
const nearFiles: ReadonlyMap<DrawingId, HashedFile> = new Map(drawingIds.map((id) => [id, makeFile(id, true)]));

export const drawingFiles: readonly HashedFile[] = [...files.values(), ...nearFiles.values()];

/** The addresses of a drawing with one part lit: still, and moving where that part moves. */
export function litDrawing(id: DrawingId, part: Part): { readonly still: string; readonly moving: string | null } {
  const address = `/assets/${files.get(id)?.name ?? ''}`;
  return {
    still: `${address}#${part}`,
    moving: findDrawnPart(id, part)?.moves ? `${address}#${MOVING}${part}` : null,
  };
}

/** The address of one part of a drawing, lit and from near. */
export function nearDrawing(id: DrawingId, part: Part): string {
  return `/assets/${nearFiles.get(id)?.name ?? ''}#${NEAR}${part}`;
}
