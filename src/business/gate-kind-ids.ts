import { type GateKind, gateKinds, type OfferedGateKind, type OfferedKind } from './gate-kinds.ts';
import { keysOf } from '../text/keys-of.ts';

export function isGateKind(text: string): text is GateKind {
  return Object.hasOwn(gateKinds, text);
}

function isOffered(kind: GateKind): kind is OfferedGateKind {
  return gateKinds[kind].offered !== null;
}

/** All kinds, in the order of the table. */
export const gateKindIds: readonly GateKind[] = keysOf(gateKinds);

export const offeredGateKinds: readonly OfferedGateKind[] = gateKindIds.filter(isOffered);

/** How the form offers a kind. */
export function offerOf(kind: OfferedGateKind): OfferedKind {
  const { offered } = gateKinds[kind];
  if (!offered) throw new Error(`The form does not offer ${kind}`);
  return offered;
}

/** The kind that an address names; null for what the form does not offer. */
export function offeredKindByValue(value: string): OfferedGateKind | null {
  return offeredGateKinds.find((kind) => offerOf(kind).value === value) ?? null;
}
