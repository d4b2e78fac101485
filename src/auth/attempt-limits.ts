import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { accountKey } from './account-key.ts';
import { type AttemptCounters, createAttemptCounters } from './attempt-counters.ts';
import { ACCOUNT, ADDRESS, CALLS, EMAILS, PAIR } from './attempt-waits.ts';
import { clientKey } from './client-key.ts';
import { countAll, type CountedKey } from './counted-attempts.ts';
import { createForgetting } from './old-attempts.ts';
import { isKnownAddress, rememberAddress } from './known-addresses.ts';
import { hasRoomForUnknownDevices } from './password-hashing.ts';

/** How soon to come back where too many unknown devices' passwords wait to be hashed. */
const BUSY_SECONDS = 5;

export interface AllowedAttempt {
  readonly allowed: true;
  /** Whether the next attempt must wait if this one fails. */
  readonly isLast: boolean;
  /** Whether the account has never signed in from this address. */
  readonly isUnknownDevice: boolean;
  /** Takes the attempt back, and with it what this person mistyped here before. */
  succeed(): Promise<void>;
  /** Takes the attempt back whose password nobody looked at. */
  takeBack(): Promise<void>;
}

export interface RefusedAttempt {
  readonly allowed: false;
  readonly retryAfterSeconds: number;
}

export interface AttemptLimits {
  /**
   * Counts an attempt before the password is looked at, so that attempts made at once are all counted; refuses it unlooked at. A
   * refusal writes nothing.
   */
  begin(email: string, address: string): Promise<AllowedAttempt | RefusedAttempt>;
  /** Counts a call that needs no account. @returns how many seconds to wait, 0 where it was counted. */
  countCall(call: keyof typeof CALLS, address: string): Promise<number>;
  /**
   * Whether one more e-mail may go to this account; null stands for an e-mail that is on no list, which leaves no row. It costs the database
   * the same whatever the response.
   */
  countEmail(transaction: Transaction<Schema>, email: string | null, address: string): Promise<boolean>;
  /** Remembers an address from which the account has signed in, with everything that this asks of it. */
  remember(email: string, address: string): Promise<void>;
}

/** Limits against guessing, counted in the database and so held by all processes together. */
export function createAttemptLimits({ db }: Database, clock: () => Date): AttemptLimits {
  const counters = createAttemptCounters(clock);
  const forgetOld = createForgetting(db, clock);
  return {
    async begin(email, rawAddress) {
      const account = accountKey(email);
      const address = clientKey(rawAddress);
      const isUnknownDevice = !(await isKnownAddress(db, account, address, clock()));
      const all: CountedKey[] = [[`pair:${account}:${address}`, PAIR]];
      if (isUnknownDevice) all.push([`address:${address}`, ADDRESS], [`account:${account}`, ACCOUNT]);
      const keys = all.map(([key]) => key);
      const already = await counters.secondsToWait(db, keys);
      if (already > 0) return { allowed: false, retryAfterSeconds: already };
      if (isUnknownDevice && !hasRoomForUnknownDevices()) return { allowed: false, retryAfterSeconds: BUSY_SECONDS };
      await forgetOld();
      const { wait, isLast } = await countAll(db, counters, all);
      if (wait > 0) return { allowed: false, retryAfterSeconds: wait };
      return { allowed: true, isLast, isUnknownDevice, ...endings(db, counters, all) };
    },
    async countCall(call, address) {
      const key = `${call}:${clientKey(address)}`;
      const already = await counters.secondsToWait(db, [key]);
      if (already > 0) return already;
      await forgetOld();
      return (await countAll(db, counters, [[key, CALLS[call]]])).wait;
    },
    async countEmail(transaction, email, rawAddress) {
      const account = email === null ? randomUUID() : accountKey(email);
      if (await isKnownAddress(transaction, account, clientKey(rawAddress), clock())) return true;
      const key = `letters:${account}`;
      // For the sake of a block that lies too far ahead; one that holds refuses the count below.
      await counters.secondsToWait(transaction, [key]);
      const { counted } = await counters.count(transaction, key, EMAILS);
      if (counted && email !== null) return true;
      // A count that was refused has written nothing, and others would wait less for it: one more is made, for nobody.
      const spent = counted ? key : `letters:${randomUUID()}`;
      if (!counted) await counters.count(transaction, spent, EMAILS);
      await transaction.deleteFrom('sign_in_attempts').where('key', '=', spent).execute();
      return false;
    },
    remember: (email, address) => rememberAddress(db, accountKey(email), clientKey(address), clock()),
  };
}

/** How an attempt that was allowed ends, unless it fails. */
function endings(
  db: Database['db'],
  counters: AttemptCounters,
  all: readonly CountedKey[],
): Pick<AllowedAttempt, 'succeed' | 'takeBack'> {
  const [pair, ...others] = all;
  return {
    succeed: () =>
      db.transaction().execute(async (transaction) => {
        if (pair) await transaction.deleteFrom('sign_in_attempts').where('key', '=', pair[0]).execute();
        for (const [key, waits] of others) await counters.takeBack(transaction, key, waits);
      }),
    takeBack: () =>
      db.transaction().execute(async (transaction) => {
        for (const [key, waits] of all) await counters.takeBack(transaction, key, waits);
      }),
  };
}
