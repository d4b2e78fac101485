import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePrivateFolder } from '../database/private-file.ts';
import { copyFiles, DATA_FOLDER, describeFile, type KeptFolders, syncToDisk } from './copied-files.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { checkDump, dumpPostgres } from './postgres-dump.ts';
import { copySqlite } from './sqlite-copy.ts';
import { checkSqlite, type Contents } from './sqlite-contents.ts';

export const COPY_NAME = /^copia-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;
const UNFINISHED = '.incompleta';
const UNFINISHED_KEPT_MS = 24 * 60 * 60 * 1000;

export interface BackupOptions extends KeptFolders {
  readonly databaseUrl: string;
  /** The folder of all copies. */
  readonly into: string;
  readonly now: Date;
  /** Null where the server makes its own. */
  readonly authSecret: string | null;
  /** How many copies stay, this one included; null keeps all. */
  readonly keep: number | null;
}

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Tells two secrets apart and gives neither away. */
export function fingerprintOf(authSecret: string | null, dataFolder: string = DATA_FOLDER): string | null {
  const file = join(dataFolder, 'auth-secret');
  const secret = authSecret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
  return secret && createHash('sha256').update(`AUTH_SECRET ${secret}`).digest('hex').slice(0, 12);
}

async function copyDatabase(databaseUrl: string, folder: string): Promise<Contents & { readonly name: string }> {
  if (databaseUrl.startsWith('file:')) {
    const name = 'site.sqlite';
    copySqlite(databaseUrl.slice('file:'.length), join(folder, name));
    return { name, ...checkSqlite(join(folder, name)) };
  }
  const name = 'site.dump';
  writeFileSync(join(folder, name), '', { mode: 0o600 });
  await dumpPostgres(databaseUrl, join(folder, name));
  return { name, ...(await checkDump(join(folder, name))) };
}

/** Copies everything while the server works: what counts is in the copy, read back and counted, or there is no copy. */
export async function takeBackup(options: BackupOptions): Promise<Backup> {
  const { databaseUrl, into, now, authSecret, keep, dataFolder } = options;
  ensurePrivateFolder(into);
  removeUnfinished(into, now);
  const folder = join(into, `copia-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  const unfinished = folder + UNFINISHED;
  mkdirSync(unfinished, { mode: 0o700 });
  const { name, migrations, rows } = await copyDatabase(databaseUrl, unfinished);
  syncToDisk(join(unfinished, name));
  const manifest: Manifest = {
    format: 1,
    engine: databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres',
    taken_at: now.toISOString(),
    database: await describeFile(unfinished, name),
    migrations,
    rows,
    auth_secret: {
      kept: authSecret === null ? 'copied' : 'environment',
      fingerprint: fingerprintOf(authSecret, dataFolder),
    },
    files: await copyFiles(options, unfinished),
  };
  writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  syncToDisk(unfinished);
  renameSync(unfinished, folder);
  syncToDisk(into);
  if (keep !== null) removeOldLocalCopies(into, keep);
  return { folder, manifest };
}

/** One that is being made by another process stays. */
function removeUnfinished(into: string, now: Date): void {
  for (const name of readdirSync(into).filter((one) => one.endsWith(UNFINISHED)))
    if (now.getTime() - statSync(join(into, name)).mtimeMs > UNFINISHED_KEPT_MS)
      rmSync(join(into, name), { recursive: true });
}

/** The whole copies of this machine, oldest first. */
export function listLocalCopies(into: string): readonly string[] {
  return readdirSync(into)
    .filter((name) => COPY_NAME.test(name))
    .toSorted();
}

/** Whole copies alone count; the newest stay. */
export function removeOldLocalCopies(into: string, keep: number): void {
  const copies = listLocalCopies(into);
  for (const old of copies.slice(0, Math.max(0, copies.length - keep))) rmSync(join(into, old), { recursive: true });
}
