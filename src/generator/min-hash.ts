import { mixBits } from './text-hash.ts';

/** MinHash (Broder 1997): the share of equal minima under many orders estimates the Jaccard ratio. */
export const SIGNATURE_LENGTH = 128;

const EMPTY = 0xffffffff;
const MULTIPLIERS = Int32Array.from({ length: SIGNATURE_LENGTH }, (_, index) => mixBits(index * 2 + 1) | 1);
const SALTS = Int32Array.from({ length: SIGNATURE_LENGTH }, (_, index) => mixBits(index + 0x9e3779b9));

export function minHash(shingles: Uint32Array): Uint32Array {
  const signature = new Uint32Array(SIGNATURE_LENGTH).fill(EMPTY);
  for (let index = 0; index < SIGNATURE_LENGTH; index += 1) {
    const multiplier = MULTIPLIERS[index] ?? 1;
    const salt = SALTS[index] ?? 0;
    let least = EMPTY;
    for (let at = 0; at < shingles.length; at += 1) {
      const product = Math.imul((shingles[at] ?? 0) ^ salt, multiplier);
      const value = (product ^ (product >>> 15)) >>> 0;
      if (value < least) least = value;
    }
    signature[index] = least;
  }
  return signature;
}

/** The estimated Jaccard ratio of two signatures, 0…1; its standard error is at most 0.045. */
export function estimateLikeness(a: Uint32Array, b: Uint32Array): number {
  let equal = 0;
  for (let index = 0; index < SIGNATURE_LENGTH; index += 1) {
    if (a[index] === b[index] && a[index] !== EMPTY) equal += 1;
  }
  return equal / SIGNATURE_LENGTH;
}
