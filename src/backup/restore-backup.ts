import { cpSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { newerOf } from '../database/migrate.ts';
import { ensurePrivateDatabaseFile, ensurePrivateFolder } from '../database/private-file.ts';
import { findDamaged, keptBeside, type KeptFolders, syncToDisk } from './copied-files.ts';
import { CommandError, type Manifest, readManifest } from './manifest.ts';
import { checkDump } from './postgres-dump.ts';
import { restorePostgres } from './postgres-restore.ts';
import { putAside } from './put-aside.ts';
import { finishedPages, isInUse } from './running-server.ts';
import { checkSqlite, type Contents } from './sqlite-contents.ts';

export interface RestoreOptions extends KeptFolders {
  /** One copy's folder. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** As `responseStorePath` names the finished pages of that database. */
  readonly answers: string;
  readonly now: Date;
}

/** What was where the copy stands now, put aside: nothing is deleted but finished pages, which are made again. */
export interface Restored {
  readonly aside: readonly string[];
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Reads a copy whole, before anything is touched.
 *
 * @throws CommandError where it is damaged, newer than this product, or of the other engine.
 */
export async function checkBackup(folder: string, databaseUrl: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const { database, engine, files, migrations, rows } = manifest;
  const damaged = await findDamaged(folder, [database, ...files]);
  if (damaged !== null) throw new CommandError(`A cópia está danificada: ${join(folder, damaged)} não é mais o mesmo.`);
  const newer = newerOf(migrations);
  if (newer !== null)
    throw new CommandError(`A cópia é de uma versão mais nova do programa (${newer}): atualize o programa antes.`);
  if ((engine === 'sqlite') !== databaseUrl.startsWith('file:'))
    throw new CommandError(
      engine === 'sqlite'
        ? 'A cópia é de um SQLite e DATABASE_URL é de um PostgreSQL: restaure-a em um arquivo e leve-a com "npm run move".'
        : 'A cópia é de um PostgreSQL e DATABASE_URL é de um arquivo SQLite: informe o endereço de um PostgreSQL.',
    );
  const found = await (engine === 'sqlite' ? checkSqlite : checkDump)(join(folder, database.path));
  compareCounts(rows, found.rows);
  return manifest;
}

function compareCounts(expected: Contents['rows'], found: Contents['rows']): void {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)]))
    if (expected[table] !== found[table])
      throw new CommandError(`A tabela ${table} tem ${found[table] ?? 0} linhas, e a cópia, ${expected[table] ?? 0}.`);
}

/** Puts a copy in the place of the database. @throws CommandError before anything is touched where it cannot. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { folder, databaseUrl, answers, now } = options;
  const manifest = await checkBackup(folder, databaseUrl);
  if (await isInUse(databaseUrl, answers))
    throw new CommandError('O banco está em uso: pare o servidor (e o que mais o tiver aberto) antes de restaurar.');
  const mark = `antes-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const copy = join(folder, manifest.database.path);
  const aside: string[] = [];
  if (manifest.engine === 'sqlite') aside.push(...restoreSqlite(copy, databaseUrl.slice('file:'.length), mark));
  else aside.push(await restorePostgres(databaseUrl, copy, now));
  for (const file of finishedPages(answers)) rmSync(file, { force: true });
  aside.push(...(await restoreFiles(folder, options, mark)));
  const found = manifest.engine === 'sqlite' ? checkSqlite(databaseUrl.slice('file:'.length)).rows : manifest.rows;
  compareCounts(manifest.rows, found);
  return { aside, rows: found };
}

/** The log of the database that was there goes with it: beside the copy it would spoil it. */
function restoreSqlite(copy: string, file: string, mark: string): string[] {
  ensurePrivateFolder(dirname(file));
  const { dir, name, ext } = parse(file);
  const incoming = `${file}.${mark}.nova`;
  ensurePrivateDatabaseFile(incoming);
  cpSync(copy, incoming);
  syncToDisk(incoming);
  const old = join(dir, `${name}.${mark}${ext}`);
  const moved: string[] = [];
  // A second name first: at no moment is there no database, which the next start would take for a new one.
  if (existsSync(file)) {
    linkSync(file, old);
    moved.push(old);
  }
  for (const end of ['-wal', '-shm', '-journal'])
    if (existsSync(file + end)) {
      renameSync(file + end, old + end);
      moved.push(old + end);
    }
  renameSync(incoming, file);
  syncToDisk(dirname(file));
  return moved;
}

async function restoreFiles(folder: string, to: KeptFolders, mark: string): Promise<string[]> {
  const from = join(folder, 'files');
  const moved: string[] = [];
  for (const [name, place] of keptBeside(to).filter(([one]) => existsSync(join(from, one)))) {
    ensurePrivateFolder(dirname(place));
    if (existsSync(place)) moved.push(putAside(place, mark));
    cpSync(join(from, name), place, { recursive: true, preserveTimestamps: true });
  }
  return moved;
}
