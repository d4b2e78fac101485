import { gateParts } from '../../business/gate-parts.ts';
import { findDrawnPart } from '../../business/part-drawings.ts';
import type { ShownPart } from '../../content/shown-part.ts';
import { capitalise } from '../../text/portuguese.ts';
import { nearDrawing } from '../drawings/drawing-files.tsx';

/** One part of a gate from near, with its name and where it is: where a page has several drawings, or no room for a whole one. */
export function NearDrawing({ drawing, part }: Pick<ShownPart, 'drawing' | 'part'>) {
  return (
    <div className="near">
      <img
        src={nearDrawing(drawing, part)}
        alt="Desenho de perto, com a peça em âmbar."
        width="400"
        height="300"
        loading="lazy"
      />
      <p>
        <b>{capitalise(gateParts[part].name)}</b> {findDrawnPart(drawing, part)?.where}
      </p>
    </div>
  );
}
