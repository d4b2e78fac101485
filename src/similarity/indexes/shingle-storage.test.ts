import { expect, test } from 'vitest';
import { minHash, SIGNATURE_LENGTH } from './min-hash.ts';
import { decodeFingerprint, encodeFingerprint } from './shingle-storage.ts';

const shingles = Uint32Array.of(3, 70_000, 4_000_000_000);

test('a fingerprint is read as it was written', () => {
  const row = encodeFingerprint(shingles);
  const read = decodeFingerprint(row);
  expect(read).toEqual(shingles);
  expect(minHash(read)).toEqual(minHash(shingles));
});

test('a stored signature is taken as it stands, and worked out where none is stored', () => {
  const row = encodeFingerprint(shingles);
  const other = new Uint8Array(SIGNATURE_LENGTH).fill(7);
  expect(minHash(decodeFingerprint({ ...row, signature: other.toBase64() }))).toEqual(other);
  expect(minHash(decodeFingerprint({ ...row, signature: null }))).toEqual(minHash(shingles));
});
