import { createContext, type ReactNode, useContext } from 'react';
import type { Part } from '../../business/gate-parts.ts';
import { type DrawingId, findDrawnPart, partDrawings } from '../../business/part-drawings.ts';

interface DrawingMade {
  readonly id: DrawingId;
  /** Whether its parts can be seen from near. */
  readonly isNear: boolean;
}

/** The drawing that is being made: it says which number a part has. */
export const DrawingHolder = createContext<DrawingMade | null>(null);

export const DRAWING_WIDTH = 400;

type Point = readonly [x: number, y: number];

interface DrawnPartProps {
  readonly id: Part;
  /** The middle of its number. */
  readonly at: Point;
  /** Where the lines from the number end, on the part. */
  readonly to: Point | readonly Point[];
  /** Seen from near besides: how far the part reaches. */
  readonly reaches?: Point;
  readonly children: ReactNode;
}

function isPoint(to: Point | readonly Point[]): to is Point {
  return typeof to[0] === 'number';
}

/** In an address a fragment names the part that is lit; with this before it the part moves too. */
export const MOVING = 'em-movimento-';

/** With this before it the fragment shows the part from near, lit. */
export const NEAR = 'perto-';

/** Of what is seen from near, in the units of a drawing: four by three. */
const NEAR_LEAST = 180;
const NEAR_MARGIN = 80;

/** The part of a drawing in which all the points stand with what is around them: 'x y width height', four by three. */
function boxAround(points: readonly Point[], height: number): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const widest = Math.min(DRAWING_WIDTH, (height * 4) / 3);
  const width = Math.min(
    widest,
    Math.max(NEAR_LEAST, right - left + NEAR_MARGIN, ((bottom - top + NEAR_MARGIN) * 4) / 3),
  );
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - size / 2, 0), whole - size));
  const x = within((left + right) / 2, width, DRAWING_WIDTH);
  const y = within((top + bottom) / 2, (width * 3) / 4, height);
  return `${x} ${y} ${Math.round(width)} ${Math.round((width * 3) / 4)}`;
}

/** A part with its number: a group of its id, which is lit where the address names it. */
export function DrawnPart({ id, at: [x, y], to, reaches, children }: DrawnPartProps) {
  const made = useContext(DrawingHolder);
  const drawn = made && findDrawnPart(made.id, id);
  if (!drawn) throw new Error(`The drawing ${made?.id} has no number for ${id}`);
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
  if (!made.isNear) return drawn.moves ? <g id={MOVING + id}>{part}</g> : part;
  return (
    <>
      <view
        id={NEAR + id}
        viewBox={boxAround([[x, y], ...ends, ...(reaches ? [reaches] : [])], partDrawings[made.id].height)}
      />
      {part}
    </>
  );
}
