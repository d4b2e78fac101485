import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { clientKey } from './client-key.ts';
import { hasRoomForStrangers } from './password-hashing.ts';

/** From so many failures on, so many seconds must pass before the next attempt. */
type Waits = readonly (readonly [failures: number, seconds: number])[];

const MINUTE = 60;
/** One person at one place, who may well mistype. */
const PAIR: Waits = [[5, 15], [6, 30], [7, MINUTE], [8, 2 * MINUTE], [9, 4 * MINUTE], [10, 8 * MINUTE], [11, 15 * MINUTE]];
/** One place, whatever accounts it tries; an office may share it. */
const ADDRESS: Waits = [[20, 30], [25, 2 * MINUTE], [30, 5 * MINUTE], [40, 15 * MINUTE]];
/** One account, tried from many places. Never holds for a place from which it has signed in. */
const ACCOUNT: Waits = [[30, MINUTE], [50, 5 * MINUTE], [100, 15 * MINUTE]];
/** Letters to one account, asked for from places that are not its own: nobody's letter box is filled from outside. */
const LETTERS: Waits = [[3, 15 * MINUTE], [5, 60 * MINUTE]];
/** Failures older than this are forgotten. */
const FORGET_AFTER_MS = 60 * 60 * 1000;
const FORGET_EVERY_MS = 10 * 60 * 1000;
const KINDS = ['pair', 'address', 'account', 'letters'] as const;
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
  /** Whether one more letter may go to this account. Asked for accounts that exist alone: what is invented must leave no row. */
  countLetter(email: string, address: string): Promise<boolean>;
  /** Remembers an address from which the account has signed in, with everything that this asks of it. */
  remember(email: string, address: string): Promise<void>;
}

/** What is typed as an e-mail may be a password: only its hash is kept. */
function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
}

/** Undoes the counting of an attempt that must wait. */
class MustWait extends Error {}

/** Limits against guessing, counted in the database and so held by all processes together. */
export function createAttemptLimits({ db }: Database, clock: () => Date): AttemptLimits {
  const isoIn = (seconds: number) => new Date(clock().getTime() + seconds * 1000).toISOString();

  /** @returns whether it was counted, and whether the next one must wait; not counted where one must wait already. */
  async function count(transaction: Transaction<Schema>, key: string, waits: Waits): Promise<{ readonly counted: boolean; readonly waits: boolean }> {
    const now = clock().toISOString();
    const forgetBefore = isoIn(-FORGET_AFTER_MS / 1000);
    const failures = sql`case when sign_in_attempts.updated_at < ${forgetBefore} then 1 else sign_in_attempts.failures + 1 end`;
    const steps = waits.toReversed().map(([from, seconds]) => sql`when ${failures} >= ${sql.lit(from)} then ${isoIn(seconds)}`);
    const { rows } = await sql<{ blocked_until: string | null }>`
      insert into sign_in_attempts (key, failures, blocked_until, updated_at) values (${key}, 1, null, ${now})
      on conflict (key) do update set failures = ${failures}, blocked_until = case ${sql.join(steps, sql` `)} else null end, updated_at = ${now}
      where sign_in_attempts.blocked_until is null or sign_in_attempts.blocked_until <= ${now}
      returning blocked_until`.execute(transaction);
    const [row] = rows;
    return { counted: row !== undefined, waits: (row?.blocked_until ?? null) !== null };
  }

  async function takeBack(transaction: Transaction<Schema>, key: string, waits: Waits): Promise<void> {
    await sql`update sign_in_attempts set failures = failures - 1,
      blocked_until = case when failures - 1 < ${sql.lit(waits[0]?.[0] ?? 1)} then null else blocked_until end
      where key = ${key} and failures > 0`.execute(transaction);
  }

  async function secondsToWait(keys: readonly string[]): Promise<number> {
    const rows = await db.selectFrom('sign_in_attempts').select('blocked_until').where('key', 'in', keys).where('blocked_until', '>', clock().toISOString()).execute();
    const until = Math.max(0, ...rows.map((row) => Date.parse(row.blocked_until ?? '')));
    return until === 0 ? 0 : Math.max(1, Math.ceil((until - clock().getTime()) / 1000));
  }

  let forgottenAt = 0;

  /** Removes what no limit asks for any more, with the counting and at most once in ten minutes. */
  async function forgetOld(): Promise<void> {
    const now = clock().getTime();
    if (now - forgottenAt < FORGET_EVERY_MS) return;
    forgottenAt = now;
    // Kind by kind, each committed: an attempt holds one row of a kind, so that it and this never wait for each other.
    for (const kind of KINDS) {
      await db.deleteFrom('sign_in_attempts').where('key', 'like', `${kind}:%`).where('updated_at', '<', isoIn((-2 * FORGET_AFTER_MS) / 1000)).execute();
    }
    await db.deleteFrom('known_addresses').where('last_used_at', '<', isoIn(-KNOWN_FOR_MS / 1000)).execute();
  }

  async function isKnown(account: string, address: string): Promise<boolean> {
    const since = isoIn(-KNOWN_FOR_MS / 1000);
    const row = await db.selectFrom('known_addresses').select('account').where('account', '=', account).where('address', '=', address).where('last_used_at', '>', since).executeTakeFirst();
    return row !== undefined;
  }

  return {
    async begin(email, rawAddress) {
      const account = accountKey(email);
      const address = clientKey(rawAddress);
      const pairKey = `pair:${account}:${address}`;
      const stranger = !(await isKnown(account, address));
      const counters: [key: string, waits: Waits][] = [[pairKey, PAIR]];
      if (stranger) counters.push([`address:${address}`, ADDRESS], [`account:${account}`, ACCOUNT]);

      const keys = counters.map(([key]) => key);
      const wait = await secondsToWait(keys);
      if (wait > 0) return { allowed: false, retryAfterSeconds: wait };
      if (stranger && !hasRoomForStrangers()) return { allowed: false, retryAfterSeconds: BUSY_SECONDS };
      await forgetOld();
      let isLast = false;
      try {
        // One transaction: SQLite waits for the disk at each, and visitors wait with it.
        await db.transaction().execute(async (transaction) => {
          for (const [key, waits] of counters) {
            const outcome = await count(transaction, key, waits);
            if (!outcome.counted) throw new MustWait();
            isLast ||= outcome.waits;
          }
        });
      } catch (error) {
        if (!(error instanceof MustWait)) throw error;
        return { allowed: false, retryAfterSeconds: Math.max(1, await secondsToWait(keys)) };
      }
      return {
        allowed: true,
        isLast,
        stranger,
        succeed: () =>
          db.transaction().execute(async (transaction) => {
            await transaction.deleteFrom('sign_in_attempts').where('key', '=', pairKey).execute();
            for (const [key, waits] of counters.slice(1)) await takeBack(transaction, key, waits);
          }),
        takeBack: () =>
          db.transaction().execute(async (transaction) => {
            for (const [key, waits] of counters) await takeBack(transaction, key, waits);
          }),
      };
    },
    async countLetter(email, rawAddress) {
      const account = accountKey(email);
      if (await isKnown(account, clientKey(rawAddress))) return true;
      await forgetOld();
      return db.transaction().execute(async (transaction) => (await count(transaction, `letters:${account}`, LETTERS)).counted);
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
