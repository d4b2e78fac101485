import { createHash } from 'node:crypto';
import type { Database } from '../database/connect.ts';

/** The library takes the codes of the window before, the present and the next one, 30 seconds each; twice that is beyond doubt. */
const REMEMBERED_MS = 3 * 60 * 1000;

/**
 * Takes a one-time code for this account. The library would take the same code again within its window (better-auth #10387); the
 * primary key lets only one request, of one process, have it.
 *
 * @returns whether it had not been used.
 */
export async function takeCode({ db }: Database, userId: string, code: string, now: Date): Promise<boolean> {
  const hashed = createHash('sha256')
    .update(`${userId}:${code.replace(/\D/g, '')}`)
    .digest('base64url')
    .slice(0, 22);
  await db
    .deleteFrom('used_codes')
    .where('used_at', '<', new Date(now.getTime() - REMEMBERED_MS).toISOString())
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_codes')
    .values({ user_id: userId, code: hashed, used_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'code']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
