import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { currentNotes } from './request-notes.ts';

/**
 * A scrypt hash takes a processor for about a tenth of a second and 32 MB. One at a time leaves the others to visitors; whoever
 * finds this many waiting is asked to come back.
 */
const WAITING_MAX = 12;

/** Unknown devices wait behind those who are signed in or come from an address of the account's own, so that no flood keeps these out. */
const unknownDevices: (() => void)[] = [];
const own: (() => void)[] = [];
let busy = false;

/** Whether one more unknown device's password can be taken. */
export function hasRoomForUnknownDevices(): boolean {
  return unknownDevices.length < WAITING_MAX;
}

/** Whether there was no room to look at a password. */
export function isBusy(error: unknown): boolean {
  return error instanceof APIError && error.statusCode === 429;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const waiting = currentNotes()?.isUnknownDevice ? unknownDevices : own;
  if (waiting.length >= WAITING_MAX) throw new APIError('TOO_MANY_REQUESTS', { code: 'BUSY', message: 'Busy' });
  if (busy) await new Promise<void>((resolve) => waiting.push(resolve));
  busy = true;
  try {
    return await work();
  } finally {
    const next = own.shift() ?? unknownDevices.shift();
    // Handed over, not let go: whoever asks in between must not take the turn of who waits.
    if (next) next();
    else busy = false;
  }
}

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (data: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

export const boundedPasswordHashing: PasswordHashing = {
  hash: (password) => inTurn(() => hashPassword(password)),
  verify: (data) => inTurn(() => verifyPassword(data)),
};
