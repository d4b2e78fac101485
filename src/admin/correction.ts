import type { GateKind } from '../business/gate-kinds.ts';

/** What an administrator chose instead of what a title was understood as; '' is none. What is left out stays as it was read. */
export interface Correction {
  readonly entry?: string;
  readonly place?: string;
  readonly gate_kind?: GateKind | '';
}

export const NOTHING_CHOSEN: Correction = {};

export function isChosen(correction: Correction): boolean {
  return Object.keys(correction).length > 0;
}
