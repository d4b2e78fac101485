import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { endSessions } from './open-sessions.ts';
import { withdrawPending } from './recovery-links.ts';
import { lockAdministrators } from './security-settings.ts';

export type Refusal = 'unknown' | 'last';

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
