import { sql } from 'kysely';
import { type Database, openDatabase } from '../../src/database/connect.ts';

/** Every row of every table, as text, in an order that is the same for the same rows. */
export async function everything({ db }: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    all[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return all;
}

/** Opened and closed for this look alone: what is restored must be nobody's. */
export async function looked(url: string): Promise<Record<string, string[]>> {
  const database = openDatabase(url, () => undefined);
  const all = await everything(database);
  await database.close();
  return all;
}

/** A row's text with its columns in order. */
export function withColumnsSorted(text: string): string {
  const row: Record<string, unknown> = JSON.parse(text);
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)));
}
