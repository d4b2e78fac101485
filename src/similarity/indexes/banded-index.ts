import type { Nearest } from '../../generator/likeness.ts';
import type { IsSibling, LikenessIndex } from './likeness-index.ts';
import { estimateLikeness, minHash, SIGNATURE_LENGTH } from './min-hash.ts';
import { mixBits } from '../../generator/text-hash.ts';

/**
 * MinHash with banding: pages meet in a bucket when five neighbouring minima are equal. With 25 bands a pair at 0.70 meets with 99 %,
 * at 0.55 with 72 %, at 0.20 with 1 %, so that few pages are compared. Numbers live in typed blocks: about 0.35 KB for a page with its id.
 */
const BANDS = 25;
const ROWS = 5;
/** Newest siblings looked at in one bucket: it bounds the cost where thousands are alike, who meet in other bands as well. */
const BUCKET_LOOKS = 32;
/** Pages passed over in one bucket for not being siblings; only what is measured again passes over any. */
const BUCKET_STEPS = 10_000;
const BLOCK = 4_096;
const BUCKETS = 1 << 17;
const NONE = -1;

export interface BandedIndex extends LikenessIndex {
  /** As `add`, for a page of which only the signature is at hand. */
  addSignature(id: string, signature: Uint8Array): void;
}

export function createBandedIndex(): BandedIndex {
  const ids: (string | null)[] = [];
  const positions = new Map<string, number>();
  const signatures: Uint8Array[] = [];
  /** For each page and band, the page that was in the bucket before it. */
  const before: Int32Array[] = [];
  const newest = new Int32Array(BANDS * BUCKETS).fill(NONE);
  const free: number[] = [];
  let seen = new Uint32Array(BLOCK);
  let round = 0;

  const signatureAt = (position: number): Uint8Array => {
    const start = (position % BLOCK) * SIGNATURE_LENGTH;
    return (signatures[Math.floor(position / BLOCK)] ?? new Uint8Array(0)).subarray(start, start + SIGNATURE_LENGTH);
  };
  const beforeAt = (position: number, band: number): number =>
    before[Math.floor(position / BLOCK)]?.[(position % BLOCK) * BANDS + band] ?? NONE;

  function bucketOf(signature: Uint8Array, band: number): number {
    let hash = band;
    for (let row = 0; row < ROWS; row += 1) hash = Math.imul(hash ^ (signature[band * ROWS + row] ?? 0), 0x01000193);
    return band * BUCKETS + (mixBits(hash) & (BUCKETS - 1));
  }

  function setBefore(position: number, band: number, previous: number): void {
    const block = before[Math.floor(position / BLOCK)];
    if (block) block[(position % BLOCK) * BANDS + band] = previous;
  }

  function unlink(position: number): void {
    const signature = signatureAt(position);
    for (let band = 0; band < BANDS; band += 1) {
      const bucket = bucketOf(signature, band);
      const next = beforeAt(position, band);
      if (newest[bucket] === position) {
        newest[bucket] = next;
        continue;
      }
      let at = newest[bucket] ?? NONE;
      while (at !== NONE && beforeAt(at, band) !== position) at = beforeAt(at, band);
      if (at !== NONE) setBefore(at, band, next);
    }
  }

  function place(id: string): number {
    const position = free.pop() ?? ids.length;
    ids[position] = id;
    positions.set(id, position);
    if (Math.floor(position / BLOCK) >= signatures.length) {
      signatures.push(new Uint8Array(BLOCK * SIGNATURE_LENGTH));
      before.push(new Int32Array(BLOCK * BANDS));
    }
    // Twice as long each time: a new one for every block would be cleared again and again.
    if (position >= seen.length) seen = new Uint32Array(seen.length * 2);
    return position;
  }

  function remove(id: string): boolean {
    const position = positions.get(id);
    if (position === undefined) return false;
    unlink(position);
    ids[position] = null;
    positions.delete(id);
    free.push(position);
    return true;
  }

  function addSignature(id: string, signature: Uint8Array): void {
    remove(id);
    if (signature.length !== SIGNATURE_LENGTH) return;
    const position = place(id);
    signatureAt(position).set(signature);
    for (let band = 0; band < BANDS; band += 1) {
      const bucket = bucketOf(signature, band);
      setBefore(position, band, newest[bucket] ?? NONE);
      newest[bucket] = position;
    }
  }

  /** Tells of siblings that meet these shingles in a bucket, each once. */
  function compare(
    shingles: Uint32Array,
    looksMost: number,
    isSibling: IsSibling | undefined,
    tell: (id: string, likeness: number) => void,
  ): void {
    const signature = minHash(shingles);
    if (signature.length === 0) return;
    round += 1;
    for (let band = 0; band < BANDS; band += 1) {
      let at = newest[bucketOf(signature, band)] ?? NONE;
      for (
        let looks = 0, steps = 0;
        at !== NONE && looks < looksMost && steps < BUCKET_STEPS;
        at = beforeAt(at, band), steps += 1
      ) {
        const id = ids[at] ?? null;
        if (id === null || (isSibling && !isSibling(id))) continue;
        looks += 1;
        if (seen[at] === round) continue;
        seen[at] = round;
        tell(id, estimateLikeness(signature, signatureAt(at)));
      }
    }
  }

  return {
    add: (id, shingles) => addSignature(id, minHash(shingles)),
    addSignature,
    remove,
    has: (id) => positions.has(id),
    nearest(shingles, isSibling) {
      let best: string | null = null;
      let likeness = 0;
      compare(shingles, BUCKET_LOOKS, isSibling, (id, estimate) => {
        if (estimate <= likeness) return;
        best = id;
        likeness = estimate;
      });
      return best === null ? null : { id: best, likeness };
    },
    alike(shingles, from, isSibling) {
      const found: Nearest[] = [];
      compare(shingles, BUCKET_STEPS, isSibling, (id, likeness) => {
        if (likeness >= from) found.push({ id, likeness });
      });
      return found;
    },
    get size() {
      return positions.size;
    },
  };
}
