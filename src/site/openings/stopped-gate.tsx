import { offeredGateKinds } from '../../business/gate-kind-ids.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { gateParts, type Part } from '../../business/gate-parts.ts';
import { findDrawnPart } from '../../business/part-drawings.ts';
import { type SceneId, scenes } from '../../business/scenes.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { drawnPart, shownScene, type ShownPart } from '../../content/shown-part.ts';
import { capitalise } from '../../text/portuguese.ts';
import { nearDrawing } from '../drawings/drawing-files.tsx';
import { labelPicture } from '../drawings/picture-files.tsx';
import { scenePicture } from '../scenes/scene-files.tsx';
import { GateTypeDrawing } from '../sections/gate-type-drawing.tsx';

/** Their pages are about a part, and not about a gate that stopped. */
const ABOUT_PART: ReadonlySet<Family> = new Set<Family>(['product', 'choice', 'building', 'law', 'fault', 'purchase']);

type Pictured = 'label' | SceneId | ShownPart;

/** What the page is about as a picture: a scene of its own, the label that the reader of another brand photographs, or a part from near. */
function headPicture(entry: Entry, gateKind: GateKind | null, part: Part | null): Pictured | null {
  const scene = shownScene(entry, part, gateKind);
  if (scene !== null) return scene;
  if (entry.family === 'brand') return 'label';
  return ABOUT_PART.has(entry.family) ? drawnPart(entry, gateKind, part) : null;
}

interface Shown {
  readonly address: string;
  readonly alternative: string;
  readonly caption: string;
  /** Whether nothing of it may be covered. */
  readonly isWhole: boolean;
}

function shownOf(of: Pictured): Shown {
  if (of === 'label')
    return {
      address: labelPicture(),
      alternative: 'Desenho da etiqueta na lateral de um motor, no quadro de uma foto.',
      caption: 'A etiqueta a fotografar',
      isWhole: false,
    };
  if (typeof of === 'string')
    return { address: scenePicture(of), alternative: scenes[of].seen, caption: scenes[of].caption, isWhole: true };
  const name = capitalise(gateParts[of.part].name);
  return {
    address: nearDrawing(of.drawing, of.part),
    alternative: `Desenho de perto, em âmbar: ${name}, ${findDrawnPart(of.drawing, of.part)?.where}.`,
    caption: name,
    isWhole: false,
  };
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
  const shown = picture && shownOf(picture);
  return (
    <div className={shown?.isWhole ? 'opening stopped whole' : 'opening stopped'}>
      {shown ? (
        <>
          <img src={shown.address} alt={shown.alternative} width="400" height="300" loading="lazy" />
          <p>{shown.caption}</p>
        </>
      ) : (
        <GateTypeDrawing kind={offeredGateKinds.find((offered) => offered === kind) ?? 'sliding'} />
      )}
    </div>
  );
}
