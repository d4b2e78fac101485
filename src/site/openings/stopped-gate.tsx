import { offeredGateKinds } from '../../business/gate-kind-ids.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { gateParts, type Part } from '../../business/gate-parts.ts';
import { findDrawnPart } from '../../business/part-drawings.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { drawnPart, type ShownPart } from '../../content/shown-part.ts';
import { capitalise } from '../../text/portuguese.ts';
import { nearDrawing } from '../drawings/drawing-files.tsx';
import { labelPicture } from '../drawings/picture-files.tsx';
import { GateTypeDrawing } from '../sections/gate-type-drawing.tsx';

/** Their pages are about a part, and not about a gate that stopped. */
const ABOUT_PART: ReadonlySet<Family> = new Set<Family>(['product', 'choice', 'building', 'law', 'fault']);

/** What the page is about as a picture: the label that the reader of another brand photographs, or a part from near. */
function headPicture(entry: Entry, gateKind: GateKind | null, part: Part | null): 'label' | ShownPart | null {
  if (entry.family === 'brand') return 'label';
  return ABOUT_PART.has(entry.family) ? drawnPart(entry, gateKind, part) : null;
}

function Picture({ of }: { readonly of: 'label' | ShownPart }) {
  const [address, alternative] =
    of === 'label'
      ? [labelPicture(), 'Desenho da etiqueta na lateral de um motor, no quadro de uma foto.']
      : [
          nearDrawing(of.drawing, of.part),
          `Desenho de perto, em âmbar: ${capitalise(gateParts[of.part].name)}, ${findDrawnPart(of.drawing, of.part)?.where}.`,
        ];
  return <img src={address} alt={alternative} width="400" height="300" loading="lazy" />;
}

function captionOf(picture: 'label' | ShownPart): string {
  return picture === 'label' ? 'A etiqueta a fotografar' : capitalise(gateParts[picture.part].name);
}

interface StoppedGateProps {
  readonly entry: Entry;
  readonly kind: GateKind | null;
  /** The part that the title names. */
  readonly part: Part | null;
}

/** The gate as its owner sees it, stopped half-way, or what else the page is about. The gate is decorative, as the title says it. */
export function StoppedGate({ entry, kind, part }: StoppedGateProps) {
  const picture = headPicture(entry, kind, part);
  return (
    <div className="opening stopped">
      {picture ? (
        <>
          <Picture of={picture} />
          <p>{captionOf(picture)}</p>
        </>
      ) : (
        <GateTypeDrawing kind={offeredGateKinds.find((offered) => offered === kind) ?? 'sliding'} />
      )}
    </div>
  );
}
