import { createBandedIndex } from './banded-index.ts';
import { createExactIndex } from './exact-index.ts';

/** Up to this many pages likeness is exact; beyond, it is estimated, so that one more page costs the same however many there are. */
const EXACT_UP_TO = 5_000;

export interface Nearest {
  readonly id: string;
  /** 0…1. */
  readonly likeness: number;
}

export interface LikenessIndex {
  /** Replaces what stood under the id. */
  add(id: string, shingles: Uint32Array): void;
  /** False when the id was not there. */
  remove(id: string): boolean;
  /** The page most like these shingles; null when none shares a thing with them. `exceptId` is the page itself while it is measured again. */
  nearest(shingles: Uint32Array, exceptId?: string): Nearest | null;
  readonly size: number;
}

export function createLikenessIndex(exactUpTo: number = EXACT_UP_TO): LikenessIndex {
  const exact = createExactIndex();
  let banded: LikenessIndex | null = null;
  const current = () => banded ?? exact;
  return {
    add(id, shingles) {
      current().add(id, shingles);
      if (banded === null && exact.size > exactUpTo) {
        const next = createBandedIndex();
        exact.drain((drainedId, drained) => next.add(drainedId, drained));
        banded = next;
      }
    },
    remove: (id) => current().remove(id),
    nearest: (shingles, exceptId) => current().nearest(shingles, exceptId),
    get size() {
      return current().size;
    },
  };
}
