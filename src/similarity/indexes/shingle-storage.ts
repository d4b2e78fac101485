import { minHash, rememberSignature } from './min-hash.ts';

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
  const shingles = new Uint32Array(bytes.length / 4);
  for (let index = 0; index < shingles.length; index += 1) shingles[index] = view.getUint32(index * 4, true);
  return shingles;
}

/** The shingles of a row, whose signature is not worked out again where it is stored. @throws as `decodeShingles` and `decodeSignature`. */
export function decodeFingerprint(row: { readonly shingles: string; readonly signature: string | null }): Uint32Array {
  const shingles = decodeShingles(row.shingles);
  if (row.signature !== null) rememberSignature(shingles, decodeSignature(row.signature));
  return shingles;
}

/** What a page's fingerprint says, as a row's columns. */
export function encodeFingerprint(shingles: Uint32Array): { readonly shingles: string; readonly signature: string } {
  return { shingles: encodeShingles(shingles), signature: minHash(shingles).toBase64() };
}

/** @throws SyntaxError when the text is not base64. */
export function decodeSignature(text: string): Uint8Array {
  return Uint8Array.fromBase64(text);
}
