import { type BandedIndex, createBandedIndex } from './banded-index.ts';
import type { Nearest } from '../../generator/similarity.ts';
import { createExactIndex, EXACT_MOST, type ExactIndex } from './exact-index.ts';

/** Up to this many pages similarity is exact; beyond, it is estimated, so that one more page costs the same however many there are. */
export const EXACT_UP_TO = 3_000;

/** Which pages count as siblings: a page that is measured again is not compared with itself and with younger ones. */
export type IsSibling = (id: string) => boolean;

export interface SimilarityIndex {
  /** Replaces what stood under the id. */
  add(id: string, shingles: Uint32Array): void;
  /** False when the id was not there. */
  remove(id: string): boolean;
  has(id: string): boolean;
  /** The page most like these shingles, of all or of those that count; null when none shares a thing with them. */
  nearest(shingles: Uint32Array, isSibling?: IsSibling): Nearest | null;
  /** The siblings at least this much alike. */
  alike(shingles: Uint32Array, from: number, isSibling: IsSibling): Nearest[];
  readonly size: number;
}

/** Pages that move over with each new one: from the half of the limit on, all have moved when it is reached. */
const MOVED_AT_ONCE = 2;

export function createSimilarityIndex(exactUpTo: number = EXACT_UP_TO): SimilarityIndex {
  if (exactUpTo > EXACT_MOST) throw new RangeError(`At most ${EXACT_MOST} pages are compared exactly`);
  let exact: ExactIndex | null = createExactIndex();
  let banded: BandedIndex | null = null;
  /** Still to move. Moving all at once would hold the event loop for a second. */
  let moving: string[] = [];

  function move(count: number): void {
    for (let moved = 0; moved < count; moved += 1) {
      const id = moving.pop();
      const shingles = id === undefined ? null : exact?.get(id);
      if (id !== undefined && shingles) banded?.add(id, shingles);
    }
  }

  return {
    add(id, shingles) {
      exact?.add(id, shingles);
      if (exact && banded === null && exact.size > exactUpTo / 2) {
        moving = exact.ids();
        banded = createBandedIndex();
      } else banded?.add(id, shingles);
      move(MOVED_AT_ONCE);
      if (exact && exact.size > exactUpTo) {
        move(moving.length);
        exact = null;
      }
    },
    remove(id) {
      const inBanded = banded?.remove(id) ?? false;
      return exact ? exact.remove(id) : inBanded;
    },
    has: (id) => (exact ?? banded)?.has(id) ?? false,
    nearest: (shingles, isSibling) => (exact ?? banded)?.nearest(shingles, isSibling) ?? null,
    alike: (shingles, from, isSibling) => (exact ?? banded)?.alike(shingles, from, isSibling) ?? [],
    get size() {
      return (exact ?? banded)?.size ?? 0;
    },
  };
}
