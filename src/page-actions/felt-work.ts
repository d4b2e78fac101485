import type { Kysely } from 'kysely';
import { findOwnWordsMark } from '../database/own-words-mark.ts';
import type { Schema } from '../database/schema.ts';
import { areMoreThan } from '../similarity/page-prints.ts';

/** An action on more pages than that lasts for seconds. */
const MANY = 200;
/** From so many pages on, measuring the own words of all of them lasts as long. */
const MANY_STAND = 3000;

/** Whether work waits, or is being done, that visitors would feel if it were done on the thread that answers them. */
export async function isWorkFelt(db: Kysely<Schema>): Promise<boolean> {
  return (await isLargeActionOpen(db)) || ((await findOwnWordsMark(db)) !== null && areMoreThan(db, MANY_STAND));
}

async function isLargeActionOpen(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('page_actions')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('total', '>', MANY)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
