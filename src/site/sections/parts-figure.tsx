import type { GateKind } from '../../business/gate-kinds.ts';
import { gateParts } from '../../business/gate-parts.ts';
import { findDrawnPart, partDrawings } from '../../business/part-drawings.ts';
import type { Entry } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { checkOfPart, type ShownPart, shownPart } from '../../content/shown-part.ts';
import { capitalise } from '../../text/portuguese.ts';
import { DRAWING_WIDTH, litDrawing } from '../drawings/drawing-files.tsx';
import type { StyleName } from '../site-context.ts';

interface PartsFigureProps {
  readonly entry: Entry | null;
  /** The gate that the title names. */
  readonly gateKind: GateKind | null;
  readonly values: TextValues;
}

/** The sheet of the figure, where a page has one. */
export function partsStyles({ entry, gateKind }: Omit<PartsFigureProps, 'values'>): readonly StyleName[] {
  return shownPart(entry, gateKind) ? ['parts'] : [];
}

/** Where the part is that a page speaks of: the gate with that part lit, and the names of all that is drawn. */
export function PartsFigure({ entry, gateKind, values }: PartsFigureProps) {
  const shown = shownPart(entry, gateKind);
  if (!entry || !shown) return null;
  const check = checkOfPart(entry, shown.part);
  return (
    <section>
      <h2>{entry.family === 'fault' ? 'Onde olhar' : 'Onde fica'}</h2>
      <LitDrawing shown={shown} says={check ? `${fillText(check.do, values)}. ${fillText(check.tells, values)}` : ''} />
    </section>
  );
}

/** A drawing with one part lit; `says` is added to where that part is. */
export function LitDrawing({ shown: { drawing, part, isAssumed }, says = '' }: LitDrawingProps) {
  const { seen, caption, height, parts } = partDrawings[drawing];
  const lit = findDrawnPart(drawing, part);
  if (!lit) return null;
  const { still, moving } = litDrawing(drawing, part);
  const { name } = gateParts[part];
  return (
    <figure className="parts">
      <picture>
        {moving && <source media="(prefers-reduced-motion:reduce)" srcSet={still} />}
        <img
          src={moving ?? still}
          alt={`${seen}. Em âmbar, o número ${lit.number}, ${name}: ${lit.where}.`}
          width={DRAWING_WIDTH}
          height={height}
          loading="lazy"
        />
      </picture>
      <ul className="names">
        <li>
          <b>{lit.number}</b>
          <span>
            <strong>{capitalise(name)}</strong>: {lit.where}. {says}
          </span>
        </li>
        {parts.map((other, at) =>
          other.part === part ? null : (
            <li key={other.part}>
              <b>{at + 1}</b>
              {gateParts[other.part].name}
            </li>
          ),
        )}
      </ul>
      {caption !== null && (isAssumed || drawing === 'board') && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface LitDrawingProps {
  readonly shown: ShownPart;
  readonly says?: string;
}
