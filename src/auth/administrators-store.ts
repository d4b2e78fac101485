import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { PASSWORD_METHOD } from './administrator-auth.ts';
import { GOOGLE_METHOD } from './google-provider.ts';
import { withdrawPending } from './recovery-links.ts';
import { lockAdministrators } from './security-settings.ts';

export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
}

/** A line of GET /api/administrators. */
export interface AdministratorRecord {
  readonly id: string;
  readonly email: string;
  readonly suspended: boolean;
  readonly second_factor: boolean;
  readonly methods: SignInMethods;
  /** Until when an invited person may choose a password by the link, ISO-8601 UTC; null where there is no link that works, or no need of one. */
  readonly invited_until: string | null;
  readonly open_sessions: number;
  readonly created_at: string;
}

/** An open session, as the account's own list shows it. */
export interface OpenSession {
  readonly id: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly current: boolean;
}

type Refusal = 'unknown' | 'last';

const iso = (value: string | Date) => new Date(value).toISOString();

export async function listAdministrators(db: Kysely<Schema>, now: Date): Promise<AdministratorRecord[]> {
  const users = await db
    .selectFrom('user')
    .select(['id', 'email', 'banned', 'twoFactorEnabled', 'createdAt'])
    .orderBy('email')
    .execute();
  const accounts = await db.selectFrom('account').select(['userId', 'providerId']).execute();
  const sessions = await db.selectFrom('session').select('userId').where('expiresAt', '>', now).execute();
  const links = await db
    .selectFrom('password_links')
    .select(['user_id', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .execute();
  return users.map(({ id, email, banned, twoFactorEnabled, createdAt }) => {
    const methods = methodsOf(accounts.filter(({ userId }) => userId === id));
    return {
      id,
      email,
      suspended: Boolean(banned),
      second_factor: Boolean(twoFactorEnabled),
      methods,
      invited_until: canEnter(methods) ? null : (links.find(({ user_id }) => user_id === id)?.expires_at ?? null),
      open_sessions: sessions.filter(({ userId }) => userId === id).length,
      created_at: iso(createdAt),
    };
  });
}

function canEnter({ password, google }: SignInMethods): boolean {
  return password || google;
}

function methodsOf(accounts: readonly { readonly providerId: string }[]): SignInMethods {
  const has = (method: string) => accounts.some(({ providerId }) => providerId === method);
  return { password: has(PASSWORD_METHOD), google: has(GOOGLE_METHOD) };
}

export async function findMethods(db: Kysely<Schema>, userId: string): Promise<SignInMethods> {
  return methodsOf(await db.selectFrom('account').select('providerId').where('userId', '=', userId).execute());
}

/** Whether Google knows more than one account of this address: one was deleted there and made anew, for example. */
export async function hasSeveralGoogleAccounts(db: Kysely<Schema>, userId: string): Promise<boolean> {
  return (
    (
      await db
        .selectFrom('account')
        .select('id')
        .where('userId', '=', userId)
        .where('providerId', '=', GOOGLE_METHOD)
        .execute()
    ).length > 1
  );
}

export async function findAdministratorByEmail(db: Kysely<Schema>, email: string) {
  return (
    (await db
      .selectFrom('user')
      .select(['id', 'email', 'banned'])
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst()) ?? null
  );
}

export async function findAdministratorEmail(db: Kysely<Schema>, id: string): Promise<string | null> {
  return (await db.selectFrom('user').select('email').where('id', '=', id).executeTakeFirst())?.email ?? null;
}

/** @returns the new id; null when the e-mail is on the list. */
export async function insertAdministrator(
  transaction: Transaction<Schema>,
  email: string,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('user')
    .values(({ lit }) => ({
      id,
      name: email,
      email,
      emailVerified: lit(true),
      createdAt: now,
      updatedAt: now,
      role: 'admin',
      banned: lit(false),
      mustChangePassword: lit(false),
      twoFactorEnabled: lit(false),
    }))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? id : null;
}

/** Somebody invited who has not entered yet, and may. @returns the e-mail, or why there is nothing to invite. */
export async function findInvited(
  transaction: Transaction<Schema>,
  id: string,
): Promise<{ readonly email: string } | 'unknown' | 'entered' | 'suspended'> {
  const user = await transaction.selectFrom('user').select(['email', 'banned']).where('id', '=', id).executeTakeFirst();
  if (!user) return 'unknown';
  if (user.banned) return 'suspended';
  return canEnter(await findMethods(transaction, id)) ? 'entered' : { email: user.email };
}

/** Whether somebody else than this one can still enter. Holds the administrators until the transaction ends. */
async function othersRemain(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  await lockAdministrators(transaction);
  const users = await transaction.selectFrom('user').select(['id', 'banned']).where('id', '!=', id).execute();
  const withMethod = new Set(
    (await transaction.selectFrom('account').select('userId').execute()).map(({ userId }) => userId),
  );
  return users.some((user) => !user.banned && withMethod.has(user.id));
}

/** Suspends, and ends every session and every way to one at once. @returns the e-mail, or why not. */
export async function suspendAdministrator(
  transaction: Transaction<Schema>,
  id: string,
  now: Date,
): Promise<{ readonly email: string } | Refusal> {
  const remain = await othersRemain(transaction, id);
  const user = await transaction.selectFrom('user').select('email').where('id', '=', id).executeTakeFirst();
  if (!user) return 'unknown';
  if (!remain) return 'last';
  await transaction
    .updateTable('user')
    .set(({ lit }) => ({ banned: lit(true), updatedAt: now }))
    .where('id', '=', id)
    .execute();
  await endSessions(transaction, id, null);
  await withdrawPending(transaction, id);
  return user;
}

export async function readmitAdministrator(
  transaction: Transaction<Schema>,
  id: string,
  now: Date,
): Promise<{ readonly email: string } | Refusal> {
  const user = await transaction
    .updateTable('user')
    .set(({ lit }) => ({ banned: lit(false), updatedAt: now }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  if (!user) return 'unknown';
  await withdrawPending(transaction, id);
  return user;
}

/** Removes the account with its sessions, methods and codes. @returns the e-mail, or why not. */
export async function removeAdministrator(
  transaction: Transaction<Schema>,
  id: string,
): Promise<{ readonly email: string } | Refusal> {
  const remain = await othersRemain(transaction, id);
  const user = await transaction.selectFrom('user').select('email').where('id', '=', id).executeTakeFirst();
  if (!user) return 'unknown';
  if (!remain) return 'last';
  await withdrawPending(transaction, id);
  await transaction.deleteFrom('user').where('id', '=', id).execute();
  return user;
}

export async function listSessions(
  db: Kysely<Schema>,
  userId: string,
  currentId: string,
  now: Date,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ id, createdAt, expiresAt, ipAddress, userAgent }) => ({
    id,
    created_at: iso(createdAt),
    expires_at: iso(expiresAt),
    address: ipAddress === '' ? null : ipAddress,
    user_agent: userAgent === '' ? null : userAgent,
    current: id === currentId,
  }));
}

/** Ends one session of the account. @returns whether there was one. */
export async function endSession(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function endSessionByToken(db: Kysely<Schema>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', token).execute();
}

/** Ends the account's sessions but one, or all. @returns how many. */
export async function endSessions(db: Kysely<Schema>, userId: string, keepId: string | null): Promise<number> {
  let query = db.deleteFrom('session').where('userId', '=', userId);
  if (keepId !== null) query = query.where('id', '!=', keepId);
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}

/** Takes a sign-in method away; never the last one. */
export async function unlinkMethod(
  transaction: Transaction<Schema>,
  userId: string,
  method: keyof SignInMethods,
): Promise<'unlinked' | Refusal> {
  await lockAdministrators(transaction);
  const methods = await findMethods(transaction, userId);
  if (!methods[method]) return 'unknown';
  if (!(methods.password && methods.google)) return 'last';
  await transaction
    .deleteFrom('account')
    .where('userId', '=', userId)
    .where('providerId', '=', method === 'google' ? GOOGLE_METHOD : PASSWORD_METHOD)
    .execute();
  await withdrawPending(transaction, userId);
  return 'unlinked';
}

/** Gives the account a password, or another one; what could still let somebody in without it is withdrawn. @param hash as the sign-in library makes it. */
export async function setPassword(
  transaction: Transaction<Schema>,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await withdrawPending(transaction, userId);
  const changed = await transaction
    .updateTable('account')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD_METHOD)
    .executeTakeFirstOrThrow();
  if (changed.numUpdatedRows > 0n) return;
  await transaction
    .insertInto('account')
    .values({
      id: randomUUID(),
      accountId: userId,
      providerId: PASSWORD_METHOD,
      userId,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

/** Whether the panel asks this administrator to change the initial password. */
export async function setMustChangePassword(db: Kysely<Schema>, userId: string, must: boolean): Promise<void> {
  // Neither engine takes the other's flag as a parameter; `true` and `false` as literals serve both.
  await db
    .updateTable('user')
    .set((expression) => ({ mustChangePassword: expression.lit(must) }))
    .where('id', '=', userId)
    .execute();
}
