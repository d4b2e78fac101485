import type { GateKind } from '../../business/gate-kinds.ts';
import type { Entry } from '../../content/library/entry.ts';

/** How a leaf that does not slide is shown: one that tilts from the side, those that swing from above. */
export type ShownMove = 'tilting' | 'swinging';

const MOVES: Readonly<Partial<Record<GateKind, ShownMove>>> = {
  tilting: 'tilting',
  pivoting: 'swinging',
  articulated: 'swinging',
};

/** The gate that runs in the head: the title's, else the first of those that the entry is about. */
export function racingGate({ gateKinds }: Entry, gateKind: GateKind | null): GateKind | null {
  return gateKind ?? gateKinds[0] ?? null;
}

/** Null for a leaf that slides, for one that no kit moves, and where no gate is known. */
export function shownMove(kind: GateKind | null): ShownMove | null {
  return (kind && MOVES[kind]) ?? null;
}
