import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const OWNER_ALONE = 0o600;
const BUSY_WITHIN_MS = 30_000;

/** Writes all of a database, as it stands at one moment, into a new file. Who writes to it meanwhile does not wait. */
export function copySqlite(file: string, copy: string): void {
  closeSync(openSync(copy, 'wx', OWNER_ALONE));
  const source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_WITHIN_MS });
  try {
    source.prepare('vacuum into ?').run(copy);
  } finally {
    source.close();
  }
}
