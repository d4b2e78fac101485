import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from '../../src/database/connect.ts';

/** Knows no test runner, so that the tests in a browser use it too. */

export const postgresUrl = process.env['TEST_POSTGRES_URL'];

export interface TestFolder {
  readonly path: string;
  remove(): void;
}

/** A folder in this run's own, which an interrupted run's successor clears. */
export function createFolder(): TestFolder {
  const path = mkdtempSync(join(process.env['TEST_SCRATCH'] ?? tmpdir(), 'test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
}

export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/** A fresh, empty database of its own. */
export async function createEmptyDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'sqlite') {
    const folder = createFolder();
    return { url: `file:${join(folder.path, 'site.sqlite')}`, remove: async () => folder.remove() };
  }
  if (!postgresUrl) throw new Error('TEST_POSTGRES_URL is not set');
  return createPostgres('template1');
}

/** A database like the one at the address, which nobody is connected to: a copy takes a tenth of the time of migrations. */
export async function copyDatabase(url: string): Promise<TestDatabase> {
  if (!url.startsWith('file:')) return createPostgres(new URL(url).pathname.slice(1));
  const copy = await createEmptyDatabase('sqlite');
  copyFileSync(url.slice('file:'.length), copy.url.slice('file:'.length));
  return copy;
}

async function createPostgres(template: string): Promise<TestDatabase> {
  if (!postgresUrl) throw new Error('TEST_POSTGRES_URL is not set');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  return {
    url: postgresUrl.replace('///postgres', `///${name}`),
    remove: () => administer(`drop database ${name} with (force)`),
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
