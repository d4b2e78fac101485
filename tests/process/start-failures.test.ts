import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { copySqlite } from '../../src/backup/sqlite-copy.ts';
import { openDatabase } from '../../src/database/connect.ts';
import { checkDatabaseFile } from '../../src/database/file-checks.ts';
import { findWalFault } from '../../src/database/wal-file.ts';
import { migratedDatabaseUrl, temporaryFolder } from '../support/database.ts';
import { type EndedProcess, runDataCommand, runToItsEnd, startServer } from '../support/server-process.ts';
import { postgresUrl } from '../support/test-databases.ts';
import { LONG } from './bulk-job-in-processes.ts';

/** Starts that are refused: one sentence with the file and what to do, and an exit code of its own. */

async function database(): Promise<{ url: string; file: string }> {
  const url = await migratedDatabaseUrl('sqlite');
  return { url, file: url.slice('file:'.length) };
}

const started = (url: string, environment = {}): Promise<EndedProcess> =>
  runToItsEnd({ DATABASE_URL: url, ...environment });

/** One line and no stack. */
function said({ exitCode, output }: EndedProcess): { exitCode: number | null; lines: string[] } {
  return { exitCode, lines: output.trim().split('\n') };
}

/** Leaves the file and its log as a server that was killed leaves them, with pages in the log that the file has not. */
function leaveLog(file: string): void {
  const killed = new DatabaseSync(file);
  killed.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table depois (x text)');
  for (let row = 0; row < 50; row += 1) killed.exec('insert into depois values (hex(randomblob(2000)))');
  for (const end of ['', '-wal']) copyFileSync(file + end, `${file}.morto${end}`);
  killed.close();
  for (const end of ['', '-wal']) copyFileSync(`${file}.morto${end}`, file + end);
}

test(
  'a log of another database beside the file stops the start with 24, and a restore clears it',
  { timeout: LONG },
  async () => {
    const { url, file } = await database();
    const copies = temporaryFolder();
    expect(runDataCommand({ DATABASE_URL: url }, ['backup', copies])).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('Cópia pronta e conferida'),
    });
    const [, folder = ''] =
      /conferida: (\S+)/.exec(runDataCommand({ DATABASE_URL: url }, ['backup', copies]).output) ?? [];
    leaveLog(file);
    expect(findWalFault(file)).toBeNull();
    copyFileSync(join(folder, 'site.sqlite'), file);
    expect(said(await started(url))).toEqual({
      exitCode: 24,
      lines: [expect.stringContaining(`O registro ${file}-wal é de outro banco`)],
    });
    expect(runDataCommand({ DATABASE_URL: url }, ['restore', folder])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('Confirme com --yes.'),
    });
    expect(runDataCommand({ DATABASE_URL: url }, ['restore', folder, '--yes'])).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('restaurada e conferida'),
    });
    const server = await startServer({ DATABASE_URL: url });
    const refused = runDataCommand({ DATABASE_URL: url }, ['restore', folder, '--yes']);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(refused).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('O banco está em uso: pare o servidor'),
    });
  },
);

test('a database that is gone with its log left behind stops the start with 24', { timeout: LONG }, async () => {
  const { url, file } = await database();
  leaveLog(file);
  rmSync(file);
  expect(said(await started(url))).toEqual({ exitCode: 24, lines: [expect.stringContaining(`O banco ${file} sumiu`)] });
});

test('an older copy of the same file, page by page, is told from its own', async () => {
  const { file } = await database();
  const copy = `${file}.antiga`;
  const live = new DatabaseSync(file);
  live.exec('pragma journal_mode = wal; pragma wal_checkpoint(truncate)');
  copyFileSync(file, copy);
  live.exec('create table depois (x text)');
  for (let row = 0; row < 200; row += 1) live.exec('insert into depois values (hex(randomblob(4000)))');
  live.exec('pragma wal_checkpoint(restart)');
  live.exec("insert into depois values ('no registro seguinte')");
  copyFileSync(file, `${copy}.mesma`);
  copyFileSync(`${file}-wal`, `${copy}.mesma-wal`);
  copyFileSync(`${file}-wal`, `${copy}-wal`);
  live.exec('create table mais (x text)');
  copyFileSync(`${file}-wal`, `${copy}-wal`);
  live.close();
  expect(findWalFault(`${copy}.mesma`)).toBeNull();
  expect(findWalFault(copy)).toBe('other-database');
  const whole = `${file}.inteira`;
  copySqlite(file, whole);
  copyFileSync(`${copy}-wal`, `${whole}-wal`);
  expect(findWalFault(whole)).toBe('other-database');
});

test('a damaged database, or a file that is none, stops the start with 22', { timeout: LONG }, async () => {
  const { url, file } = await database();
  const bytes = new DatabaseSync(file).prepare('pragma page_count').get();
  truncateSync(file, (Number(bytes?.['page_count']) - 20) * 4096);
  expect(said(await started(url))).toEqual({ exitCode: 22, lines: [expect.stringContaining(file)] });
  writeFileSync(file, 'Isto não é um banco de dados. '.repeat(200));
  expect(said(await started(url))).toEqual({
    exitCode: 22,
    lines: [expect.stringContaining(`O arquivo ${file} não é um banco SQLite, ou está danificado`)],
  });
});

test(
  'a database of a newer version stops the start with 23, unless what that version added leaves this one its work',
  { timeout: LONG },
  async () => {
    const { url, file } = await database();
    const { db, close } = openDatabase(url, () => undefined);
    await sql`insert into kysely_migration values ('9999-amanhã', '2030-01-01T00:00:00.000Z')`.execute(db);
    await sql`alter table generated_pages add column tomorrow text`.execute(db);
    await close();
    const server = await startServer({ DATABASE_URL: url });
    expect((await fetch(server.origin)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    const again = openDatabase(url, () => undefined);
    await sql`update upkeep set says = '9999-amanhã' where name = 'schema'`.execute(again.db);
    await again.close();
    expect(said(await started(url))).toEqual({
      exitCode: 23,
      lines: [expect.stringContaining(`O banco ${file} foi usado por uma versão mais nova do programa (9999-amanhã)`)],
    });
  },
);

test.skipIf(!postgresUrl)(
  'a PostgreSQL of a newer version whose tables may not be read is told so with 20, and not taken for one to be updated',
  { timeout: LONG },
  async () => {
    const url = await migratedDatabaseUrl('postgres');
    const { db, close } = openDatabase(url, () => undefined);
    const reader = `leitor_${randomUUID().replaceAll('-', '')}`;
    await sql`insert into kysely_migration values ('9999-amanhã', '2030-01-01T00:00:00.000Z')`.execute(db);
    await sql`create role ${sql.id(reader)} login`.execute(db);
    await sql`grant select on kysely_migration to ${sql.id(reader)}`.execute(db);
    const ended = await started(url.replace('user=postgres', `user=${reader}`));
    await sql`drop owned by ${sql.id(reader)}`.execute(db);
    await sql`drop role ${sql.id(reader)}`.execute(db);
    await close();
    expect(said(ended)).toEqual({
      exitCode: 20,
      lines: [expect.stringContaining('não pode ler e gravar todas as tabelas do PostgreSQL')],
    });
  },
);

test(
  'photos on a disk of their own, whose name cannot change, are restored, and those that were there stay aside in it',
  { timeout: LONG },
  async (context) => {
    const { url } = await database();
    const [copies, photos] = [temporaryFolder(), temporaryFolder()];
    mkdirSync(join(photos, 'casa'));
    writeFileSync(join(photos, 'casa/portao.jpg'), 'uma foto');
    const environment = { DATABASE_URL: url, PHOTOS_DIR: photos };
    const { output } = runDataCommand(environment, ['backup', copies]);
    const [, folder = ''] = /conferida: (\S+)/.exec(output) ?? [];
    writeFileSync(join(photos, 'casa/portao.jpg'), 'outra foto');
    // A namespace of the command's own: the mount goes with it.
    const restored = runDataCommand(environment, ['restore', folder, '--yes'], { mounted: photos });
    context.skip(/unshare|mount:/.test(restored.output), 'This machine mounts nothing');
    expect(restored).toMatchObject({ exitCode: 0, output: expect.stringContaining(`ficou em ${photos}/.antes-`) });
    expect(readFileSync(join(photos, 'casa/portao.jpg'), 'utf8')).toBe('uma foto');
    const aside = readdirSync(photos).find((name) => name.startsWith('.antes-')) ?? '';
    expect(readFileSync(join(photos, aside, 'casa/portao.jpg'), 'utf8')).toBe('outra foto');
  },
);

test('a clock a day behind the last change stops the start with 25', { timeout: LONG }, async () => {
  const { url } = await database();
  const { db, close } = openDatabase(url, () => undefined);
  await sql`insert into content_changes (version, tags, changed_at) values (1, '[]', '2126-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await close();
  expect(said(await started(url))).toEqual({ exitCode: 25, lines: [expect.stringContaining('acerte o relógio')] });
  const server = await startServer({ DATABASE_URL: url, CLOCK_CHECK: 'off' });
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a place that cannot be written stops the start with 20', { timeout: LONG }, async () => {
  const folder = join(temporaryFolder(), 'uma-pasta');
  mkdirSync(folder);
  expect(said(await started(`file:${folder}`))).toEqual({
    exitCode: 20,
    lines: [expect.stringContaining(`Não é possível ler e gravar o banco ${folder}`)],
  });
});

test(
  'a PostgreSQL that does not answer stops the start with 26, and its password is not told',
  { timeout: LONG },
  async () => {
    const { exitCode, lines } = said(await started('postgres://site:segredo@127.0.0.1:1/site'));
    expect({ exitCode, lines }).toEqual({
      exitCode: 26,
      lines: [expect.stringContaining('O PostgreSQL em postgres://127.0.0.1:1/site não responde')],
    });
  },
);

test('a disk with hardly any room stops the start with 21', () => {
  const file = join(temporaryFolder(), 'site.sqlite');
  expect(() => checkDatabaseFile(file, () => 5 * 1024 * 1024)).toThrow(
    expect.objectContaining({ exitCode: 21, message: expect.stringContaining('Restam 5 MB no disco') }),
  );
  expect(() => checkDatabaseFile(file, () => 1024 ** 3)).not.toThrow();
});
