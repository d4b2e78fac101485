import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

const KNOWN_FOR_MS = 180 * 24 * 60 * 60 * 1000;
const since = (now: Date) => new Date(now.getTime() - KNOWN_FOR_MS).toISOString();

/** Whether the account has signed in from the address. */
export async function isKnownAddress(
  from: Kysely<Schema>,
  account: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const row = await from
    .selectFrom('known_addresses')
    .select('account')
    .where('account', '=', account)
    .where('address', '=', address)
    .where('last_used_at', '>', since(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberAddress(db: Kysely<Schema>, account: string, address: string, now: Date): Promise<void> {
  const last_used_at = now.toISOString();
  await db
    .insertInto('known_addresses')
    .values({ account, address, last_used_at })
    .onConflict((conflict) => conflict.columns(['account', 'address']).doUpdateSet({ last_used_at }))
    .execute();
}

export async function forgetOldAddresses(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('known_addresses').where('last_used_at', '<', since(now)).execute();
}
