import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const STATEMENTS_KEPT = 256;
const BUSY_TIMEOUT_MS = 5000;

/** node:sqlite refuses booleans and dates; both engines store them as 0/1 and ISO-8601 text. */
function toInput(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}

/**
 * Opens an SQLite file in the shape that Kysely's dialect expects. WAL with `synchronous = FULL`: a committed transaction is on
 * the disk before it is acknowledged.
 *
 * One handle per process: two handles of one process block the event loop for the whole busy timeout when they both write.
 */
function openSqlite(file: string): SqliteDatabase {
  const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const statements = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const statement = raw.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(toInput)),
      run: (parameters) => statement.run(...parameters.map(toInput)),
      iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
    };
  }

  return {
    close: () => raw.close(),
    prepare(text) {
      // A deferred transaction that reads and then writes fails at once when another process wrote in between.
      const sql = text === 'begin' ? 'begin immediate' : text;
      const kept = statements.get(sql);
      if (kept) return kept;
      const statement = prepare(sql);
      const oldest = statements.size >= STATEMENTS_KEPT ? statements.keys().next().value : undefined;
      if (oldest !== undefined) statements.delete(oldest);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** Kysely takes SQLite for an engine without transactional DDL; it has it, and a failed migration must leave nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: openSqlite(file) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}
