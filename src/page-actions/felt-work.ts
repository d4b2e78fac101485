import type { Kysely } from 'kysely';
import { findOwnWordsMark } from '../database/own-words-mark.ts';
import type { Schema } from '../database/schema.ts';
import { areMoreThan } from '../similarity/page-prints.ts';

/** An action on more pages than that lasts for seconds. */
const MANY = 200;
/** A job of more titles lasts for as long. */
const MANY_TITLES = 2000;
/** From so many pages on, measuring the own words of all of them lasts as long. */
const MANY_STAND = 3000;

/** Whether work waits, or is being done, that visitors would feel if it were done on the thread that answers them. */
export async function isWorkFelt(db: Kysely<Schema>): Promise<boolean> {
  return (
    (await isOneOpen(db, 'page_actions', MANY)) ||
    (await isLargeJobOpen(db)) ||
    ((await findOwnWordsMark(db)) !== null && areMoreThan(db, MANY_STAND))
  );
}

/** Whether a job of many titles waits or is being done. */
export const isLargeJobOpen = (db: Kysely<Schema>) => isOneOpen(db, 'bulk_jobs', MANY_TITLES);

async function isOneOpen(db: Kysely<Schema>, table: 'bulk_jobs' | 'page_actions', larger: number): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('total', '>', larger)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
