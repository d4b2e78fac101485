import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { StatementSync } from 'node:sqlite';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../src/database/connect.ts';
import { troubleOf } from '../src/database/database-trouble.ts';
import { createReadingThread } from '../src/database/reading-thread.ts';
import { builtInPages } from '../src/similarity/built-in-pages.ts';
import { createOwnWordsUpkeep } from '../src/similarity/own-words-upkeep.ts';
import { testApp } from './support/app.ts';
import { engines, freshDatabase, migratedDatabaseUrl, open, temporaryFolder } from './support/database.ts';
import { fourPages } from './support/own-words-pages.ts';
import { clock, onError, pageRoom } from './support/page-room.ts';

const LONG = sql`with recursive number(n) as (select 1 union all select n + 1 from number where n < 300000) select max(n) as n from number`;
/** What reads as many rows as there are pages: the list and its count, what pages say, what they are like. */
const OF_ALL_PAGES = /count\(|search_key|left join "page_sentences"|order by "page"\."id"|"signature"/;

test.each(engines)('a long read lets others have their turn, and sees the last commit (%s)', async (engine) => {
  const { db, reads } = await freshDatabase(engine);
  await db.updateTable('content_version').set({ version: 7 }).execute();
  expect(await reads.selectFrom('content_version').select('version').execute()).toEqual([{ version: 7 }]);
  const order: string[] = [];
  const read = LONG.execute(reads).then(({ rows }) => {
    order.push('read');
    return rows;
  });
  await turn();
  order.push('visitor');
  expect(await read).toEqual([{ n: 300_000 }]);
  expect(order).toEqual(['visitor', 'read']);
});

test('what only reads an SQLite file cannot write to it, and says what was wrong', async () => {
  const { reads } = await freshDatabase('sqlite');
  await expect(reads.updateTable('content_version').set({ version: 7 }).execute()).rejects.toThrow(/readonly/);
  await expect(sql`select unknown_column`.execute(reads)).rejects.toThrow(/no such column: unknown_column/);
  await expect(reads.transaction().execute(async () => undefined)).rejects.toThrow('What only reads');
});

test('a database that is closed holds its file no more, whatever was being read', async () => {
  const url = await migratedDatabaseUrl('sqlite');
  const { db, reads, close } = openDatabase(url, onError);
  await db.updateTable('content_version').set({ version: 7 }).execute();
  await LONG.execute(reads);
  expect(existsSync(`${url.slice('file:'.length)}-wal`)).toBe(true);
  await close();
  expect(existsSync(`${url.slice('file:'.length)}-wal`)).toBe(false);
});

test('what fails in the thread says why as the file itself would', async () => {
  const url = await migratedDatabaseUrl('sqlite');
  const { db, reads } = open(url);
  await db.updateTable('content_version').set({ version: 7 }).execute();
  const refused = await reads
    .updateTable('content_version')
    .set({ version: 8 })
    .execute()
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 8 });
  expect(troubleOf(refused)).toBe('read-only');
  const damaged = join(temporaryFolder(), 'site.sqlite');
  writeFileSync(damaged, 'x'.repeat(8192));
  const thread = createReadingThread(damaged);
  const failed = await thread
    .read({ sql: 'select 1 from generated_pages', inputs: [] })
    .catch((error: unknown) => error);
  expect(troubleOf(failed)).toBe('damaged');
  await thread.end();
});

test('nothing is read any more where another file, or none, stands in the place of the one that was opened', async () => {
  const url = await migratedDatabaseUrl('sqlite');
  const file = url.slice('file:'.length);
  const { db, reads } = open(url);
  await db.updateTable('content_version').set({ version: 7 }).execute();
  const read = () =>
    reads
      .selectFrom('content_version')
      .select('version')
      .execute()
      .catch((error: unknown) => troubleOf(error));
  expect(await read()).toEqual([{ version: 7 }]);
  renameSync(file, `${file}.longe`);
  expect(await read()).toBe('gone');
  writeFileSync(file, '');
  expect(await read()).toBe('replaced');
  renameSync(`${file}.longe`, file);
  expect(await read()).toEqual([{ version: 7 }]);
});

test('the list, its searches, selections and exports are read beside visitors, and so is what all pages say', async () => {
  const app = await testApp({ engine: 'sqlite' });
  await fourPages(app);
  const here = vi.spyOn(StatementSync.prototype, 'all');
  const ofAllPages = () =>
    here.mock.contexts
      .map((statement) => (statement instanceof StatementSync ? statement.sourceSQL : ''))
      .filter((query) => query.includes('generated_pages') && OF_ALL_PAGES.test(query));
  const everything = { action: { kind: 'delete' }, selection: { from: 'list', filter: { q: 'pagina' }, except: [] } };
  for (const path of [
    '/api/pages?q=pagina',
    '/api/pages?sort=likeness&limit=1',
    '/api/pages/bin?q=pagina',
    '/api/overview',
  ])
    expect((await app.call('GET', path)).status).toBe(200);
  expect(await (await app.call('GET', '/api/pages.csv?q=pagina')).text()).toContain('Página');
  expect((await app.call('POST', '/api/page-actions/preview', everything)).status).toBe(200);
  expect((await app.call('POST', '/api/page-actions', everything)).status).toBe(202);
  expect(ofAllPages()).toEqual([]);

  const { db, reads } = app.database;
  const sweep = async () => undefined;
  const upkeep = createOwnWordsUpkeep({ db, reads, clock, builtIn: builtInPages, sweep, onError });
  await upkeep.look(new AbortController().signal);
  await (await pageRoom(app.database)).registry.upToDate();
  expect(ofAllPages()).toEqual([]);
});
