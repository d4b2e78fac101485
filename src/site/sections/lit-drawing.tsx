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
}

interface LitPictureProps {
  readonly shown: ShownPart;
  /** The same picture once more, of which wide screens show the second view. */
  readonly isSecondView?: boolean;
}

/** What is seen, for whoever does not see it. */
function alternative({ drawing, part }: ShownPart): string {
  const lit = findDrawnPart(drawing, part);
  return `${partDrawings[drawing].seen}. Em âmbar, o número ${lit?.number}, ${gateParts[part].name}: ${lit?.where}.`;
}

/** A drawing with one part lit, which moves for whoever does not mind. */
function LitPicture({ shown, isSecondView = false }: LitPictureProps) {
  const { drawing, part } = shown;
  const { still, moving } = litDrawing(drawing, part);
  const image = (
    <img
      src={moving ?? still}
      alt={isSecondView ? '' : alternative(shown)}
      className={isSecondView ? 'second' : undefined}
      width={DRAWING_WIDTH}
      height={partDrawings[drawing].height}
      loading="lazy"
    />
  );
  // A picture does not know by itself that its reader wants no motion.
  if (moving === null) return image;
  return (
    <picture>
      <source media="(prefers-reduced-motion:reduce)" srcSet={still} />
      {image}
    </picture>
  );
}

/** A drawing of the whole gate, or of the board, with one part lit and the names of all that is drawn: the lit part's first, and on phones the others folded. */
export function LitDrawing({ shown, says = '' }: LitDrawingProps) {
  const { drawing, part, isAssumed } = shown;
  const { caption, parts, views } = partDrawings[drawing];
  const lit = findDrawnPart(drawing, part);
  const others = parts.map((other, at) => ({ id: other.part, number: at + 1 })).filter(({ id }) => id !== part);
  return (
    <>
      {caption !== null && (isAssumed || drawing === 'board') && <p>{caption}</p>}
      <div className="parts">
        <LitPicture shown={shown} />
        {views === 2 && <LitPicture shown={shown} isSecondView />}
        <div className="names">
          <p>
            <b>{lit?.number}</b> {capitalise(gateParts[part].name)}: {lit?.where}. {says}
          </p>
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
        </div>
      </div>
    </>
  );
}
