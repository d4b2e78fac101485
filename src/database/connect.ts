import { type Driver, Kysely, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import pg from 'pg';
import type { Trouble } from './database-trouble.ts';
import { openFailure } from './file-checks.ts';
import { NodeSqliteDialect } from './node-sqlite.ts';
import { ensurePrivateDatabaseFile } from './private-file.ts';
import { createReadiness } from './readiness.ts';
import { ReadingDialect } from './reading-dialect.ts';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
  /** For reads that may last: beside visitors, where `db` of an SQLite file would hold them. Of each the last commit is seen; nothing can be written. */
  readonly reads: Kysely<Schema>;
  /** What keeps the database from taking a write just now; null when it takes one. Never throws, and answers within a second. */
  readiness(): Promise<Trouble | null>;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
/** A PostgreSQL that no longer answers fails a call instead of holding it. */
const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 60_000;
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
  const file = engine === 'sqlite' ? url.slice('file:'.length) : ':memory:';
  const reads = file === ':memory:' ? db : new Kysely<Schema>({ dialect: new ReadingDialect(file) });
  return {
    engine,
    db,
    reads,
    readiness: createReadiness(db),
    async close() {
      // First: who closes the file last leaves no log beside it.
      if (reads !== db) await reads.destroy();
      await db.destroy();
    },
  };
}

function sqliteDialect(url: string): NodeSqliteDialect {
  const file = url.slice('file:'.length);
  if (file !== ':memory:') ensurePrivateDatabaseFile(file);
  try {
    return new NodeSqliteDialect(file);
  } catch (error) {
    throw openFailure(file, error);
  }
}

function postgresDialect(url: string, onPoolError: (error: Error) => void): CauseTellingDialect {
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
  return new CauseTellingDialect({ pool });
}

class CauseTellingDriver extends PostgresDriver {
  /** On a connection that is lost there is nothing to roll back; why it was lost is what the caller must hear of. */
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class CauseTellingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new CauseTellingDriver(this.#config);
  }
}
