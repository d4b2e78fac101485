import { randomBytes, randomInt } from 'node:crypto';

/** Where a millisecond's count begins, so that two processes hardly ever count through the same numbers. */
const FIRST_MAX = 2 ** 31;
const COUNT_MAX = 2 ** 32 - 1;

let last = 0;
let count = 0;

/**
 * A UUID of version 7 that sorts behind every one this process made before, those of the same millisecond too, and whatever the clock
 * does: lists and cursors lean on the order. Source: RFC 9562, section 6.2, method 1, a counter of 32 bits behind the time.
 */
export function timeOrderedId(): string {
  const now = Date.now();
  if (now > last) {
    last = now;
    count = randomInt(FIRST_MAX);
  } else if (count < COUNT_MAX) count += 1;
  else {
    last += 1;
    count = 0;
  }
  return idOf(last, count);
}

/** A UUID of version 7 of that moment, for rows whose order is known beforehand: a millisecond each. */
export function idOfMoment(milliseconds: number): string {
  return idOf(milliseconds, randomInt(FIRST_MAX));
}

function idOf(milliseconds: number, counted: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | (counted >>> 20), 6);
  bytes.writeUInt32BE((0x8000_0000 | ((counted & 0xf_ffff) << 10) | (bytes.readUInt16BE(8) & 0x3ff)) >>> 0, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
