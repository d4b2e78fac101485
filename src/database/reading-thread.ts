import type * as sqlite from 'node:sqlite';
import type * as threads from 'node:worker_threads';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { createIdleThread } from '../http/idle-thread.ts';
import { watchPlace } from './file-place.ts';

export interface ReadQuestion {
  readonly sql: string;
  readonly inputs: readonly sqlite.SQLInputValue[];
}

/** A reader of an SQLite file whose reads hold no visitor, however long they last. */
export interface ReadingThread {
  /** One read at a time, in the order in which they are asked. @throws with what SQLite says, or DatabaseMoved. */
  read(question: ReadQuestion): Promise<unknown[]>;
  /** Lets go of the file. */
  end(): Promise<void>;
}

const STATEMENTS_KEPT = 64;
const HEAP_MB = 128;
const failure = z.object({ message: z.string(), code: z.string().optional(), errcode: z.number().optional() });
const reply = z.union([z.object({ rows: z.array(z.unknown()) }), z.object({ failure })]);

/** An error of the thread as SQLite's own would be here: by its numbers a full disk is told from a file that is gone. */
class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  readonly code: string | undefined;
  readonly errcode: number | undefined;

  constructor({ message, code, errcode }: z.infer<typeof failure>) {
    super(message);
    this.code = code;
    this.errcode = errcode;
  }
}

/**
 * Runs in a thread of its own with a handle of its own, which only reads: in a write-ahead log readers wait for nobody and nobody waits for them. It is handed to the thread
 * as text and so knows only its parameters.
 */
function work(
  { parentPort: port, workerData: file }: typeof threads,
  { DatabaseSync }: typeof sqlite,
  most: number,
): void {
  let database: sqlite.DatabaseSync | undefined;
  const kept = new Map<string, sqlite.StatementSync>();
  function prepare(sql: string): sqlite.StatementSync {
    const known = kept.get(sql);
    if (known) return known;
    const oldest = kept.size >= most ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    database ??= new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const statement = database.prepare(sql);
    kept.set(sql, statement);
    return statement;
  }
  port?.on('message', ({ sql, inputs }: ReadQuestion) => {
    try {
      port.postMessage({ rows: prepare(sql).all(...inputs) });
    } catch (error) {
      // An error loses what is its own on its way to another thread.
      port.postMessage({
        failure: error instanceof Error ? { ...error, message: error.message } : { message: String(error) },
      });
    }
  });
}

const SOURCE = `(${work.toString()})(require('node:worker_threads'), require('node:sqlite'), ${STATEMENTS_KEPT})`;

/** The thread starts with the first read and ends some seconds after the last. */
export function createReadingThread(file: string): ReadingThread {
  const requireInPlace = watchPlace(file);
  const ask = createIdleThread(
    () => new Worker(SOURCE, { eval: true, workerData: file, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }),
  );
  return {
    async read(question) {
      requireInPlace();
      const said = reply.parse(await ask(question));
      if ('failure' in said) throw new ReadFailure(said.failure);
      return said.rows;
    },
    end: ask.end,
  };
}
