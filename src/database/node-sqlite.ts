import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { watchPlace } from './file-place.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const STATEMENTS_KEPT = 256;
/** While it is opened, before there are visitors; afterwards `sqlite-driver.ts` waits without holding them. */
const OPEN_WITHIN_MS = 5000;

/** node:sqlite refuses booleans and dates; both engines store them as 0/1 and ISO-8601 text. */
export function toInput(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}

/** An open file; everything is done at once, or fails at once. */
export interface SqliteHandle {
  /** @throws DatabaseMoved before it writes to a file that is no longer in its place. */
  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row>;
  isInTransaction(): boolean;
  close(): void;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
  readonly reads: boolean;
}

/**
 * WAL with `synchronous = FULL`: a committed transaction is on the disk before it is acknowledged.
 *
 * One handle per process: two handles of one process would wait for each other when they both write.
 */
function openSqlite(file: string): SqliteHandle {
  const raw = new DatabaseSync(file, { timeout: OPEN_WITHIN_MS, enableForeignKeyConstraints: true });
  try {
    raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0;');
  } catch (error) {
    raw.close();
    throw error;
  }
  const requireInPlace = watchPlace(file);
  const kept = new Map<string, Prepared>();

  function prepare(sql: string): Prepared {
    const known = kept.get(sql);
    if (known) return known;
    const statement = raw.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0, reads: /^\s*(select|pragma)\b/i.test(sql) };
    const oldest = kept.size >= STATEMENTS_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(sql, prepared);
    return prepared;
  }

  return {
    run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
      const { statement, hasRows, reads } = prepare(sql);
      const inputs = parameters.map(toInput);
      // Inside a transaction its beginning and its end are enough.
      if (!reads && sql !== 'rollback' && (!raw.isTransaction || sql === 'commit')) requireInPlace();
      if (hasRows) return { rows: rowsOf<Row>(statement, inputs) };
      const { changes, lastInsertRowid } = statement.run(...inputs);
      return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
    },
    isInTransaction: () => raw.isTransaction,
    close: () => raw.close(),
  };
}

function rowsOf<Row>(statement: StatementSync, inputs: SQLInputValue[]): Row[];
function rowsOf(statement: StatementSync, inputs: SQLInputValue[]): unknown[] {
  return statement.all(...inputs);
}

/** Kysely takes SQLite for an engine without transactional DDL; it has it, and a failed migration must leave nothing behind. */
class OwnTurnsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver gives out the turns itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class NodeSqliteDialect implements Dialect {
  readonly #handle: SqliteHandle;

  constructor(file: string) {
    this.#handle = openSqlite(file);
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#handle);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new OwnTurnsAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
