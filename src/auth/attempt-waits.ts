import type { Waits } from './attempt-counters.ts';

const MINUTE = 60;
/** One person at one place, who may well mistype. */
export const PAIR: Waits = [
  [5, 15],
  [6, 30],
  [7, MINUTE],
  [8, 2 * MINUTE],
  [9, 4 * MINUTE],
  [10, 8 * MINUTE],
  [11, 15 * MINUTE],
];

/** One place, whatever accounts it tries; an office may share it. */
export const ADDRESS: Waits = [
  [20, 30],
  [25, 2 * MINUTE],
  [30, 5 * MINUTE],
  [40, 15 * MINUTE],
];

/** One account, tried from many places. Never holds for a place from which it has signed in. */
export const ACCOUNT: Waits = [
  [30, MINUTE],
  [50, 5 * MINUTE],
  [100, 15 * MINUTE],
];

/** E-mails to one account, asked for from places that are not its own: nobody's mailbox is filled from outside. */
export const EMAILS: Waits = [
  [3, 15 * MINUTE],
  [5, 60 * MINUTE],
];

/** Calls that anybody may make, from one place. */
export const CALLS = {
  recovery: [[5, MINUTE]],
  link: [[10, MINUTE]],
  words: [[10, MINUTE]],
} as const satisfies Readonly<Record<string, Waits>>;

/** What is counted, by the beginning of its keys. */
export const KINDS: readonly string[] = ['pair', 'address', 'account', 'letters', ...Object.keys(CALLS)];
