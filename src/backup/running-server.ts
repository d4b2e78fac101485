import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { findWalFault } from '../database/wal-file.ts';

/** SQLite's code for a file that another process has open. */
const BUSY = 5;

/** Whether any process has an SQLite file open: who has one open in WAL mode holds a lock on it until it is closed, whatever it does. */
function isHeld(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
    return false;
  } catch (error) {
    // One that cannot be read is told by the file of finished pages, which the same server has open.
    return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
  } finally {
    database.close();
  }
}

/** The files of finished pages beside a database. @param answers as `responseStorePath` names them. */
export function finishedPages(answers: string): string[] {
  const folder = dirname(answers);
  if (!existsSync(folder)) return [];
  const start = `${basename(answers)}.`;
  return readdirSync(folder)
    .filter((name) => name.startsWith(start) && /^\d+(-wal|-shm)?$/.test(name.slice(start.length)))
    .map((name) => join(folder, name));
}

/** @returns whether a server, or another program, has the database open. */
export async function isInUse(databaseUrl: string, answers: string): Promise<boolean> {
  if (finishedPages(answers).some((file) => /\.\d+$/.test(file) && isHeld(file))) return true;
  if (!databaseUrl.startsWith('file:')) return hasConnections(databaseUrl);
  const file = databaseUrl.slice('file:'.length);
  // To open a database beside another's log would spoil it.
  return existsSync(file) && findWalFault(file) === null && isHeld(file);
}

/** A server that runs asks several times a second and has a connection all the time. */
async function hasConnections(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}
