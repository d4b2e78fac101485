import { offeredGateKinds } from '../../business/gate-kind-ids.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { GateTypeDrawing } from '../sections/gate-type-drawing.tsx';

/** The gate as its owner sees it: stopped half-way. Decorative, as the title says it. */
export function StoppedGate({ kind }: { readonly kind: GateKind | null }) {
  return (
    <div className="opening stopped">
      <GateTypeDrawing kind={offeredGateKinds.find((offered) => offered === kind) ?? 'sliding'} />
    </div>
  );
}
