import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Role } from '../business/roles.ts';
import type { Schema } from '../database/schema.ts';
import { canEnter, findMethods } from './sign-in-methods.ts';

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
  panelRole: Role,
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
      panelRole,
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
): Promise<{ readonly email: string; readonly role: Role } | 'unknown' | 'entered' | 'suspended'> {
  const user = await transaction
    .selectFrom('user')
    .select(['email', 'panelRole', 'banned'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) return 'unknown';
  if (user.banned) return 'suspended';
  return canEnter(await findMethods(transaction, id)) ? 'entered' : { email: user.email, role: user.panelRole };
}
