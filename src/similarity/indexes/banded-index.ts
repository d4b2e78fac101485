import { BANDS, createBandBuckets, NONE } from './band-buckets.ts';
import type { IsSibling, SimilarityIndex } from './similarity-index.ts';
import { estimateSimilarity, minHash, SIGNATURE_LENGTH } from './min-hash.ts';
import { alikeTold, nearestTold } from './told-similarity.ts';

/** Newest siblings looked at in one bucket: it bounds the cost where thousands are alike, who meet in other bands as well. */
const BUCKET_LOOKS = 32;
/** Pages passed over in one bucket for not being siblings; only what is measured again passes over any. */
const BUCKET_STEPS = 10_000;
/** Pages that the first list of those seen has room for. */
const SEEN_FIRST = 4_096;

export interface BandedIndex extends SimilarityIndex {
  /** As `add`, for a page of which only the signature is at hand. */
  addSignature(id: string, signature: Uint8Array): void;
}

/** Compares a page with those alone that it meets in a bucket. */
export function createBandedIndex(): BandedIndex {
  const ids: (string | null)[] = [];
  const positions = new Map<string, number>();
  const buckets = createBandBuckets();
  const free: number[] = [];
  let seen = new Uint32Array(SEEN_FIRST);
  let round = 0;

  function remove(id: string): boolean {
    const position = positions.get(id);
    if (position === undefined) return false;
    buckets.unlink(position);
    ids[position] = null;
    positions.delete(id);
    free.push(position);
    return true;
  }

  function addSignature(id: string, signature: Uint8Array): void {
    remove(id);
    if (signature.length !== SIGNATURE_LENGTH) return;
    const position = free.pop() ?? ids.length;
    ids[position] = id;
    positions.set(id, position);
    // Twice as long each time: a new one for every block would be cleared again and again.
    if (position >= seen.length) seen = new Uint32Array(seen.length * 2);
    buckets.link(position, signature);
  }

  /** Tells of siblings that meet these shingles in a bucket, each once. */
  const comparing =
    (shingles: Uint32Array, looksMost: number, isSibling: IsSibling | undefined) =>
    (report: (id: string, similarity: number) => void): void => {
      const signature = minHash(shingles);
      if (signature.length === 0) return;
      round += 1;
      for (let band = 0; band < BANDS; band += 1) {
        let at = buckets.newest(signature, band);
        for (
          let looks = 0, steps = 0;
          at !== NONE && looks < looksMost && steps < BUCKET_STEPS;
          at = buckets.before(at, band), steps += 1
        ) {
          const id = ids[at] ?? null;
          if (id === null || (isSibling && !isSibling(id))) continue;
          looks += 1;
          if (seen[at] === round) continue;
          seen[at] = round;
          report(id, estimateSimilarity(signature, buckets.signatureAt(at)));
        }
      }
    };

  return {
    add: (id, shingles) => addSignature(id, minHash(shingles)),
    addSignature,
    remove,
    has: (id) => positions.has(id),
    nearest: (shingles, isSibling) => nearestTold(comparing(shingles, BUCKET_LOOKS, isSibling)),
    alike: (shingles, from, isSibling) => alikeTold(comparing(shingles, BUCKET_STEPS, isSibling), from),
    get size() {
      return positions.size;
    },
  };
}
