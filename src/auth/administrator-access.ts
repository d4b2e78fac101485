import type { Transaction } from 'kysely';
import type { Role } from '../business/roles.ts';
import type { Schema } from '../database/schema.ts';
import { endSessions } from './open-sessions.ts';
import { withdrawPending } from './recovery-links.ts';
import { lockAdministrators } from './security-settings.ts';

export type Refusal = 'unknown' | 'last';

/** Whether an owner other than this one can still enter. Holds the administrators until the transaction ends. */
async function ownersRemain(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  await lockAdministrators(transaction);
  const users = await transaction
    .selectFrom('user')
    .select(['id', 'banned'])
    .where('id', '!=', id)
    .where('panelRole', '=', 'owner')
    .execute();
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
  const remain = await ownersRemain(transaction, id);
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
  const remain = await ownersRemain(transaction, id);
  const user = await transaction.selectFrom('user').select('email').where('id', '=', id).executeTakeFirst();
  if (!user) return 'unknown';
  if (!remain) return 'last';
  await withdrawPending(transaction, id);
  await transaction.deleteFrom('user').where('id', '=', id).execute();
  return user;
}

/** Whether this one may do everything, and still enter. To be asked with the administrators held. */
export async function isOwner(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const user = await transaction
    .selectFrom('user')
    .select(['panelRole', 'banned'])
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.panelRole === 'owner' && !user.banned;
}

/** Gives the account another role, which holds from its next request on. @returns the e-mail, or why not; the same role again is no change. */
export async function changeRole(
  transaction: Transaction<Schema>,
  id: string,
  panelRole: Role,
  now: Date,
): Promise<{ readonly email: string } | Refusal | 'same'> {
  const remain = await ownersRemain(transaction, id);
  const user = await transaction
    .selectFrom('user')
    .select(['email', 'panelRole'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) return 'unknown';
  if (user.panelRole === panelRole) return 'same';
  if (panelRole !== 'owner' && !remain) return 'last';
  await transaction.updateTable('user').set({ panelRole, updatedAt: now }).where('id', '=', id).execute();
  return { email: user.email };
}
