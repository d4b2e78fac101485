import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database, Engine } from '../src/database/connect.ts';
import { cancelJob, createJob, findJob } from '../src/bulk/jobs-store.ts';
import { createBulkWorker } from '../src/bulk/bulk-worker.ts';
import { createJobPages } from '../src/bulk/job-pages.ts';
import type { ModelBudget } from '../src/bulk/model-spending.ts';
import { createOutsideWriter } from '../src/pages/outside-writer.ts';
import { engines, freshDatabase } from './support/database.ts';
import { type Answer, failing, fakeModel, saying, writing, TITLES } from './support/fake-model.ts';
import { clock, onError, pageRoom, noAudit } from './support/page-room.ts';

// Each waits for a process that begins half a second after its start.
vi.setConfig({ testTimeout: 240_000 });

const BUDGET: ModelBudget = { pages: 100, tokens: 10_000_000 };

interface Options {
  readonly database?: Database;
  readonly engine?: Engine;
  readonly budget?: ModelBudget;
  readonly timeoutMs?: number;
}

/** A process that works on jobs with a model at the address. */
async function processWith(
  url: string,
  { database, engine = 'sqlite', budget = BUDGET, timeoutMs = 20_000 }: Options = {},
) {
  const room = await pageRoom(database ?? (await freshDatabase(engine)));
  const { db } = room.database;
  const pauses: number[] = [];
  // A pause passes at once.
  let skipped = 0;
  const writer = createOutsideWriter({ baseUrl: url, apiKey: 'k', model: 'm' }, room.facts, {
    timeoutMs,
    onError: () => undefined,
  });
  const jobPages = createJobPages({
    db,
    clock: () => new Date(Date.now() + skipped),
    writer,
    budget,
    onError,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      skipped += milliseconds;
    },
  });
  const worker = createBulkWorker({ ...room, db, jobPages, onError });
  onTestFinished(() => worker.stop());
  return {
    db,
    database: room.database,
    worker,
    pauses,
    create: (titles: readonly string[]) =>
      createJob(db, { titles, creativity: 75, includeUnanswered: true, audit: noAudit }, clock()),
    async find(id: string) {
      const job = await findJob(db, id, -1);
      if (!job) throw new Error('The job is gone');
      return job;
    },
    pages: () => db.selectFrom('generated_pages').select(['title', 'content']).orderBy('id').execute(),
  };
}

async function whole(url: string, titles: readonly string[], options?: Options) {
  const made = await processWith(url, options);
  const { id } = await made.create(titles);
  made.worker.start();
  await expect.poll(async () => (await made.find(id)).state).toBe('done');
  await made.worker.stop();
  return { ...made, job: await made.find(id), created: await made.pages() };
}

const isModels = ({ content }: { readonly content: string }) => content.includes('<h2>O que está por trás disso</h2>');

test.each(engines)(
  'a job has its pages written by the model, each asked for once, and tells what they cost (%s)',
  async (engine) => {
    const { url, calls } = await fakeModel(writing);
    const { job, created } = await whole(url, TITLES, { engine });
    expect(job).toMatchObject({
      success: TITLES.length,
      errors: 0,
      model_titles: TITLES.length,
      model_pages: TITLES.length,
      model_tokens: TITLES.length * 5000,
      model_ended: null,
    });
    expect(created.every(isModels)).toBe(true);
    expect(calls.map(({ title }) => title).toSorted()).toEqual(TITLES.toSorted());
  },
);

test('beyond its number of pages the rest of a job is ours', async () => {
  const { url, calls } = await fakeModel(writing);
  const { job, created } = await whole(url, TITLES, { budget: { ...BUDGET, pages: 3 } });
  expect(job).toMatchObject({ success: TITLES.length, model_titles: 3, model_pages: 3, model_ended: null });
  expect(calls).toHaveLength(3);
  expect(created.filter(isModels)).toHaveLength(3);
});

test('a job never spends more tokens than its budget, and its rest is ours', async () => {
  const { url } = await fakeModel(writing);
  const { job } = await whole(url, TITLES, { budget: { ...BUDGET, tokens: 25_000 } });
  expect(job).toMatchObject({ success: TITLES.length, model_ended: 'o limite de tokens desta criação acabou' });
  expect(job.model_tokens).toBeLessThanOrEqual(25_000);
  expect(job.model_pages).toBeGreaterThan(0);
  expect(job.model_pages).toBeLessThan(TITLES.length);
});

test('titles that have a page, are repeated, or are not understood are not asked for', async () => {
  const { url, calls } = await fakeModel(writing);
  const first = await whole(url, ['Portão faz barulho']);
  const second = await processWith(url, { database: first.database });
  const { id } = await second.create([
    'Portão faz barulho',
    'Portão não fecha',
    'portão não fecha',
    'receita de bolo',
    '??',
  ]);
  second.worker.start();
  await expect.poll(async () => (await second.find(id)).state).toBe('done');
  expect(calls.map(({ title }) => title)).toEqual(['Portão faz barulho', 'Portão não fecha']);
});

test('a busy model is asked again after the pause that it asks for, and else after longer and longer ones', async () => {
  const { url, calls } = await fakeModel((response, call, all) => {
    if (all.length === 1) return failing(429, { 'retry-after': '7' })(response, call, all);
    return (all.length === 2 ? failing(503) : writing)(response, call, all);
  });
  const { job, pauses } = await whole(url, ['Portão não fecha na Mooca']);
  expect(calls).toHaveLength(3);
  expect(job).toMatchObject({ model_titles: 1, model_pages: 1, model_tokens: 5000 });
  expect(pauses.map((milliseconds) => Math.round(milliseconds / 1000))).toEqual([7, 4]);
});

test('a page that cannot be published is asked for three times at most, and is then ours', async () => {
  const { url, calls } = await fakeModel(saying({ texto: 'x' }));
  const { job, created } = await whole(url, ['Portão não fecha na Mooca']);
  expect(calls).toHaveLength(3);
  expect(job).toMatchObject({ success: 1, model_titles: 1, model_pages: 0, model_tokens: 15_000, model_ended: null });
  expect(created.some(isModels)).toBe(false);
});

test.each([
  ['refuses the key', failing(401), 'respondeu com o erro 401', 4],
  ['asks for an hour', failing(429, { 'retry-after': '3600' }), 'respondeu com o erro 429', 4],
  ['is down', failing(500), 'respondeu com o erro 500', 12],
])('a model that %s is given up for the whole job, which is ours', async (_what, answer, ended, requests) => {
  const { url, calls } = await fakeModel(answer);
  const { job } = await whole(url, TITLES);
  expect(job).toMatchObject({ success: TITLES.length, errors: 0, model_pages: 0, model_tokens: 0, model_ended: ended });
  expect(calls.length).toBeLessThanOrEqual(requests);
});

test('what a request that was never answered may have cost counts', async () => {
  const { url } = await fakeModel(() => undefined);
  const { job } = await whole(url, ['Portão não fecha na Mooca'], { timeoutMs: 50 });
  expect(job).toMatchObject({ success: 1, model_pages: 0 });
  expect(job.model_tokens).toBeGreaterThan(12_000);
});

/** A model that holds its answers until the test lets them go. */
async function heldModel() {
  const held: (() => void)[] = [];
  let closed = 0;
  const answer: Answer = (response: ServerResponse, call, calls) => {
    response.on('close', () => (closed += response.writableEnded ? 0 : 1));
    held.push(() => writing(response, call, calls));
  };
  return { ...(await fakeModel(answer)), held, closedUnanswered: () => closed };
}

test.each(engines)('a job that is cancelled stops asking at once (%s)', async (engine) => {
  const model = await heldModel();
  const { db, create, find, worker, pages } = await processWith(model.url, { engine });
  const { id } = await create(TITLES);
  worker.start();
  await vi.waitUntil(() => model.held.length === 4, { timeout: 120_000 });
  await cancelJob(db, id, noAudit, clock());
  await vi.waitUntil(() => model.closedUnanswered() === 4, { timeout: 120_000 });
  expect(await find(id)).toMatchObject({ state: 'cancelled', success: 0, model_titles: 4 });
  expect(model.calls).toHaveLength(4);
  expect(await pages()).toEqual([]);
});

test('while a job waits for the model no other process takes it, and its lease is renewed', async () => {
  const model = await heldModel();
  const first = await processWith(model.url);
  const { id } = await first.create(TITLES.slice(0, 4));
  const lease = async () =>
    await first.db.selectFrom('bulk_jobs').select(['worker', 'lease_until']).executeTakeFirstOrThrow();
  first.worker.start();
  await vi.waitUntil(() => model.held.length === 4, { timeout: 120_000 });
  const before = await lease();
  const second = await processWith(model.url, { database: first.database });
  second.worker.start();
  await vi.waitUntil(async () => ((await lease()).lease_until ?? '') > (before.lease_until ?? ''), {
    timeout: 120_000,
  });
  expect((await lease()).worker).toBe(before.worker);
  for (const answer of model.held) answer();
  await expect.poll(async () => (await first.find(id)).state).toBe('done');
  expect(model.calls).toHaveLength(4);
});

test.each(engines)(
  'a process that takes a job over uses what came before, asks for nothing twice and goes on (%s)',
  async (engine) => {
    const model = await heldModel();
    const first = await processWith(model.url, { engine });
    const { id } = await first.create(TITLES);
    first.worker.start();
    await vi.waitUntil(() => model.held.length === 4, { timeout: 120_000 });
    model.held[0]?.();
    model.held[1]?.();
    await vi.waitUntil(
      async () =>
        (await first.db.selectFrom('bulk_job_titles').select('position').where('model_page', 'is not', null).execute())
          .length === 2,
      { timeout: 120_000 },
    );
    await first.worker.stop();

    const { url, calls } = await fakeModel(writing);
    const second = await processWith(url, { database: first.database });
    second.worker.start();
    await expect.poll(async () => (await second.find(id)).state).toBe('done');
    const asked = new Set(model.calls.map(({ title }) => title));
    expect(calls.map(({ title }) => title).toSorted()).toEqual(TITLES.filter((title) => !asked.has(title)).toSorted());
    expect(await second.find(id)).toMatchObject({
      success: TITLES.length,
      model_titles: TITLES.length,
      model_pages: TITLES.length - 2,
    });
  },
);
