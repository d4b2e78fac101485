import { createContext, type ReactNode, useContext } from 'react';
import type { Part } from '../../business/gate-parts.ts';
import { type DrawingId, findDrawnPart } from '../../business/part-drawings.ts';

/** The drawing that is being made: it says which number a part has. */
export const DrawingHolder = createContext<DrawingId | null>(null);

type Point = readonly [x: number, y: number];

interface DrawnPartProps {
  readonly id: Part;
  /** The middle of its number. */
  readonly at: Point;
  /** Where the lines from the number end, on the part. */
  readonly to: Point | readonly Point[];
  readonly children: ReactNode;
}

function isPoint(to: Point | readonly Point[]): to is Point {
  return typeof to[0] === 'number';
}

/** In an address a fragment names the part that is lit; with this before it the part moves too. */
export const MOVING = 'em-movimento-';

/** A part with its number: a group of its id, which is lit where the address names it. */
export function DrawnPart({ id, at: [x, y], to, children }: DrawnPartProps) {
  const drawing = useContext(DrawingHolder);
  const drawn = drawing && findDrawnPart(drawing, id);
  if (!drawn) throw new Error(`The drawing ${drawing} has no number for ${id}`);
  const ends = isPoint(to) ? [to] : to;
  const part = (
    <g id={id} className="part">
      {children}
      <g className="number">
        <path d={ends.map(([toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join('')} />
        <circle cx={x} cy={y} r="12" />
        <text x={x} y={y + 5.5}>
          {drawn.number}
        </text>
      </g>
    </g>
  );
  return drawn.moves ? <g id={MOVING + id}>{part}</g> : part;
}
