import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  createQueryId,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  RawNode,
} from 'kysely';
import type { SqliteHandle } from './node-sqlite.ts';

/** How long a write waits for another program that holds the file, before it fails with the cause. */
const PATIENCE_MS = 5000;
const LONGEST_PAUSE_MS = 50;
/** SQLite's code for a file that another process holds. */
const BUSY = 5;

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY
  );
}

/** Turns at the one handle, in the order in which they were asked for. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    async take(): Promise<void> {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
    },
    give(): void {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
}

type Turns = ReturnType<typeof createTurns>;

/**
 * One handle for the whole process, used in turns. Who finds the file held by another program gives the turn back and comes again a little
 * later: SQLite's own waiting would hold the event loop, and with it every visitor, and keeping the turn would hold every reader.
 */
export class SqliteDriver implements Driver {
  readonly #handle: SqliteHandle;
  readonly #turns: Turns = createTurns();

  constructor(handle: SqliteHandle) {
    this.#handle = handle;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TurnConnection> {
    return new TurnConnection(this.#handle, this.#turns);
  }

  async beginTransaction(connection: TurnConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: TurnConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: TurnConnection): Promise<void> {
    connection.rollback();
  }

  async savepoint(connection: TurnConnection, name: string, compile: QueryCompiler['compileQuery']): Promise<void> {
    await connection.executeQuery(compile(RawNode.createWithSql(`savepoint "${name}"`), createQueryId()));
  }

  async rollbackToSavepoint(
    connection: TurnConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(compile(RawNode.createWithSql(`rollback to "${name}"`), createQueryId()));
  }

  async releaseSavepoint(
    connection: TurnConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(compile(RawNode.createWithSql(`release "${name}"`), createQueryId()));
  }

  async releaseConnection(connection: TurnConnection): Promise<void> {
    // Whoever forgot to end a transaction must not keep everybody else from the database.
    connection.rollback();
  }

  async destroy(): Promise<void> {
    this.#handle.close();
  }
}

class TurnConnection implements DatabaseConnection {
  readonly #handle: SqliteHandle;
  readonly #turns: Turns;
  /** From the beginning of a transaction to its end. */
  #hasTurn = false;

  constructor(handle: SqliteHandle, turns: Turns) {
    this.#handle = handle;
    this.#turns = turns;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => this.#handle.run<Row>(sql, parameters);
    return this.#hasTurn ? run() : this.#inTurn(run);
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { rows } = await this.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
    yield { rows };
  }

  async begin(): Promise<void> {
    // A deferred transaction that reads and then writes fails at once when another process wrote in between.
    await this.#inTurn(() => {
      this.#handle.run('begin immediate', []);
      this.#hasTurn = true;
    });
  }

  async commit(): Promise<void> {
    this.#handle.run('commit', []);
    this.#endTurn();
  }

  /** A failure that ended the transaction already, as a full disk does, leaves nothing to roll back; its cause is what the caller must hear of. */
  rollback(): void {
    if (!this.#hasTurn) return;
    try {
      if (this.#handle.isInTransaction()) this.#handle.run('rollback', []);
    } finally {
      this.#endTurn();
    }
  }

  #endTurn(): void {
    this.#hasTurn = false;
    this.#turns.give();
  }

  async #inTurn<Result>(work: () => Result): Promise<Result> {
    const until = performance.now() + PATIENCE_MS;
    for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      await this.#turns.take();
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= until) throw error;
      } finally {
        if (!this.#hasTurn) this.#turns.give();
      }
      await wait(pause);
    }
  }
}
