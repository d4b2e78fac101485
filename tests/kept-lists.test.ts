import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { deleteOldJobs } from '../src/bulk/old-jobs.ts';
import { addresses } from '../src/business/addresses.ts';
import { DraftedSlugs } from '../src/drafts/drafted-slugs.ts';
import { type TestApp, testApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { keptList, readList } from './support/kept-list.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const FROM = '2026-11-24T12:00:00.000Z';
const MINUTE = 60_000;

const counts = z.object({ scheduled: z.number(), drafts: z.number() });
const takenBack = z.object({ drafts: z.number(), pages: z.number() });

const titlesOf = (many: number) => Array.from({ length: many }, (_, index) => `Motor de portão na rua ${index + 1}`);

async function keep(app: TestApp, titles: readonly string[], schedule: object | null = { per_day: 10, from: FROM }) {
  const id = crypto.randomUUID();
  const list = { id, titles, creativity: 75, schedule, include_unanswered: true };
  const response = await app.call('POST', '/api/drafts/batches', list);
  expect(response.status).toBe(202);
  return id;
}

const countsOf = async (app: TestApp) => counts.parse(await (await app.call('GET', '/api/drafts')).json());
const statusOf = async (app: TestApp, slug: string) => (await app.get(addresses.usefulLink(slug))).status;

function momentsOf(app: TestApp) {
  return app.database.db
    .selectFrom('page_drafts')
    .select(['title', 'publish_at'])
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
}

test('a list of more than five thousand titles is kept by a job that tells how far it is, and can be cancelled', async () => {
  const app = await testApp({ clock: () => new Date(NOW) });
  const id = await keep(app, titlesOf(5200), null);
  expect(await readList(app, id)).toMatchObject({ state: 'running', total: 5200, processed: 0 });
  app.listKeeper.start();
  app.listKeeper.wake();
  await vi.waitUntil(async () => (await readList(app, id)).processed > 0, { timeout: 120_000, interval: 5 });
  const open = await (await app.call('GET', '/api/bulk-jobs?open=true')).json();
  expect(open).toMatchObject({ items: [{ id, kept_as: 'drafts' }] });
  expect((await app.call('POST', `/api/bulk-jobs/${id}/cancel`)).status).toBe(200);
  await app.listKeeper.stop();
  const { state, success, processed } = await readList(app, id);
  expect(state).toBe('cancelled');
  expect(success).toBe(processed);
  expect(await countsOf(app)).toEqual({ scheduled: 0, drafts: success });
  // What is left is taken up by one press.
  const rest = z.object({ id: z.string(), total: z.number() });
  const again = rest.parse(await (await app.call('POST', `/api/bulk-jobs/${id}/retry`)).json());
  expect(again.total).toBe(5200 - processed);
  await keptList(app, again.id);
  expect(await countsOf(app)).toEqual({ scheduled: 0, drafts: 5200 });
  expect(await app.database.db.selectFrom('generated_pages').select('id').execute()).toEqual([]);
});

test('drafts of a list are listed as the list reads', async () => {
  const app = await testApp();
  await keptList(app, await keep(app, titlesOf(40), null));
  const list = z.object({ items: z.array(z.object({ title: z.string() })) });
  const { items } = list.parse(await (await app.call('GET', '/api/drafts')).json());
  expect(items.map(({ title }) => title)).toEqual(titlesOf(40));
});

test.each(engines)(
  'on %s two processes keep a list once, each title at its own moment, and one goes on where the other stopped',
  async (engine) => {
    const one = await testApp({ engine, clock: () => new Date() });
    const other = await testApp({ database: one.database, clock: () => new Date() });
    const from = new Date(Date.now() + 24 * 60 * MINUTE).toISOString();
    const titles = titlesOf(400);
    // The last ones repeat titles that the process before may have kept.
    const id = await keep(one, [...titles, ...titles.slice(0, 30)], { per_day: 1000, from });
    for (const app of [one, other]) {
      app.listKeeper.start();
      app.listKeeper.wake();
    }
    await vi.waitUntil(async () => (await readList(one, id)).processed > 0, { timeout: 120_000, interval: 5 });
    await one.listKeeper.stop();
    await other.listKeeper.stop();
    const done = await keptList(other, id);
    expect(done).toMatchObject({ state: 'done', success: 400, errors: 30, existing: 0 });
    const moments = await momentsOf(one);
    expect(moments.map(({ title }) => title)).toEqual(titles);
    expect(new Set(moments.map(({ publish_at }) => publish_at)).size).toBe(400);
    expect([...one.lines, ...other.lines].filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test.each(engines)('on %s a process that knows no such lists makes no page of one', async (engine) => {
  const app = await testApp({ engine, clock: () => new Date(NOW) });
  const id = await keep(app, titlesOf(3));
  const plain = await app.call('POST', '/api/bulk-jobs', { titles: ['Motor de portão na Mooca'], creativity: 75 });
  const { id: job } = z.object({ id: z.string() }).parse(await plain.json());
  app.worker.start();
  app.worker.wake();
  await vi.waitUntil(async () => (await readList(app, job)).state === 'done', { timeout: 120_000, interval: 20 });
  await app.worker.stop();
  expect(await readList(app, id)).toMatchObject({ state: 'running', processed: 0 });
  const pages = await app.database.db.selectFrom('generated_pages').select('slug').execute();
  expect(pages).toEqual([{ slug: 'motor-de-portao-na-mooca' }]);
});

test.each(engines)(
  'on %s pages of a list appear on their minute, also after a restart, and with two processes once',
  async (engine) => {
    const clock = { now: new Date(NOW) };
    const one = await testApp({ engine, clock: () => clock.now });
    await keptList(one, await keep(one, titlesOf(6), { per_day: 2, from: FROM }));
    const slugs = (await momentsOf(one)).map(({ publish_at }) => publish_at ?? '');
    clock.now = new Date(Date.parse(slugs[0] ?? '') - 1);
    await one.draftPublisher.look();
    expect(await statusOf(one, 'motor-de-portao-na-rua-1')).not.toBe(200);
    for (const [index, moment] of slugs.slice(0, 3).entries()) {
      clock.now = new Date(moment);
      // A process of its own each time: nothing of the one before is remembered.
      const after = await testApp({ database: one.database, clock: () => clock.now });
      const beside = await testApp({ database: one.database, clock: () => clock.now });
      await Promise.all([after.draftPublisher.look(), beside.draftPublisher.look()]);
      expect(await statusOf(after, `motor-de-portao-na-rua-${index + 1}`)).toBe(200);
      expect(await statusOf(after, `motor-de-portao-na-rua-${index + 2}`)).not.toBe(200);
      const pages = await one.database.db.selectFrom('generated_pages').select('id').execute();
      expect(pages).toHaveLength(index + 1);
    }
  },
);

test.each(engines)('on %s a scheduled list is taken back whole and restored whole', async (engine) => {
  const clock = { now: new Date(NOW) };
  const app = await testApp({ engine, clock: () => clock.now });
  const id = await keep(app, titlesOf(600), { per_day: 600, from: FROM });
  await keptList(app, id);
  const other = await keep(app, ['Motor de portão na Mooca']);
  await keptList(app, other);
  clock.now = new Date(Date.parse(FROM) + MINUTE);
  await app.draftPublisher.look();
  const { total: published } = z
    .object({ total: z.number() })
    .parse(await (await app.call('GET', `/api/pages?job=${id}`)).json());
  expect(published).toBeGreaterThan(0);
  const undone = takenBack.parse(await (await app.call('POST', `/api/drafts/batches/${id}/undo`)).json());
  expect(undone).toEqual({ drafts: 600 - published, pages: published });
  expect(await countsOf(app)).toEqual({ scheduled: 0, drafts: 0 });
  expect((await readList(app, id)).undone_at).not.toBeNull();
  clock.now = new Date(Date.parse(FROM) + 30 * MINUTE);
  await app.draftPublisher.look();
  expect(await (await app.call('GET', `/api/pages?job=${id}`)).json()).toMatchObject({ total: published });
  const restored = takenBack.parse(await (await app.call('POST', `/api/drafts/batches/${id}/restore`)).json());
  expect(restored).toEqual({ drafts: 600 - published, pages: 0 });
  expect(await countsOf(app)).toEqual({ scheduled: 600 - published, drafts: 0 });
  expect((await readList(app, id)).undone_at).toBeNull();
  const events = await app.database.db.selectFrom('audit_events').select(['action', 'subject']).orderBy('id').execute();
  expect(events.filter(({ subject }) => subject.includes(id)).map(({ action }) => action)).toEqual([
    'undone',
    'restored',
  ]);
  expect((await app.call('POST', `/api/drafts/batches/${id}/restore`)).status).toBe(404);
  expect((await app.call('POST', `/api/drafts/batches/${crypto.randomUUID()}/undo`)).status).toBe(404);
});

test.each(engines)(
  'on %s taking back and restoring a list at the same moment both end, and nothing is lost',
  async (engine) => {
    const app = await testApp({ engine, clock: () => new Date() });
    const { db } = app.database;
    const id = await keep(app, titlesOf(1600), null);
    await keptList(app, id);
    expect((await app.call('POST', `/api/drafts/batches/${id}/undo`)).status).toBe(200);
    const calls = ['restore', 'undo', 'restore', 'undo'].map((what) =>
      app.call('POST', `/api/drafts/batches/${id}/${what}`),
    );
    for (const { status } of await Promise.all(calls)) expect([200, 404]).toContain(status);
    const { undone_at } = await readList(app, id);
    const deleted = await db
      .selectFrom('page_drafts')
      .select('deleted_at')
      .where('deleted_at', 'is not', null)
      .execute();
    // What is deleted is deleted by the moment that the list has, and so can be restored.
    expect(deleted.filter(({ deleted_at }) => deleted_at !== undone_at)).toEqual([]);
    await app.call('POST', `/api/drafts/batches/${id}/restore`);
    expect(await countsOf(app)).toEqual({ scheduled: 0, drafts: 1600 });
  },
);

test.each(engines)('on %s the same list sent twice at once is one job, and both are told of it', async (engine) => {
  const app = await testApp({ engine });
  const list = { id: crypto.randomUUID(), titles: titlesOf(3000), creativity: 75, schedule: null };
  const responses = await Promise.all([1, 2, 3].map(() => app.call('POST', '/api/drafts/batches', list)));
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202]);
  for (const response of responses) expect(await response.json()).toMatchObject({ id: list.id, total: 3000 });
  expect(await app.database.db.selectFrom('bulk_jobs').select('id').execute()).toEqual([{ id: list.id }]);
});

test.each(engines)('on %s a list whose pages still wait is not forgotten behind newer jobs', async (engine) => {
  const app = await testApp({ engine, clock: () => new Date(NOW) });
  const { db } = app.database;
  const id = await keep(app, titlesOf(2));
  await keptList(app, id);
  await deleteOldJobs(db, 0);
  expect(await readList(app, id)).toMatchObject({ state: 'done', total: 2 });
  await db.deleteFrom('page_drafts').execute();
  await deleteOldJobs(db, 0);
  expect(await db.selectFrom('bulk_jobs').select('id').execute()).toEqual([]);
});

test.each(engines)(
  'on %s a draft that is restored while a list is kept keeps its address from the list',
  async (engine) => {
    const clock = { now: new Date(NOW) };
    const app = await testApp({ engine, clock: () => clock.now });
    const { db } = app.database;
    const before = await keep(app, ['Motor de portão na Mooca'], null);
    await keptList(app, before);
    await app.call('POST', `/api/drafts/batches/${before}/undo`);
    clock.now = new Date(Date.parse(NOW) + 60 * MINUTE);
    const drafted = new DraftedSlugs('outra lista');
    await drafted.readAll(db, clock.now);
    expect(drafted.has('motor-de-portao-na-mooca')).toBe(false);
    await app.call('POST', `/api/drafts/batches/${before}/restore`);
    await db.transaction().execute((transaction) => drafted.look(transaction, clock.now));
    expect(drafted.has('motor-de-portao-na-mooca')).toBe(true);
  },
);

test('a list without a title is refused in Portuguese', async () => {
  const app = await testApp();
  const response = await app.call('POST', '/api/drafts/batches', {
    id: crypto.randomUUID(),
    titles: [' ', ''],
    creativity: 75,
    schedule: null,
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('pelo menos um título') } });
});
