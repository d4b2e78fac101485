import { minHash } from './min-hash.ts';

/** Shingles as base64 text for a database column: four bytes each, little-endian on every machine. */

export function encodeShingles(shingles: Uint32Array): string {
  const bytes = new Uint8Array(shingles.length * 4);
  const view = new DataView(bytes.buffer);
  shingles.forEach((shingle, index) => view.setUint32(index * 4, shingle, true));
  return bytes.toBase64();
}

/** @throws SyntaxError when the text is not base64, RangeError when it is not whole shingles. */
export function decodeShingles(text: string): Uint32Array {
  const bytes = Uint8Array.fromBase64(text);
  if (bytes.length % 4 !== 0) throw new RangeError('The stored shingles are cut off');
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4, true));
}

/** What a page's fingerprint says, as a row's columns. */
export function encodeFingerprint(shingles: Uint32Array): { readonly shingles: string; readonly signature: string } {
  return { shingles: encodeShingles(shingles), signature: minHash(shingles).toBase64() };
}

/** @throws SyntaxError when the text is not base64. */
export function decodeSignature(text: string): Uint8Array {
  return Uint8Array.fromBase64(text);
}
