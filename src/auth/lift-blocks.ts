import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accountKey } from './account-key.ts';

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
