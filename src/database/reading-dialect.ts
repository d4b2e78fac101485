import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { toInput } from './node-sqlite.ts';
import { createReadingThread, type ReadingThread } from './reading-thread.ts';

/** Only reads, each in the state of the last commit. */
class ReadingDriver implements Driver {
  readonly #thread: ReadingThread;

  constructor(thread: ReadingThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ReadingConnection> {
    return new ReadingConnection(this.#thread);
  }

  async beginTransaction(): Promise<void> {
    throw new Error('What only reads has no transactions');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.end();
  }
}

class ReadingConnection implements DatabaseConnection {
  readonly #thread: ReadingThread;

  constructor(thread: ReadingThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return { rows: await rowsOf<Row>(this.#thread, sql, parameters) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

function rowsOf<Row>(thread: ReadingThread, sql: string, parameters: readonly unknown[]): Promise<Row[]>;
function rowsOf(thread: ReadingThread, sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
  return thread.read({ sql, inputs: parameters.map(toInput) });
}

/** Reads an SQLite file in a thread of its own (`reading-thread.ts`). */
export class ReadingDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new ReadingDriver(createReadingThread(this.#file));
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
