import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { installationOf } from '../database/installation.ts';
import type { Schema } from '../database/schema.ts';
import type { GivenNames } from '../photos/photo-storage.ts';

/** Says, before or together with what makes it true, that no job has these photos. */
export async function noteUnused(db: Kysely<Schema>, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  const since = now.toISOString();
  await db
    .insertInto('unused_photos')
    .values(names.map((name) => ({ name, since })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** A job has it, or it is gone. */
export async function forgetUnused(db: Kysely<Schema>, name: string): Promise<void> {
  await db.deleteFrom('unused_photos').where('name', '=', name).execute();
}

export async function listUnused(db: Kysely<Schema>, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('unused_photos')
    .select('name')
    .where('since', '<', before.toISOString())
    .orderBy('since')
    .execute();
  return rows.map(({ name }) => name);
}

/** The names that this database gives photos of a bucket. */
export function namesGivenBy(database: Database, siteUrl: string, clock: () => Date): GivenNames {
  let id: Promise<string> | undefined;
  return {
    owner() {
      id ??= installationOf(database, siteUrl).catch((error: unknown) => {
        id = undefined;
        throw error;
      });
      return id;
    },
    note: (name) => noteUnused(database.db, [name], clock()),
  };
}
