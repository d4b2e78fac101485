import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { PASSWORD_METHOD } from './administrator-auth.ts';
import { withdrawPending } from './recovery-links.ts';

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
