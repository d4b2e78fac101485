import type { TestProject } from 'vitest/node';
import { type Engine, openDatabase } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createEmptyDatabase, postgresUrl } from './test-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of databases to be copied, by engine; '' where there is no engine. */
    readonly migrated: Readonly<Record<Engine, string>>;
  }
}

async function createMigrated(engine: Engine) {
  const created = await createEmptyDatabase(engine);
  const database = openDatabase(created.url, () => undefined);
  await migrate(database);
  await database.close();
  return created;
}

/** Before all tests: migrates a database of each engine once, which every test copies. @returns what removes them in the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sqlite = await createMigrated('sqlite');
  const postgres = postgresUrl ? await createMigrated('postgres') : null;
  project.provide('migrated', { sqlite: sqlite.url, postgres: postgres?.url ?? '' });
  return async () => {
    await sqlite.remove();
    await postgres?.remove();
  };
}
