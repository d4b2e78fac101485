import { APIError } from 'better-auth/api';
import { parse } from 'hono/utils/cookie';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { type AdministratorAuth, CODE_LOCK_SECONDS } from './administrator-auth.ts';
import { takeCode } from './used-codes.ts';

const PENDING_COOKIE = 'two_factor';
/** How the library begins the names of what waits for a code; what else it waits for is named otherwise. */
const PENDING = '2fa-';

/** The account whose password was right and whose code is still to be typed, by the cookie that says so; null where there is none. */
export async function findPending(auth: AdministratorAuth, headers: Headers): Promise<string | null> {
  const { internalAdapter, createAuthCookie } = await auth.$context;
  const signed = parse(headers.get('cookie') ?? '')[createAuthCookie(PENDING_COOKIE).name];
  // The name is as hard to guess as its signature: the library checks that one.
  const name = signed?.slice(0, signed.lastIndexOf('.'));
  if (!name?.startsWith(PENDING)) return null;
  return (await internalAdapter.findVerificationValue(name))?.value ?? null;
}

/** The library locks an account after too many wrong codes by the clock; no lock may lie farther ahead than it is long. */
export async function shortenLock(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + CODE_LOCK_SECONDS * 1000);
  await db
    .updateTable('twoFactor')
    .set({ lockedUntil: latest })
    .where('userId', '=', userId)
    .where('lockedUntil', '>', latest)
    .execute();
}

export async function isLocked(db: Kysely<Schema>, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('twoFactor')
    .select('id')
    .where('userId', '=', userId)
    .where('lockedUntil', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Codes are looked at again, as if none had been wrong. */
export async function liftLock(db: Kysely<Schema>, userId: string): Promise<void> {
  await db
    .updateTable('twoFactor')
    .set({ lockedUntil: null, failedVerificationCount: 0 })
    .where('userId', '=', userId)
    .execute();
}

/** A code of the app has six digits; anything else is a recovery code. */
function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/**
 * Takes a code of somebody who is signed in, before a change that the password alone must not make.
 *
 * @returns null when it was right, else the library's name for what is wrong with it.
 */
export async function takeOwnCode(
  auth: AdministratorAuth,
  database: Database,
  headers: Headers,
  userId: string,
  code: string,
  now: Date,
): Promise<string | null> {
  try {
    if (!isAppCode(code)) {
      await auth.api.verifyBackupCode({ headers, body: { code, disableSession: true } });
      return null;
    }
    await auth.api.verifyTOTP({ headers, body: { code } });
    return (await takeCode(database, userId, code, now)) ? null : 'USED_CODE';
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    return typeof error.body?.code === 'string' ? error.body.code : 'INVALID_CODE';
  }
}

/** Turns the second factor off. */
export async function removeSecondFactor(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('twoFactor').where('userId', '=', userId).execute();
  await db
    .updateTable('user')
    .set(({ lit }) => ({ twoFactorEnabled: lit(false) }))
    .where('id', '=', userId)
    .execute();
}
