import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { SITE, type TestApp, type TestAppOptions, testApp } from './support/app.ts';
import { engines } from './support/database.ts';

const KEY = 'chave-de-teste-1234';

interface Service {
  readonly url: string;
  readonly calls: {
    readonly host: string;
    readonly key: string;
    readonly keyLocation: string;
    readonly urlList: readonly string[];
  }[];
  /** What the next calls are answered. */
  status: number;
}

/** A service like the real one, that remembers what it was told. */
async function service(): Promise<Service> {
  const calls: Service['calls'] = [];
  const remember = async (request: IncomingMessage, response: ServerResponse) => {
    calls.push(JSON.parse(await text(request)));
    response.writeHead(receiver.status).end();
  };
  const server = createServer((request, response) => void remember(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const receiver: Service = { url: `http://127.0.0.1:${port}/indexnow`, calls, status: 200 };
  return receiver;
}

interface Announcing {
  readonly app: TestApp;
  readonly clock: { now: Date };
  look(): Promise<void>;
}

async function announcing(receiver: Service, options: TestAppOptions = {}): Promise<Announcing> {
  const clock = { now: new Date('2026-11-23T15:00:00Z') };
  const app = await testApp({
    clock: () => clock.now,
    environment: { INDEXNOW_KEY: KEY, INDEXNOW_URL: receiver.url },
    ...options,
  });
  const { announcer } = app;
  if (!announcer) throw new Error('The announcer is off');
  await announcer.look();
  return { app, clock, look: announcer.look };
}

async function save(app: TestApp, title: string, content = `<p>${title}, e mais nada.</p>`): Promise<string> {
  const response = await app.call('POST', '/api/pages', { title, content, understood: { entry: 'portao-nao-fecha' } });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const announcements = (app: TestApp) =>
  app.database.db
    .selectFrom('announcements')
    .select(['address', 'state', 'attempts', 'answer'])
    .orderBy('id')
    .execute();

test.each(engines)('on %s pages published and deleted are announced together, once', async (engine) => {
  const receiver = await service();
  const { app, look } = await announcing(receiver, { engine });
  const id = await save(app, 'Motor na Mooca');
  await save(app, 'Motor no Brás');
  await look();
  expect(receiver.calls).toEqual([
    {
      host: 'localhost:3000',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
      urlList: expect.arrayContaining([`${SITE}/links-uteis/motor-na-mooca`, `${SITE}/links-uteis/motor-no-bras`]),
    },
  ]);
  await look();
  expect(receiver.calls).toHaveLength(1);
  await app.call('DELETE', `/api/pages/${id}`);
  await look();
  expect(receiver.calls.at(-1)?.urlList).toContain(`${SITE}/links-uteis/motor-na-mooca`);
  const rows = await announcements(app);
  expect(rows.map(({ state, attempts, answer }) => [state, Number(attempts), answer])).toEqual(
    rows.map(() => ['sent', 1, '200']),
  );
});

test('a page that may not be indexed is not announced', async () => {
  const receiver = await service();
  const { app, look } = await announcing(receiver);
  const content = `<p>${Array.from({ length: 80 }, (_, index) => `palavra${index}`).join(' ')}</p>`;
  await save(app, 'Primeira página', content);
  await save(app, 'Segunda página', content);
  await look();
  expect(receiver.calls.flatMap(({ urlList }) => urlList)).toEqual([`${SITE}/links-uteis/primeira-pagina`]);
});

test('a failure is tried again later and later, and given up in the end', async () => {
  const receiver = await service();
  receiver.status = 503;
  const { app, clock, look } = await announcing(receiver);
  await save(app, 'Motor na Mooca');
  await look();
  await look();
  expect(receiver.calls).toHaveLength(1);
  const waits: number[] = [];
  for (let minutes = 0; (await announcements(app)).some(({ state }) => state === 'waiting'); minutes += 1) {
    expect(minutes).toBeLessThan(3000);
    const before = receiver.calls.length;
    clock.now = new Date(clock.now.getTime() + 60_000);
    await look();
    if (receiver.calls.length > before) waits.push(minutes + 1 - waits.reduce((sum, wait) => sum + wait, 0));
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240]);
  expect(await announcements(app)).toMatchObject([{ state: 'failed', answer: '503' }]);
});

test('what failed is sent when the service answers again', async () => {
  const receiver = await service();
  receiver.status = 429;
  const { app, clock, look } = await announcing(receiver);
  await save(app, 'Motor na Mooca');
  await look();
  receiver.status = 202;
  clock.now = new Date(clock.now.getTime() + 60_000);
  await look();
  expect(await announcements(app)).toMatchObject([{ state: 'sent', answer: '202' }]);
});

test('addresses that the service refuses are not sent again', async () => {
  const receiver = await service();
  receiver.status = 422;
  const { app, look } = await announcing(receiver);
  await save(app, 'Motor na Mooca');
  await look();
  expect(await announcements(app)).toMatchObject([{ state: 'failed', answer: '422' }]);
});

test('what was queued outlives the process, and of two processes one announces', async () => {
  const receiver = await service();
  const first = await announcing(receiver);
  await save(first.app, 'Motor na Mooca');
  const second = await testApp({
    database: first.app.database,
    clock: () => first.clock.now,
    environment: { INDEXNOW_KEY: KEY, INDEXNOW_URL: receiver.url },
  });
  await second.announcer?.look();
  expect(receiver.calls).toEqual([]);
  first.clock.now = new Date(first.clock.now.getTime() + 61_000);
  await Promise.all([second.announcer?.look(), first.look()]);
  expect(receiver.calls).toHaveLength(1);
});

test('more than 10,000 addresses go in several calls', async () => {
  const receiver = await service();
  const { app, clock, look } = await announcing(receiver);
  const queued_at = clock.now.toISOString();
  const rows = Array.from({ length: 10_001 }, (_, index) => ({
    id: `id-${index}`,
    address: `${SITE}/p${index}`,
    state: 'waiting' as const,
    queued_at,
    attempts: 0,
    next_attempt_at: queued_at,
    answered_at: null,
    answer: null,
  }));
  for (let start = 0; start < rows.length; start += 2000)
    await app.database.db
      .insertInto('announcements')
      .values(rows.slice(start, start + 2000))
      .execute();
  await look();
  await look();
  expect(receiver.calls.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
});

test('the key is served where the service looks for it', async () => {
  const { app } = await announcing(await service());
  expect(await (await app.get(`/${KEY}.txt`)).text()).toBe(KEY);
});

test('without a key nothing is queued, served or announced', async () => {
  const app = await testApp();
  await save(app, 'Motor na Mooca');
  expect(app.announcer).toBeNull();
  expect(await announcements(app)).toEqual([]);
  expect((await app.get(`/${KEY}.txt`)).status).toBe(404);
});
