import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

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
