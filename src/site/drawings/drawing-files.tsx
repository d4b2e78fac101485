import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Part } from '../../business/gate-parts.ts';
import { type DrawingId, drawingIds, findDrawnPart, partDrawings } from '../../business/part-drawings.ts';
import { ArticulatedGate } from './articulated-gate.tsx';
import { ControlBoard } from './control-board.tsx';
import { DRAWING_CSS } from './drawing-css.ts';
import { DrawingHolder, MOVING } from './drawn-part.tsx';
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

export const DRAWING_WIDTH = 400;

interface DrawingFile {
  /** With a hash of the content, so that it never means anything else: 'deslizante.0a1b2c3d.svg'. */
  readonly name: string;
  readonly svg: string;
}

function makeFile(id: DrawingId): DrawingFile {
  const { file, height } = partDrawings[id];
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${DRAWING_WIDTH} ${height}`} fill="none">
      <style dangerouslySetInnerHTML={{ __html: DRAWING_CSS }} />
      <path fill="#1a1e22" d={`M0 0h${DRAWING_WIDTH}v${height}H0z`} />
      <DrawingHolder value={id}>{DRAWN[id]}</DrawingHolder>
    </svg>,
  );
  return { name: `${file}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`, svg };
}

const files: ReadonlyMap<DrawingId, DrawingFile> = new Map(drawingIds.map((id) => [id, makeFile(id)]));

/** Every drawing by the name of its file: what the server gives under `/assets/`. */
export const drawingsByName: ReadonlyMap<string, string> = new Map(
  [...files.values()].map(({ name, svg }) => [name, svg]),
);

/** The addresses of a drawing with one part lit: still, and moving where that part moves. */
export function litDrawing(id: DrawingId, part: Part): { readonly still: string; readonly moving: string | null } {
  const address = `/assets/${files.get(id)?.name ?? ''}`;
  return {
    still: `${address}#${part}`,
    moving: findDrawnPart(id, part)?.moves ? `${address}#${MOVING}${part}` : null,
  };
}
