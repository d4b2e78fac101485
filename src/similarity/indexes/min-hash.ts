import { mixBits } from '../../generator/text-hash.ts';

/**
 * MinHash (Broder 1997): the share of equal minima under many orders estimates the Jaccard ratio. Of each minimum one byte is kept (b-bit
 * minwise hashing, Li and König 2010): a quarter of the memory for a million pages, and equal by chance once in 256.
 */
export const SIGNATURE_LENGTH = 128;

const BY_CHANCE = 1 / 256;
const LARGEST = 0xffffffff;
const MULTIPLIERS = Int32Array.from({ length: SIGNATURE_LENGTH }, (_, index) => mixBits(index * 2 + 1) | 1);
const SALTS = Int32Array.from({ length: SIGNATURE_LENGTH }, (_, index) => mixBits(index + 0x9e3779b9));

/** A page is asked for, added and stored: its signature is worked out once. */
const known = new WeakMap<Uint32Array, Uint8Array>();

/** 128 bytes; none for a text without shingles, which is like no other. */
export function minHash(shingles: Uint32Array): Uint8Array {
  const found = known.get(shingles);
  if (found) return found;
  const signature = new Uint8Array(shingles.length === 0 ? 0 : SIGNATURE_LENGTH);
  for (let index = 0; index < signature.length; index += 1) {
    const multiplier = MULTIPLIERS[index] ?? 1;
    const salt = SALTS[index] ?? 0;
    let least = LARGEST;
    for (let at = 0; at < shingles.length; at += 1) {
      const product = Math.imul((shingles[at] ?? 0) ^ salt, multiplier);
      const value = (product ^ (product >>> 15)) >>> 0;
      if (value < least) least = value;
    }
    signature[index] = mixBits(least);
  }
  known.set(shingles, signature);
  return signature;
}

/** For shingles that were read together with their signature. */
export function rememberSignature(shingles: Uint32Array, signature: Uint8Array): void {
  known.set(shingles, signature);
}

/** The estimated Jaccard ratio of two signatures, 0…1; its standard error is at most 0.045. */
export function estimateSimilarity(a: Uint8Array, b: Uint8Array): number {
  if (a.length === 0 || b.length === 0) return 0;
  let equal = 0;
  for (let index = 0; index < SIGNATURE_LENGTH; index += 1) if (a[index] === b[index]) equal += 1;
  return Math.max(0, (equal / SIGNATURE_LENGTH - BY_CHANCE) / (1 - BY_CHANCE));
}
