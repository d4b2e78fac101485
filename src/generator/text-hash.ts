/** FNV-1a over UTF-16 units, 32 bits: short, fast and the same on every machine. */
export const EMPTY_HASH = 0x811c9dc5 | 0;

export function extendHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

export function hashText(text: string): number {
  let hash = EMPTY_HASH;
  for (let index = 0; index < text.length; index += 1) hash = extendHash(hash, text.charCodeAt(index));
  return mixBits(hash);
}

/** The finaliser of MurmurHash3: FNV alone leaves the high bits of short words nearly equal. */
export function mixBits(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
