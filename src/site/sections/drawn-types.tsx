import { offeredGateKinds, offerOf } from '../../business/gate-kind-ids.ts';
import type { OfferedGateKind } from '../../business/gate-kinds.ts';
import { KindPicture } from './kind-picture.tsx';

/** The kinds of gate side by side. */
export function DrawnGates({ kinds = offeredGateKinds }: { readonly kinds?: readonly OfferedGateKind[] }) {
  return (
    <ul className="drawn">
      {kinds.map((kind) => (
        <li key={kind}>
          <KindPicture of="gate" kind={kind} />
          {offerOf(kind).gateCaption}
        </li>
      ))}
    </ul>
  );
}

/** The kinds of motor side by side. */
export function DrawnMotors({ kinds = offeredGateKinds }: { readonly kinds?: readonly OfferedGateKind[] }) {
  return (
    <ul className="drawn">
      {kinds.map((kind) => (
        <li key={kind}>
          <KindPicture of="motor" kind={kind} />
          {offerOf(kind).motorCaption}
        </li>
      ))}
    </ul>
  );
}
