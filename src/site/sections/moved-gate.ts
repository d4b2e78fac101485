import type { GateKind } from '../../business/gate-kinds.ts';
import type { Entry } from '../../content/library/entry.ts';

/** The gate that a page is of, as to who may move it by hand. */
export interface MovedGate {
  readonly kind: GateKind | null;
  /** Whether several homes share it: nobody of them moves it. */
  readonly isShared: boolean;
}

const OF_BUILDING =
  /(?<!\p{L})(?:pr[ée]dio|edif[ií]cio|condom[ií]nio|s[ií]ndic[oa]|zelador|portaria|apartamento)(?!\p{L})/iu;

/** Whether a title is of a gate that several homes share. */
export function isShared(title: string, entry: Pick<Entry, 'family'> | null): boolean {
  return entry?.family === 'building' || OF_BUILDING.test(title);
}
