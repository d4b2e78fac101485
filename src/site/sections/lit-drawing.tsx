import { gateParts } from '../../business/gate-parts.ts';
import { findDrawnPart, partDrawings } from '../../business/part-drawings.ts';
import type { ShownPart } from '../../content/shown-part.ts';
import { capitalise } from '../../text/portuguese.ts';
import { litDrawing } from '../drawings/drawing-files.tsx';
import { DRAWING_WIDTH } from '../drawings/drawn-part.tsx';

interface LitDrawingProps {
  readonly shown: ShownPart;
  /** Added to where the lit part is. */
  readonly says?: string;
  readonly isOneOfSeveral?: boolean;
}

/** What is seen, for whoever does not see it. */
function alternative({ drawing, part }: ShownPart): string {
  const lit = findDrawnPart(drawing, part);
  return `${partDrawings[drawing].seen}. Em âmbar, o número ${lit?.number}, ${gateParts[part].name}: ${lit?.where}.`;
}

/** A drawing with one part lit, which moves for whoever does not mind; one of a page's drawings may move, several stand still. */
export function LitPicture({ shown, isStill = false }: { readonly shown: ShownPart; readonly isStill?: boolean }) {
  const { drawing, part } = shown;
  const { still, moving } = litDrawing(drawing, part);
  const moves = moving !== null && !isStill;
  const image = (
    <img
      src={moves ? moving : still}
      alt={alternative(shown)}
      width={DRAWING_WIDTH}
      height={partDrawings[drawing].height}
      loading="lazy"
    />
  );
  // A picture does not know by itself that its reader wants no motion.
  if (!moves) return image;
  return (
    <picture>
      <source media="(prefers-reduced-motion:reduce)" srcSet={still} />
      {image}
    </picture>
  );
}

/** The same with the names of all that is drawn, the lit part's first and on phones the others folded; of several on a page each tells the lit part alone. */
export function LitDrawing({ shown, says = '', isOneOfSeveral = false }: LitDrawingProps) {
  const { drawing, part, isAssumed } = shown;
  const { caption, parts } = partDrawings[drawing];
  const lit = findDrawnPart(drawing, part);
  const others = parts.map((other, at) => ({ id: other.part, number: at + 1 })).filter(({ id }) => id !== part);
  return (
    <>
      {caption !== null && (isAssumed || drawing === 'board') && <p>{caption}</p>}
      <div className="parts">
        <LitPicture shown={shown} isStill={isOneOfSeveral} />
        <div className="names">
          <p>
            <b>{lit?.number}</b> {capitalise(gateParts[part].name)}: {lit?.where}. {says}
          </p>
          {!isOneOfSeveral && (
            <details className="folded">
              <summary>O que mais se vê</summary>
              <ul className="others">
                {others.map(({ id, number }) => (
                  <li key={id}>
                    <b>{number}</b> {gateParts[id].name}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </>
  );
}
