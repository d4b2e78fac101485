import type { Hash } from 'node:crypto';

const HASH = /^[0-9a-f]{32}$/;

/** 128 bits tell all photos apart, in half the bytes of a page. */
export function photoHash(hash: Hash): string {
  return hash.digest('hex').slice(0, 32);
}

export function isPhotoHash(name: string): boolean {
  return HASH.test(name);
}
