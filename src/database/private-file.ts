import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Where the product keeps what is its own when it is told no other place, below the folder where it was started. */
const OWN_FOLDER = 'data';
const OWNER_ALONE = { folder: 0o700, file: 0o600 } as const;

/** SQLite's own companions of a file; it gives new ones the mode of the file. */
const COMPANIONS = ['', '-wal', '-shm', '-journal'];

/** A file of somebody else's, to which this process may write, keeps the mode that its owner chose. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/**
 * Makes a folder that only its owner enters, where there is none. One that is there keeps its mode, for it may hold other things too, but for
 * the product's own `data/`.
 */
export function ensurePrivateFolder(folder: string): void {
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true, mode: OWNER_ALONE.folder });
  if (isNew || resolve(folder) === resolve(OWN_FOLDER)) restrict(folder, OWNER_ALONE.folder);
}

/** Sees to it that nobody but its owner reads or writes a database file: it holds sessions, addresses and hashed passwords. */
export function ensurePrivateDatabaseFile(file: string): void {
  ensurePrivateFolder(dirname(file));
  closeSync(openSync(file, 'a', OWNER_ALONE.file));
  for (const companion of COMPANIONS) if (existsSync(file + companion)) restrict(file + companion, OWNER_ALONE.file);
}
