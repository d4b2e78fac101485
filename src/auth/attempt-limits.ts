import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { createAttemptCounters, FORGET_AFTER_MS, type Waits } from './attempt-counters.ts';
import { clientKey } from './client-key.ts';
import { hasRoomForStrangers } from './password-hashing.ts';

const MINUTE = 60;
/** One person at one place, who may well mistype. */
const PAIR: Waits = [
  [5, 15],
  [6, 30],
  [7, MINUTE],
  [8, 2 * MINUTE],
  [9, 4 * MINUTE],
  [10, 8 * MINUTE],
  [11, 15 * MINUTE],
];
/** One place, whatever accounts it tries; an office may share it. */
const ADDRESS: Waits = [
  [20, 30],
  [25, 2 * MINUTE],
  [30, 5 * MINUTE],
  [40, 15 * MINUTE],
];
/** One account, tried from many places. Never holds for a place from which it has signed in. */
const ACCOUNT: Waits = [
  [30, MINUTE],
  [50, 5 * MINUTE],
  [100, 15 * MINUTE],
];
/** Letters to one account, asked for from places that are not its own: nobody's letter box is filled from outside. */
const LETTERS: Waits = [
  [3, 15 * MINUTE],
  [5, 60 * MINUTE],
];
/** Calls that anybody may make, from one place. */
const CALLS = { recovery: [[5, MINUTE]], link: [[10, MINUTE]] } as const satisfies Readonly<Record<string, Waits>>;
const FORGET_EVERY_MS = 10 * 60 * 1000;
const KINDS: readonly string[] = ['pair', 'address', 'account', 'letters', ...Object.keys(CALLS)];
const KNOWN_FOR_MS = 180 * 24 * 60 * 60 * 1000;

/** How soon to come back where too many strangers' passwords wait to be hashed. */
const BUSY_SECONDS = 5;

export interface AllowedAttempt {
  readonly allowed: true;
  /** Whether the next attempt must wait if this one fails. */
  readonly isLast: boolean;
  /** Whether the account has never signed in from this address. */
  readonly stranger: boolean;
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
   * Whether one more letter may go to this account; null stands for an e-mail that is on no list, which leaves no row. It costs the database
   * the same whatever the answer.
   */
  countLetter(transaction: Transaction<Schema>, email: string | null, address: string): Promise<boolean>;
  /** Remembers an address from which the account has signed in, with everything that this asks of it. */
  remember(email: string, address: string): Promise<void>;
}

/** What is typed as an e-mail may be a password: only its hash is kept. */
function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
}

/** Lifts every block that keeps the account's owner out: the account's own, and those of the addresses from which it was tried. */
export async function liftBlocks(db: Kysely<Schema>, email: string): Promise<void> {
  const account = accountKey(email);
  const pair = `pair:${account}:`;
  const tried = await db.selectFrom('sign_in_attempts').select('key').where('key', 'like', `${pair}%`).execute();
  const keys = tried.flatMap(({ key }) => [key, `address:${key.slice(pair.length)}`]);
  await db
    .deleteFrom('sign_in_attempts')
    .where('key', 'in', [`account:${account}`, `letters:${account}`, ...keys])
    .execute();
}

/** Undoes the counting of an attempt that must wait. */
class MustWait extends Error {}

/** Limits against guessing, counted in the database and so held by all processes together. */
export function createAttemptLimits({ db }: Database, clock: () => Date): AttemptLimits {
  const counters = createAttemptCounters(clock);
  const isoAgo = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();
  let forgottenAt = 0;

  /** Removes what no limit asks for any more, with the counting and at most once in ten minutes. */
  async function forgetOld(): Promise<void> {
    const now = clock().getTime();
    if (Math.abs(now - forgottenAt) < FORGET_EVERY_MS) return;
    forgottenAt = now;
    // Kind by kind, each committed: an attempt holds one row of a kind, so that it and this never wait for each other.
    for (const kind of KINDS) {
      await db
        .deleteFrom('sign_in_attempts')
        .where('key', 'like', `${kind}:%`)
        .where('updated_at', '<', isoAgo(2 * FORGET_AFTER_MS))
        .execute();
    }
    await db.deleteFrom('known_addresses').where('last_used_at', '<', isoAgo(KNOWN_FOR_MS)).execute();
  }

  async function isKnown(from: Kysely<Schema>, account: string, address: string): Promise<boolean> {
    const since = isoAgo(KNOWN_FOR_MS);
    const row = await from
      .selectFrom('known_addresses')
      .select('account')
      .where('account', '=', account)
      .where('address', '=', address)
      .where('last_used_at', '>', since)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Counts all or none. @returns whether the next attempt must wait, or how long this one must. */
  async function countAll(
    all: readonly (readonly [key: string, waits: Waits])[],
  ): Promise<{ readonly wait: number; readonly isLast: boolean }> {
    const keys = all.map(([key]) => key);
    let isLast = false;
    try {
      // One transaction: SQLite waits for the disk at each, and visitors wait with it.
      await db.transaction().execute(async (transaction) => {
        for (const [key, waits] of all) {
          const outcome = await counters.count(transaction, key, waits);
          if (!outcome.counted) throw new MustWait();
          isLast ||= outcome.waits;
        }
      });
    } catch (error) {
      if (!(error instanceof MustWait)) throw error;
      return { wait: Math.max(1, await counters.secondsToWait(db, keys)), isLast: false };
    }
    return { wait: 0, isLast };
  }

  return {
    async begin(email, rawAddress) {
      const account = accountKey(email);
      const address = clientKey(rawAddress);
      const pairKey = `pair:${account}:${address}`;
      const stranger = !(await isKnown(db, account, address));
      const all: [key: string, waits: Waits][] = [[pairKey, PAIR]];
      if (stranger) all.push([`address:${address}`, ADDRESS], [`account:${account}`, ACCOUNT]);

      const already = await counters.secondsToWait(
        db,
        all.map(([key]) => key),
      );
      if (already > 0) return { allowed: false, retryAfterSeconds: already };
      if (stranger && !hasRoomForStrangers()) return { allowed: false, retryAfterSeconds: BUSY_SECONDS };
      await forgetOld();
      const { wait, isLast } = await countAll(all);
      if (wait > 0) return { allowed: false, retryAfterSeconds: wait };
      return {
        allowed: true,
        isLast,
        stranger,
        succeed: () =>
          db.transaction().execute(async (transaction) => {
            await transaction.deleteFrom('sign_in_attempts').where('key', '=', pairKey).execute();
            for (const [key, waits] of all.slice(1)) await counters.takeBack(transaction, key, waits);
          }),
        takeBack: () =>
          db.transaction().execute(async (transaction) => {
            for (const [key, waits] of all) await counters.takeBack(transaction, key, waits);
          }),
      };
    },
    async countCall(call, address) {
      const key = `${call}:${clientKey(address)}`;
      const already = await counters.secondsToWait(db, [key]);
      if (already > 0) return already;
      await forgetOld();
      return (await countAll([[key, CALLS[call]]])).wait;
    },
    async countLetter(transaction, email, rawAddress) {
      const account = email === null ? randomUUID() : accountKey(email);
      if (await isKnown(transaction, account, clientKey(rawAddress))) return true;
      const key = `letters:${account}`;
      // For the sake of a block that lies too far ahead; one that holds refuses the count below.
      await counters.secondsToWait(transaction, [key]);
      const { counted } = await counters.count(transaction, key, LETTERS);
      if (counted && email !== null) return true;
      // A count that was refused has written nothing, and others would wait less for it: one more is made, for nobody.
      const spent = counted ? key : `letters:${randomUUID()}`;
      if (!counted) await counters.count(transaction, spent, LETTERS);
      await transaction.deleteFrom('sign_in_attempts').where('key', '=', spent).execute();
      return false;
    },
    async remember(email, address) {
      const now = clock().toISOString();
      await db
        .insertInto('known_addresses')
        .values({ account: accountKey(email), address: clientKey(address), last_used_at: now })
        .onConflict((conflict) => conflict.columns(['account', 'address']).doUpdateSet({ last_used_at: now }))
        .execute();
    },
  };
}
