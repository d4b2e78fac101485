import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The format of the tables below. A file of another format is left alone, and a new file is started. */
const FORMAT = 4;
/** How long a process that opens the file waits for others that open it. */
const OPEN_WITHIN_MS = 2000;
/** How long visitors wait for another process's write: its writes are short, and what is not written is built again. */
const WRITE_WITHIN_MS = 10;
/** How many damaged files one process replaces by new ones. */
const RENEWALS_MAX = 3;

/** The mode of new files: only the owner reads them, because pages that were deleted stay in them for a while. */
const OWNER_ALONE = { folder: 0o700, file: 0o600 } as const;

/** SQLite's codes for a busy and a full file. The write is left out; a later one may succeed. */
const BUSY = new Set([5, 6, 13]);
/** SQLite's codes for missing tables, for a malformed file and for a file that is no database. */
const OTHER_FORMAT = 1;
const DAMAGED = new Set([OTHER_FORMAT, 11, 26]);

/**
 * WAL with `synchronous = NORMAL`: the newest writes may be lost with the machine's power, and none is torn. A page of the file holds most of a
 * form, which halves the reads.
 */
const OPENING = `pragma page_size = 8192; pragma journal_mode = wal; pragma synchronous = normal; pragma journal_size_limit = 33554432;`;

const TABLES = `
  create table if not exists position (id integer primary key check (id = 1), version integer not null, changed_at text not null, floor integer not null);
  create table if not exists touched (version integer not null, tag text not null, primary key (version, tag)) without rowid;
  create table if not exists bodies (id integer primary key, hash text not null, sum integer not null, best integer not null, bytes blob not null);
  create table if not exists forms (hash text primary key, address text not null, body integer not null, used integer not null) without rowid;
  create index if not exists forms_used on forms (used);
  create table if not exists heads (id integer primary key, text text not null);
  create table if not exists shown (
    address text not null, phase text not null, epoch text not null, version integer not null, hash text not null, head integer not null, status integer not null, tags text not null,
    made_at integer not null, valid_until integer, phase_ended integer, sum integer not null, body integer not null, used integer not null,
    primary key (address, phase)
  ) without rowid;
`;

function sqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

/** The newest number at the end of the file's name; a damaged file is never written in place, since another process may have it open. */
function newestGeneration(path: string): number {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: OWNER_ALONE.folder });
  const start = `${basename(path)}.`;
  const generations = readdirSync(folder).flatMap((name) =>
    name.startsWith(start) && /^\d+$/.test(name.slice(start.length)) ? [Number(name.slice(start.length))] : [],
  );
  const newest = Math.max(1, ...generations);
  for (const old of generations.filter((generation) => generation < newest)) removeGeneration(path, old);
  return newest;
}

function removeGeneration(path: string, generation: number): void {
  for (const end of ['', '-wal', '-shm'])
    rmSync(join(dirname(path), `${basename(path)}.${generation}${end}`), { force: true });
}

function formatOf(database: DatabaseSync): unknown {
  return database.prepare('pragma user_version').get()?.['user_version'];
}

function openGeneration(path: string, generation: number): DatabaseSync {
  const file = `${path}.${generation}`;
  // SQLite gives its companions the mode of the file.
  closeSync(openSync(file, 'a', OWNER_ALONE.file));
  const database = new DatabaseSync(file, { timeout: OPEN_WITHIN_MS });
  try {
    database.exec(OPENING);
    if (formatOf(database) === 0) database.exec(`begin immediate; ${TABLES} pragma user_version = ${FORMAT}; commit;`);
    if (formatOf(database) !== FORMAT)
      throw Object.assign(new Error('The file has another format'), { errcode: OTHER_FORMAT });
    database.exec(`pragma busy_timeout = ${WRITE_WITHIN_MS}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** An SQLite file whose content may be lost at any time, never to anybody's harm. Several processes may have it open. */
export interface ResponseFile<Statements> {
  /** @returns `otherwise` where the file is busy, full or damaged; a damaged one is followed by a new, empty one. */
  use<Result>(work: (statements: Statements, database: DatabaseSync) => Result, otherwise: Result): Result;
  /** Does the same in one transaction. */
  write<Result>(work: (statements: Statements, database: DatabaseSync) => Result, otherwise: Result): Result;
  close(): void;
}

/** @param onDamage called before a new file is begun, or of a file that cannot be used at all. */
export function openResponseFile<Statements>(
  path: string,
  prepare: (database: DatabaseSync) => Statements,
  onDamage: (error: unknown) => void,
): ResponseFile<Statements> {
  let generation = 1;
  let renewals = 0;
  let current: { readonly database: DatabaseSync; readonly statements: Statements } | null = null;

  function open(): void {
    try {
      const database = openGeneration(path, generation);
      current = { database, statements: prepare(database) };
    } catch (error) {
      fail(error);
    }
  }

  /** A folder that cannot be written, say, leaves the process without a file. */
  function fail(error: unknown): void {
    onDamage(error);
    current?.database.close();
    current = null;
    if (!DAMAGED.has(sqliteCode(error) ?? 0) || renewals === RENEWALS_MAX) return;
    renewals += 1;
    generation += 1;
    open();
  }

  function use<Result>(work: (statements: Statements, database: DatabaseSync) => Result, otherwise: Result): Result {
    if (!current) return otherwise;
    const { database, statements } = current;
    try {
      return work(statements, database);
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      const code = sqliteCode(error);
      if (code === null) throw error;
      if (!BUSY.has(code)) fail(error);
      return otherwise;
    }
  }

  try {
    generation = newestGeneration(path);
    open();
  } catch (error) {
    onDamage(error);
  }
  return {
    use,
    write: (work, otherwise) =>
      use((statements, database) => {
        database.exec('begin immediate');
        const result = work(statements, database);
        database.exec('commit');
        return result;
      }, otherwise),
    close() {
      current?.database.close();
      current = null;
    },
  };
}
