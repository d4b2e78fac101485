import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const NAME = 'own-words';
const BUILT_IN = 'built-in-words';

/**
 * Says that the own words of all pages are to be measured again, and what they decide. It works in the transaction that changes pages or jobs, so
 * that a crash afterwards leaves the mark.
 */
export async function markOwnWords(transaction: Transaction<Schema>): Promise<void> {
  const says = randomUUID();
  await transaction
    .insertInto('upkeep')
    .values({ name: NAME, at: null, says })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ says }))
    .execute();
}

/** Marks all where the pages that are not generated say something else than when they were last counted. @param hash of what they say. */
export async function markNewBuiltIn(db: Kysely<Schema>, hash: string): Promise<void> {
  const read = () => db.selectFrom('upkeep').select('says').where('name', '=', BUILT_IN).executeTakeFirst();
  if ((await read())?.says === hash) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('upkeep')
      .values({ name: BUILT_IN, at: null, says: hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ says: hash }))
      .execute();
    await markOwnWords(transaction);
  });
}

/** Null where nothing changed since all were measured. */
export async function findOwnWordsMark(db: Kysely<Schema>): Promise<string | null> {
  const row = await db.selectFrom('upkeep').select('says').where('name', '=', NAME).executeTakeFirst();
  return row?.says ?? null;
}

/** Takes the mark away, unless a change since set another. */
export async function clearOwnWordsMark(db: Kysely<Schema>, mark: string): Promise<void> {
  await db.deleteFrom('upkeep').where('name', '=', NAME).where('says', '=', mark).execute();
}
