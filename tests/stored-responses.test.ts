import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { Database, Engine } from '../src/database/connect.ts';
import { openResponseStore } from '../src/http/response-store.ts';
import { testApp, type TestApp } from './support/app.ts';
import { publishChange } from './support/company.ts';
import { engines, freshDatabase, temporaryFolder } from './support/database.ts';

// Each of these starts the product several times.
vi.setConfig({ testTimeout: 240_000 });

const PAGE = '/links-uteis/motor-na-mooca';
const POST = '/postagens/motor-de-portao-ppa-santana';
const saved = z.object({ id: z.string(), slug: z.string(), revision: z.number() });

interface Home {
  readonly database: Database;
  readonly file: string;
}

async function home(engine: Engine): Promise<Home> {
  return { database: await freshDatabase(engine), file: join(temporaryFolder(), 'site.answers') };
}

interface Started {
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly memoryBytes?: number;
}

/** A process that works on the database and on the file with finished responses. */
async function start({ database, file }: Home, options: Started = {}): Promise<TestApp> {
  const { build = 'um', environment = {}, memoryBytes } = options;
  const store = openResponseStore(file, (error) => expect.fail(String(error)));
  const app = await testApp({
    database,
    environment,
    stored: { store, build, ...(memoryBytes !== undefined && { memoryBytes }) },
  });
  onTestFinished(() => stop(app));
  return app;
}

async function stop(app: TestApp): Promise<void> {
  await app.changes.stop();
  await app.cache.stop();
}

const save = async (app: TestApp, title: string, content = '<p>Um texto.</p>') =>
  saved.parse(await (await app.call('POST', '/api/pages', { title, content })).json());
const edit = async (app: TestApp, { id, revision }: { id: string; revision: number }, content: string) =>
  saved.parse(await (await app.call('PATCH', `/api/pages/${id}`, { revision, content })).json());
const visit = async (app: TestApp, path: string) => (await app.get(path)).text();
/** Once no response waits for its best form, after which one that was dropped meanwhile would be made anew. */
const settled = async (app: TestApp) => {
  await expect.poll(() => app.cache.load().waitingForBest).toBe(0);
};
/** What a process has of an address without rendering. */
const stored = async (app: TestApp, path: string) =>
  (await app.cache.find(path)?.form('identity'))?.body.toString() ?? null;

test.each(engines)(
  'a page that was shown is there after a restart without being rendered, with its date and its tag (%s)',
  async (engine) => {
    const place = await home(engine);
    const before = await start(place);
    await save(before, 'Motor na Mooca');
    const first = await before.get(PAGE);
    const html = await first.text();
    const madeAt = before.cache.find(PAGE)?.madeAt;
    await stop(before);
    const after = await start(place);
    expect((await stored(after, PAGE)) === html).toBe(true);
    const again = await after.get(PAGE, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(after.cache.find(PAGE)?.madeAt).toEqual(madeAt);
  },
);

test.each(engines)('what changed while a process was down is not shown by it as it was (%s)', async (engine) => {
  const place = await home(engine);
  const [left, other] = [await start(place), await testApp({ database: place.database })];
  const [page, kept] = [await save(left, 'Motor na Mooca'), await save(left, 'Motor em Santana')];
  await Promise.all([visit(left, PAGE), visit(left, `/links-uteis/${kept.slug}`), visit(left, '/sitemap')]);
  await stop(left);
  await edit(other, page, '<p>Um texto novo.</p>');
  const back = await start(place);
  expect([await stored(back, PAGE), await stored(back, '/sitemap')]).toEqual([null, null]);
  expect(await visit(back, PAGE)).toContain('Um texto novo.');
});

test.each(engines)(
  'what changed before a process ended, and was asked for by nobody since, is not shown as it was by the next (%s)',
  async (engine) => {
    const place = await home(engine);
    const left = await start(place);
    await visit(left, '/sitemap');
    await settled(left);
    await save(left, 'Motor na Mooca');
    await stop(left);
    const back = await start(place);
    expect(await stored(back, '/sitemap')).toBeNull();
    expect(await visit(back, '/sitemap')).toContain('Motor na Mooca');
  },
);

test.each(engines)('a page that nothing touched is still there after changes of others (%s)', async (engine) => {
  const place = await home(engine);
  const [left, other] = [await start(place), await testApp({ database: place.database })];
  await save(left, 'Motor na Mooca');
  const html = await visit(left, PAGE);
  await stop(left);
  await save(other, 'Motor em Santana');
  expect((await stored(await start(place), PAGE)) === html).toBe(true);
});

test.each(engines)(
  'where a backup of the database was put back nothing is shown of what came after it (%s)',
  async (engine) => {
    const place = await home(engine);
    const app = await start(place);
    const page = await save(app, 'Motor na Mooca');
    const { db } = place.database;
    const rows = {
      page: await db.selectFrom('generated_pages').selectAll().execute(),
      changes: await db.selectFrom('content_changes').selectAll().execute(),
    };
    await edit(app, page, '<p>Um texto que se perdeu.</p>');
    expect(await visit(app, PAGE)).toContain('Um texto que se perdeu.');
    await stop(app);
    await db
      .updateTable('generated_pages')
      .set({ content: rows.page[0]?.content ?? '', revision: 1 })
      .execute();
    await db.deleteFrom('content_changes').execute();
    await db.insertInto('content_changes').values(rows.changes).execute();
    await db
      .updateTable('content_version')
      .set({ version: rows.changes.at(-1)?.version ?? 0 })
      .execute();
    // Life goes on, up to the very number that the lost edit had.
    const meanwhile = await testApp({ database: place.database });
    await save(meanwhile, 'Motor em Santana');
    const back = await start(place);
    expect(await stored(back, PAGE)).toBeNull();
    expect(await visit(back, PAGE)).not.toContain('que se perdeu');
  },
);

test('another build and other facts show nothing of the old ones', async () => {
  const place = await home('sqlite');
  const app = await start(place);
  const html = await visit(app, POST);
  await stop(app);
  expect(await stored(await start(place, { build: 'outro' }), POST)).toBeNull();
  const moved = await testApp({ database: place.database });
  await publishChange(moved, (data) => ({ ...data, company: { ...data.company, phone: '5511999990000' } }));
  const knows = await start(place);
  expect(await stored(knows, POST)).toBeNull();
  expect(await visit(knows, POST)).toContain('5511999990000');
  expect((await moved.call('POST', '/api/company/undo', { number: 1, current: 2 })).status).toBe(200);
  expect((await visit(await start(place), POST)) === html).toBe(true);
});

test('a text whose best form was made once is never compressed again, whichever build or day shows it', async () => {
  const place = await home('sqlite');
  const app = await start(place);
  await visit(app, POST);
  await expect.poll(() => app.cache.find(POST)?.isBest).toBe(true);
  const best = app.cache.find(POST)?.brotli.length;
  await stop(app);
  const next = await start(place, { build: 'outro' });
  await visit(next, POST);
  expect([next.cache.find(POST)?.isBest, next.cache.find(POST)?.brotli.length]).toEqual([true, best]);
});

test('pages of a job have their finished forms before anybody asked for them', async () => {
  const app = await start(await home('sqlite'));
  app.worker.start();
  await app.call('POST', '/api/bulk-jobs', { titles: ['Motor na Mooca', 'Motor em Santana'], creativity: 75 });
  const best = () =>
    ['motor-na-mooca', 'motor-em-santana'].map((slug) => app.cache.find(`/links-uteis/${slug}`)?.isBest);
  await expect.poll(best).toEqual([true, true]);
  await app.worker.stop();
});

/** Each edit writes its number; whoever saw one as saved must never be shown a lower one. */
const shownNumber = (html: string) => Number(/<p>(?:<strong>)?Edição número (\d+)\./.exec(html)?.[1]);
const EDITS = 40;

/** Seconds in which this process had its turn: a machine that holds it up holds up what is awaited, too. */
function countSeconds(): () => number {
  let seconds = 0;
  const counting = setInterval(() => (seconds += 0.05), 50);
  onTestFinished(() => clearInterval(counting));
  return () => seconds;
}

/** With no memory every visit reads the file. */
const MEMORIES = [
  ['beside memory', {}],
  ['with nothing in memory', { memoryBytes: 1 }],
] as const;

test.each(engines.flatMap((engine) => MEMORIES.map(([how, memory]) => [how, engine, memory] as const)))(
  'however changes race first visits %s, no process shows an old form once it knows the change, nor for more than a second (%s)',
  async (_how, engine, memory) => {
    const seconds = countSeconds();
    const place = await home(engine);
    const [writer, other] = [await start(place, memory), await start(place, memory)];
    let page = await save(writer, 'Motor na Mooca', '<p>Edição número 0.</p>');
    const done: { readonly edit: number; readonly at: number }[] = [{ edit: 0, at: seconds() }];
    const wrong: string[] = [];
    const lateShown: number[] = [];
    const over = new AbortController();

    /** @param late how many seconds after an edit was acknowledged an older page may still be shown. */
    async function read(app: TestApp, who: string, late: number): Promise<number> {
      let visits = 0;
      while (!over.signal.aborted) {
        const asked = seconds();
        const least = done.findLast(({ at }) => at + late <= asked)?.edit ?? 0;
        const response = await app.get(PAGE);
        const shown = shownNumber(await response.text());
        if (!(shown >= least)) wrong.push(`${who} showed ${shown} after ${least} with ${response.status}`);
        visits += 1;
      }
      return visits;
    }

    const readers = [
      read(writer, 'the writer', 0),
      read(writer, 'the writer', 0),
      read(other, 'the other', 1),
      read(other, 'the other', 1),
    ];
    for (let number = 1; number <= EDITS; number += 1) {
      page = await edit(writer, page, `<p>Edição número ${number}.</p>`);
      done.push({ edit: number, at: seconds() });
      // A process that starts in the midst of it has missed nothing.
      if (number % 10 === 0) {
        const late = await start(place, memory);
        lateShown.push(shownNumber(await visit(late, PAGE)));
        await stop(late);
      }
    }
    over.abort();
    for (const visits of await Promise.all(readers)) expect(visits).toBeGreaterThan(EDITS / 4);
    expect([wrong, lateShown]).toEqual([[], [10, 20, 30, 40]]);
    await other.changes.catchUp();
    expect([shownNumber(await visit(writer, PAGE)), shownNumber(await visit(other, PAGE))]).toEqual([EDITS, EDITS]);
  },
);
