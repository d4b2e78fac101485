import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { NodeSqliteDialect } from './node-sqlite.ts';
import { ensurePrivateDatabaseFile } from './private-file.ts';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
  /** Whether the database answers. Never throws. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
/** A PostgreSQL that no longer answers fails a call instead of holding it. */
const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 60_000;
/** Readiness is asked for by machines that wait for no one. */
const READY_WITHIN_MS = 1000;
/** PostgreSQL's type number of bigint, in which it counts; our counts stay far below 2^53. */
const BIGINT = 20;

/**
 * @param url `file:<path>` or `file::memory:` for SQLite, `postgres://…` for PostgreSQL.
 * @param onPoolError called when an idle PostgreSQL connection breaks; the pool replaces it.
 */
export function openDatabase(url: string, onPoolError: (error: Error) => void): Database {
  const engine: Engine = url.startsWith('file:') ? 'sqlite' : 'postgres';
  const db = new Kysely<Schema>({
    dialect: engine === 'sqlite' ? sqliteDialect(url) : postgresDialect(url, onPoolError),
  });
  return {
    engine,
    db,
    answers: () =>
      Promise.race([
        sql`select 1`.execute(db).then(
          () => true,
          () => false,
        ),
        wait(READY_WITHIN_MS, false, { ref: false }),
      ]),
    close: () => db.destroy(),
  };
}

function sqliteDialect(url: string): NodeSqliteDialect {
  const file = url.slice('file:'.length);
  if (file !== ':memory:') ensurePrivateDatabaseFile(file);
  return new NodeSqliteDialect(file);
}

function postgresDialect(url: string, onPoolError: (error: Error) => void): PostgresDialect {
  pg.types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  pool.on('error', onPoolError);
  // The pool listens to idle connections alone. Without this listener a connection that breaks in use would end the process; its query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
