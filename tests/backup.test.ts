import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { putAside } from '../src/backup/put-aside.ts';
import { moveToPostgres } from '../src/backup/move-to-postgres.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { type BackupOptions, takeBackup } from '../src/backup/take-backup.ts';
import { openDatabase } from '../src/database/connect.ts';
import { everything, looked, withColumnsSorted } from './support/all-rows.ts';
import { testApp } from './support/app.ts';
import { emptyDatabaseUrl, engines, migratedDatabaseUrl, temporaryFolder } from './support/database.ts';

/** A database with an administrator, audit events and some pages, closed. */
async function filled(engine: 'sqlite' | 'postgres', pages = 5): Promise<string> {
  const url = await migratedDatabaseUrl(engine);
  const database = openDatabase(url, () => undefined);
  const app = await testApp({ database });
  for (let index = 0; index < pages; index += 1)
    expect((await app.call('POST', '/api/pages', page(index))).status).toBe(201);
  await app.changes.stop();
  await database.close();
  return url;
}

const page = (index: number) => ({
  title: `Motor travado \u2028 número ${index}`,
  content: `<p>Ação, coração e 'aspas' ${index}.\nOutra linha\te fim.</p>`,
});

function options(databaseUrl: string, folder: string): BackupOptions {
  return {
    databaseUrl,
    into: join(folder, 'copias'),
    now: new Date('2026-11-22T12:00:00Z'),
    authSecret: null,
    keep: null,
    dataFolder: join(folder, 'data'),
  };
}

const restoring = (folder: string, databaseUrl: string, at: string) => ({
  folder,
  databaseUrl,
  answers: join(at, 'data/site.answers'),
  now: new Date('2026-11-22T13:00:00Z'),
  dataFolder: join(at, 'data'),
});

test.each(engines)(
  'a copy that is made while pages are saved, put back after everything was destroyed, has every row of its moment (%s)',
  async (engine) => {
    const at = temporaryFolder();
    mkdirSync(join(at, 'data/photos/casa'), { recursive: true });
    writeFileSync(join(at, 'data/photos/casa/portao.jpg'), 'uma foto');
    writeFileSync(join(at, 'data/auth-secret'), 'segredo');
    const url = await migratedDatabaseUrl(engine);
    const database = openDatabase(url, () => undefined);
    const app = await testApp({ database });
    let saved = 0;
    const over = new AbortController();
    const writing = (async () => {
      for (; !over.signal.aborted; saved += 1)
        expect((await app.call('POST', '/api/pages', page(saved))).status).toBe(201);
    })();
    await expect.poll(() => saved).toBeGreaterThan(3);
    const before = saved;
    const { folder, manifest } = await takeBackup(options(url, at));
    const after = saved;
    over.abort();
    await writing;
    await app.changes.stop();
    const last = await everything(database);
    await database.close();

    const copied = manifest.rows['generated_pages'] ?? 0;
    expect(copied).toBeGreaterThanOrEqual(before);
    expect(copied).toBeLessThanOrEqual(after + 1);
    expect(manifest.files.map(({ path }) => path)).toEqual(['files/auth-secret', 'files/photos/casa/portao.jpg']);

    rmSync(join(at, 'data'), { recursive: true });
    if (engine === 'sqlite') for (const end of ['', '-wal', '-shm']) rmSync(url.slice(5) + end, { force: true });
    else {
      const other = openDatabase(url, () => undefined);
      await sql`drop schema public cascade`.execute(other.db);
      await sql`create schema public`.execute(other.db);
      await other.close();
    }
    const restored = await restoreBackup(restoring(folder, url, at));
    expect(restored.rows).toEqual(manifest.rows);
    const found = await looked(url);
    for (const [table, rows] of Object.entries(found)) {
      expect(rows).toHaveLength(manifest.rows[table] ?? -1);
      // Counters go on with each save; all else is added to.
      const isCounter = ['content_version', 'upkeep'].includes(table);
      expect(isCounter ? rows : last[table]).toEqual(expect.arrayContaining(rows));
    }
    expect(found['generated_pages']?.map((row) => /número \d+/.exec(row)?.[0]).toSorted()).toEqual(
      Array.from({ length: copied }, (_, index) => `número ${index}`).toSorted(),
    );
    expect(readFileSync(join(at, 'data/photos/casa/portao.jpg'), 'utf8')).toBe('uma foto');
    expect(readFileSync(join(at, 'data/auth-secret'), 'utf8')).toBe('segredo');
  },
);

test('photos that are kept elsewhere are in the copy and go back to their place, without what is only half there', async () => {
  const at = temporaryFolder();
  const photosFolder = join(at, 'outro-disco/fotos');
  for (const name of ['casa', '.new-1-metade']) mkdirSync(join(photosFolder, name), { recursive: true });
  writeFileSync(join(photosFolder, 'casa/portao.jpg'), 'uma foto');
  writeFileSync(join(photosFolder, '.new-1-metade/sent'), 'meia foto');
  const url = await migratedDatabaseUrl('sqlite');
  const { folder, manifest } = await takeBackup({ ...options(url, at), photosFolder });
  expect(manifest.files.map(({ path }) => path)).toEqual(['files/photos/casa/portao.jpg']);

  rmSync(photosFolder, { recursive: true });
  await restoreBackup({ ...restoring(folder, url, at), photosFolder });
  expect(readFileSync(join(photosFolder, 'casa/portao.jpg'), 'utf8')).toBe('uma foto');
});

test('a folder that cannot get another name keeps what was in it within itself, and no later copy takes that along', async () => {
  const at = temporaryFolder();
  const place = join(at, 'fotos');
  mkdirSync(join(place, 'casa'), { recursive: true });
  writeFileSync(join(place, 'casa/portao.jpg'), 'uma foto');
  const busy = () => {
    throw Object.assign(new Error('EBUSY: resource busy or locked, rename'), { code: 'EBUSY' });
  };
  expect(putAside(place, 'antes-1', busy)).toBe(join(place, '.antes-1'));
  expect(putAside(place, 'antes-2', busy)).toBe(join(place, '.antes-2'));
  expect(readdirSync(place).toSorted()).toEqual(['.antes-1', '.antes-2']);
  expect(readFileSync(join(place, '.antes-1/casa/portao.jpg'), 'utf8')).toBe('uma foto');
  const full = () => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  };
  expect(() => putAside(place, 'antes-3', full)).toThrow('ENOSPC');
  const url = await migratedDatabaseUrl('sqlite');
  expect((await takeBackup({ ...options(url, at), photosFolder: place })).manifest.files).toEqual([]);
});

test.each(engines)(
  'a database put back from a quiet moment is equal in every row, and what was there stays aside (%s)',
  async (engine) => {
    const at = temporaryFolder();
    const url = await filled(engine);
    const before = await looked(url);
    const { folder } = await takeBackup(options(url, at));
    const database = openDatabase(url, () => undefined);
    await sql`update generated_pages set title = 'Estragado'`.execute(database.db);
    await database.close();
    mkdirSync(join(at, 'data'));
    writeFileSync(join(at, 'data/site.answers.1'), '');
    const { aside } = await restoreBackup(restoring(folder, url, at));
    expect(await looked(url)).toEqual(before);
    expect(existsSync(join(at, 'data/site.answers.1'))).toBe(false);
    expect(aside).toHaveLength(1);
    expect(aside[0]).toMatch(
      engine === 'sqlite' ? /\.antes-2026-11-22T13-00-00-000Z\.sqlite$/ : /^esquema antes_20261122130000000$/,
    );
    // What was put aside is not taken along by the next copy, which can be put back too.
    const again = await takeBackup({ ...options(url, at), now: new Date('2026-11-22T14:00:00Z') });
    await restoreBackup({ ...restoring(again.folder, url, at), now: new Date('2026-11-22T15:00:00Z') });
    expect(await looked(url)).toEqual(before);
  },
);

test('the log of the database before goes aside, and what is restored is equal', async () => {
  const at = temporaryFolder();
  const url = await filled('sqlite');
  const file = url.slice('file:'.length);
  const before = await looked(url);
  const { folder, manifest } = await takeBackup(options(url, at));
  // As a killed server leaves it: a log with pages that the file has not.
  const killed = new DatabaseSync(file);
  killed.exec(
    "pragma journal_mode = wal; pragma wal_autocheckpoint = 0; update generated_pages set title = 'Depois'; create table depois (x)",
  );
  for (const end of ['', '-wal', '-shm']) copyFileSync(file + end, `${file}.morto${end}`);
  killed.close();
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(`${file}.morto${end}`)) copyFileSync(`${file}.morto${end}`, file + end);
  // And the obvious mistake: the copy put over the file by hand.
  copyFileSync(join(folder, manifest.database.path), file);
  const { aside } = await restoreBackup(restoring(folder, url, at));
  expect(aside.map((path) => path.slice(path.indexOf('.antes')))).toEqual([
    '.antes-2026-11-22T13-00-00-000Z.sqlite',
    '.antes-2026-11-22T13-00-00-000Z.sqlite-wal',
    '.antes-2026-11-22T13-00-00-000Z.sqlite-shm',
  ]);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(await looked(url)).toEqual(before);
});

test.each(engines)('nothing is restored while a server has the database open (%s)', async (engine) => {
  const at = temporaryFolder();
  const url = await filled(engine, 1);
  const { folder } = await takeBackup(options(url, at));
  const server = openDatabase(url, () => undefined);
  await sql`select count(*) from generated_pages`.execute(server.db);
  await expect(restoreBackup(restoring(folder, url, at))).rejects.toThrow('O banco está em uso');
  await server.close();
  await restoreBackup(restoring(folder, url, at));
});

test('a copy that is damaged, not whole, or of a newer version is refused before anything is touched', async () => {
  const at = temporaryFolder();
  const url = await filled('sqlite', 1);
  const { folder, manifest } = await takeBackup(options(url, at));
  const file = join(folder, manifest.database.path);
  const restore = () => restoreBackup(restoring(folder, url, at));
  const before = readFileSync(url.slice('file:'.length));
  const { migrations } = manifest;
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, migrations: [...migrations, '9999-amanhã'] }),
  );
  await expect(restore()).rejects.toThrow('A cópia é de uma versão mais nova do programa (9999-amanhã)');
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, rows: { ...manifest.rows, generated_pages: 7 } }),
  );
  await expect(restore()).rejects.toThrow('A tabela generated_pages tem 1 linhas, e a cópia, 7.');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  truncateSync(file, statSync(file).size - 4096);
  await expect(restore()).rejects.toThrow('A cópia está danificada');
  rmSync(join(folder, 'manifest.json'));
  await expect(restore()).rejects.toThrow('não é uma cópia completa');
  expect(readFileSync(url.slice('file:'.length)).equals(before)).toBe(true);
});

test('of the copies the newest stay, and one that was broken off does not count', async () => {
  const at = temporaryFolder();
  const url = await filled('sqlite', 1);
  mkdirSync(join(at, 'copias/copia-2026-11-20T00-00-00-000Z.incompleta'), { recursive: true });
  for (const hour of [10, 11, 12, 13])
    await takeBackup({ ...options(url, at), keep: 2, now: new Date(`2026-11-22T${hour}:00:00Z`) });
  expect(readdirSync(join(at, 'copias')).filter((name) => !name.endsWith('.incompleta'))).toEqual([
    'copia-2026-11-22T12-00-00-000Z',
    'copia-2026-11-22T13-00-00-000Z',
  ]);
});

test.skipIf(!engines.includes('postgres'))(
  'a move to PostgreSQL that is interrupted goes on where it was, and brings every row over',
  async () => {
    const from = await filled('sqlite', 8);
    const file = from.slice('file:'.length);
    const to = await emptyDatabaseUrl('postgres');
    const arrived: string[] = [];
    const stopped = moveToPostgres({
      file,
      to,
      onTable: (table) => {
        arrived.push(table);
        if (table === 'generated_pages') throw new Error('killed');
      },
    });
    await expect(stopped).rejects.toThrow('killed');
    const first = arrived.length;
    const sums = await moveToPostgres({ file, to, onTable: (table) => void arrived.push(table) });
    expect(arrived.slice(first)).toEqual(Object.keys(sums));
    expect(sums['generated_pages']?.rows).toBe(8);
    const [source, target] = [await looked(from), await looked(to)];
    expect(Object.keys(target).toSorted()).toEqual(Object.keys(source).toSorted());
    for (const table of [
      'generated_pages',
      'audit_events',
      'content_changes',
      'content_version',
      'page_fingerprints',
      'security_settings',
    ])
      expect(target[table]?.map(withColumnsSorted)).toEqual(source[table]?.map(withColumnsSorted));
    expect(target['user']).toHaveLength(source['user']?.length ?? -1);

    const database = openDatabase(to, () => undefined);
    const app = await testApp({ database });
    expect((await app.call('POST', '/api/pages', page(99))).status).toBe(201);
    await app.changes.stop();
    await database.close();
    await expect(moveToPostgres({ file, to, onTable: () => undefined })).rejects.toThrow('O PostgreSQL não está vazio');
  },
);
