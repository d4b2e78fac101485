import { renameSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { claimJob } from '../src/bulk/job-lease.ts';
import { createBackupSchedule } from '../src/backup/backup-schedule.ts';
import { CopyNotSent } from '../src/backup/copy-not-sent.ts';
import { openDatabase } from '../src/database/connect.ts';
import { troubleOf } from '../src/database/database-trouble.ts';
import { testApp } from './support/app.ts';
import { engines, freshDatabase, migratedDatabaseUrl, open } from './support/database.ts';

/** What goes wrong with a database while the product runs: what is said, who goes on, and that all is well afterwards. */

async function running() {
  const url = await migratedDatabaseUrl('sqlite');
  const app = await testApp({ database: open(url) });
  await app.asAdministrator('/api/session');
  return { app, file: url.slice('file:'.length) };
}

type Running = Awaited<ReturnType<typeof running>>;

const PAGE = { title: 'Motor na Mooca', content: '<p>Texto.</p>' };
let saves = 0;

async function save({ app }: Running, content = PAGE.content): Promise<{ status: number; message: string }> {
  saves += 1;
  const response = await app.call('POST', '/api/pages', { title: `${PAGE.title} ${saves}`, content });
  const text = await response.text();
  return { status: response.status, message: /"message":"([^"]*)"/.exec(text)?.[1] ?? '' };
}

const readiness = async ({ app }: Running) => {
  const response = await app.get('/readyz');
  return `${response.status} ${await response.text()}`;
};

/** Tells what a save and /readyz say while the trouble lasts, and sees to it that both are well before and after. */
async function whileIn(given: Running, begin: () => void | Promise<void>, end: () => void | Promise<void>) {
  expect((await save(given)).status).toBe(201);
  const address = `/links-uteis/motor-na-mooca-${saves}`;
  await begin();
  const saved = await save(given);
  const reads = (await given.app.get(address)).status;
  // Until the second is over in which the last write still counts.
  await expect.poll(() => readiness(given)).not.toBe('200 ok');
  const ready = await readiness(given);
  await end();
  expect((await save(given)).status).toBe(201);
  await expect.poll(() => readiness(given)).toBe('200 ok');
  return { ...saved, ready, reads };
}

test('a save while the file of the database is gone says so, is not lost later, and goes through when the file is back', async () => {
  const given = await running();
  const { file } = given;
  const said = await whileIn(
    given,
    () => renameSync(file, `${file}.longe`),
    () => renameSync(`${file}.longe`, file),
  );
  expect(said).toMatchObject({ status: 503, reads: 200, ready: '503 database gone' });
  expect(said.message).toContain('Não foi possível salvar: o arquivo do banco de dados não está mais no lugar.');
});

test('a save while another file stands in the place of the database says so', async () => {
  const given = await running();
  const { file } = given;
  const said = await whileIn(
    given,
    () => {
      renameSync(file, `${file}.longe`);
      writeFileSync(file, '');
    },
    () => renameSync(`${file}.longe`, file),
  );
  expect(said).toMatchObject({ status: 503, reads: 200, ready: '503 database replaced' });
  expect(said.message).toContain('foi trocado com o servidor no ar');
});

test('a save on a full disk says so, and the next one with room goes through', async () => {
  const given = await running();
  const { db } = given.app.database;
  expect((await save(given)).status).toBe(201);
  await sql`create table enche (x text)`.execute(db);
  await sql.raw('pragma max_page_count = 1').execute(db);
  // What room there was inside the file.
  for (let isFull = false; !isFull;)
    isFull = await sql`insert into enche values (hex(randomblob(1000)))`.execute(db).then(
      () => false,
      (error: unknown) => troubleOf(error) === 'full',
    );
  // More than fits into what is left of single rows' pages.
  const said = await save(given, `<p>${'portão '.repeat(4000)}</p>`);
  expect(said.status).toBe(503);
  expect(said.message).toContain('Não foi possível salvar: o disco do servidor está cheio');
  expect(given.app.lines.some(({ fields }) => String(fields['error']).includes('cannot rollback'))).toBe(false);
  await sql.raw('pragma max_page_count = 1000000').execute(db);
  expect((await save(given)).status).toBe(201);
});

test('a save in a database that only takes reads says so', async () => {
  const given = await running();
  const { db } = given.app.database;
  const said = await whileIn(
    given,
    () =>
      sql
        .raw('pragma query_only = on')
        .execute(db)
        .then(() => undefined),
    () =>
      sql
        .raw('pragma query_only = off')
        .execute(db)
        .then(() => undefined),
  );
  expect(said).toMatchObject({ status: 503, reads: 200, ready: '503 database read-only' });
  expect(said.message).toContain('só aceita leitura');
});

test('while another program holds the database a save waits and then says so, and nobody else waits meanwhile', async () => {
  const given = await running();
  const other = new DatabaseSync(given.file);
  let longest = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  onTestFinished(() => clearInterval(pulse));
  expect((await save(given)).status).toBe(201);
  other.exec('begin immediate');
  const saved = save(given);
  let pages = 0;
  const over = new AbortController();
  const reading = (async () => {
    for (; !over.signal.aborted; pages += 1) {
      expect((await sql`select count(*) from generated_pages`.execute(given.app.database.db)).rows).toHaveLength(1);
      await wait(10);
    }
  })();
  expect(await saved).toEqual({
    status: 503,
    message: 'Não foi possível salvar: outro programa está usando o banco de dados. Tente de novo em instantes.',
  });
  over.abort();
  await reading;
  // In five seconds of waiting; a file that is waited for in SQLite stops all of it.
  expect(pages).toBeGreaterThan(20);
  expect(longest).toBeLessThan(4000);
  expect(await readiness(given)).toBe('503 database busy');
  const patient = save(given);
  other.exec('rollback');
  expect((await patient).status).toBe(201);
  await expect.poll(() => readiness(given)).toBe('200 ok');
});

test('a database that is away is called away, whatever the driver says', async () => {
  const url = 'postgres://ninguem@127.0.0.1:1/nada';
  const database = openDatabase(url, () => undefined);
  const error: unknown = await sql`select 1`.execute(database.db).catch((cause: unknown) => cause);
  expect(troubleOf(error)).toBe('away');
  expect(await database.readiness()).toBe('away');
  await database.close();
});

test.skipIf(!engines.includes('postgres'))(
  'a PostgreSQL that ends the connections in the middle of a save is told as away, and the next save goes through',
  async () => {
    const database = await freshDatabase('postgres');
    const other = openDatabase(await urlOf(database), () => undefined);
    const failed = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
      await sql`select pg_sleep(5)`.execute(transaction);
    });
    const error: unknown = await failed.catch((cause: unknown) => cause);
    expect(troubleOf(error)).toBe('away');
    expect(await database.readiness()).toBeNull();
    await other.close();
  },
);

async function urlOf({ db }: Awaited<ReturnType<typeof freshDatabase>>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return (process.env['TEST_POSTGRES_URL'] ?? '').replace('///postgres', `///${rows[0]?.name ?? ''}`);
}

test('a lease that a clock running ahead wrote is over when the clock is put right', async () => {
  const { app } = await running();
  const { db } = app.database;
  await app.call('POST', '/api/bulk-jobs', { titles: ['Motor na Mooca'], creativity: 50 });
  const right = new Date();
  const ahead = new Date(right.getTime() + 24 * 60 * 60 * 1000);
  expect(await claimJob(db, 'adiantado', ahead)).not.toBeNull();
  expect(await claimJob(db, 'certo', right)).not.toBeNull();
  const soon = new Date(right.getTime() + 1000);
  expect(await claimJob(db, 'outro', soon)).toBeNull();
});

const noSending = {
  send: () => expect.unreachable('nothing waits to be sent'),
  onStillUnsent: () => expect.unreachable('nothing waits to be sent'),
};

test.each(engines)(
  'a copy that could not be sent is made once and only its sending tried again, by whichever process, with one alert (%s)',
  async (engine) => {
    const { db } = await freshDatabase(engine);
    let now = new Date('2026-11-22T12:00:00Z');
    let reaches = false;
    const did: string[] = [];
    const schedule = () =>
      createBackupSchedule({
        db,
        clock: () => now,
        everyHours: 6,
        async backup() {
          did.push('copy');
          if (!reaches) throw new CopyNotSent('fora do ar');
        },
        async send() {
          did.push('send');
          if (!reaches) throw new CopyNotSent('fora do ar');
        },
        onDone: () => did.push('done'),
        onOld: () => did.push('old'),
        onError: () => undefined,
        onStillUnsent: () => did.push('unsent'),
      });
    const [one, other] = [schedule(), schedule()];
    await expect(one.look()).rejects.toThrow('fora do ar');
    expect(await other.look()).toBe(false);
    expect(did).toEqual(['copy']);
    now = new Date('2026-11-22T12:06:00Z');
    expect(await other.look()).toBe(false);
    expect(did).toEqual(['copy', 'send', 'unsent']);
    reaches = true;
    now = new Date('2026-11-22T12:12:00Z');
    expect(await one.look()).toBe(true);
    expect(did).toEqual(['copy', 'send', 'unsent', 'send', 'done']);
    now = new Date('2026-11-22T17:59:00Z');
    expect(await one.look()).toBe(false);
    now = new Date('2026-11-22T18:00:00Z');
    expect(await one.look()).toBe(true);
    expect(did.slice(5)).toEqual(['copy', 'done']);
  },
);

test.each(engines)(
  'of two processes one makes the copy that is due, and a failed one is made again (%s)',
  async (engine) => {
    const { db } = await freshDatabase(engine);
    let now = new Date('2026-11-22T12:00:00Z');
    const made: string[] = [];
    const old: string[] = [];
    let works = true;
    const schedule = (name: string) =>
      createBackupSchedule({
        db,
        clock: () => now,
        everyHours: 6,
        backup: async () => {
          if (!works) throw new Error('disco cheio');
          made.push(name);
        },
        ...noSending,
        onDone: () => undefined,
        onOld: (at) => old.push(at),
        onError: () => undefined,
      });
    const [one, other] = [schedule('um'), schedule('outro')];
    expect((await Promise.all([one.look(), other.look()])).filter(Boolean)).toHaveLength(1);
    expect(await one.look()).toBe(false);
    now = new Date('2026-11-22T18:00:00Z');
    works = false;
    await expect(other.look()).rejects.toThrow('disco cheio');
    expect(await one.look()).toBe(false);
    works = true;
    now = new Date('2026-11-22T18:06:00Z');
    expect(await one.look()).toBe(true);
    expect(made).toHaveLength(2);
    expect(old).toEqual([]);
    works = false;
    now = new Date('2026-11-23T08:00:00Z');
    await expect(one.look()).rejects.toThrow('disco cheio');
    expect(old).toEqual(['2026-11-22T18:06:00.000Z']);
  },
);

test('a copy that the stop of its process breaks off is no failure, and another process makes it at once', async () => {
  const { db } = await freshDatabase('sqlite');
  const base = {
    db,
    clock: () => new Date('2026-11-22T12:00:00Z'),
    everyHours: 6,
    ...noSending,
    onDone: () => undefined,
    onOld: () => undefined,
  };
  const begun = Promise.withResolvers<void>();
  const onError = (error: unknown) => expect.unreachable(String(error));
  const backup = (stopping: AbortSignal) =>
    new Promise<void>((_, reject) => {
      stopping.addEventListener('abort', () => reject(new Error('ended')));
      begun.resolve();
    });
  const one = createBackupSchedule({ ...base, backup, onError });
  const looked = one.look();
  await begun.promise;
  await one.stop();
  expect(await looked).toBe(false);
  expect(await createBackupSchedule({ ...base, backup: async () => undefined, onError }).look()).toBe(true);
});
