import { inject, onTestFinished } from 'vitest';
import { type Database, type Engine, openDatabase } from '../../src/database/connect.ts';
import { copyDatabase, createEmptyDatabase, createFolder, postgresUrl } from './test-databases.ts';

/** `npm test` brings a PostgreSQL; a single file run by hand has SQLite alone, unless it is given one. */
export const engines: readonly Engine[] = postgresUrl ? ['sqlite', 'postgres'] : ['sqlite'];

/** A folder of this test's own, gone when it ends. */
export function temporaryFolder(): string {
  const folder = createFolder();
  onTestFinished(() => folder.remove());
  return folder.path;
}

/** The address of a fresh, empty database, gone when the test ends. */
export async function emptyDatabaseUrl(engine: Engine): Promise<string> {
  const database = await createEmptyDatabase(engine);
  onTestFinished(() => database.remove());
  return database.url;
}

export function open(url: string): Database {
  const database = openDatabase(url, () => undefined);
  onTestFinished(() => database.close());
  return database;
}

/** An open, migrated database of this test's own. */
export async function freshDatabase(engine: Engine): Promise<Database> {
  return open(await migratedDatabaseUrl(engine));
}

/** The address of a database of this test's own that has the newest schema, and nothing in it. */
export async function migratedDatabaseUrl(engine: Engine): Promise<string> {
  const database = await copyDatabase(inject('migrated')[engine]);
  onTestFinished(() => database.remove());
  return database.url;
}
