import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { emptyDatabaseUrl, engines, freshDatabase, open } from './support/database.ts';
import { migrate } from '../src/database/migrate.ts';

const jobSchema = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'cancelled', 'failed']),
  total: z.number(),
  processed: z.number(),
  success: z.number(),
  existing: z.number(),
  errors: z.number(),
  results: z
    .array(
      z.object({
        index: z.number(),
        title: z.string(),
        success: z.boolean(),
        existing: z.boolean(),
        error: z.string().nullable(),
        slug: z.string().nullable(),
      }),
    )
    .default([]),
});
type Job = z.infer<typeof jobSchema>;

async function createJob(app: TestApp, titles: readonly string[], creativity = 75): Promise<Job> {
  const response = await app.call('POST', '/api/bulk-jobs', { titles, creativity });
  expect(response.status).toBe(202);
  return jobSchema.parse(await response.json());
}

async function readJob(app: TestApp, id: string): Promise<Job> {
  return jobSchema.parse(await (await app.call('GET', `/api/bulk-jobs/${id}`)).json());
}

async function ended(app: TestApp, id: string): Promise<Job> {
  await expect.poll(async () => (await readJob(app, id)).state).not.toMatch(/queued|running/);
  return readJob(app, id);
}

async function working<T>(app: TestApp, run: () => Promise<T>): Promise<T> {
  app.worker.start();
  try {
    return await run();
  } finally {
    await app.worker.stop();
  }
}

const titlesOf = (count: number) => Array.from({ length: count }, (_, index) => `Motor de portão número ${index + 1}`);

async function countPages(app: TestApp): Promise<number> {
  const answer = z.object({ total: z.number() }).parse(await (await app.call('GET', '/api/pages?limit=1')).json());
  return answer.total;
}

test.each(engines)('a job makes one page of each title and counts them (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { id } = await createJob(app, titlesOf(45));
  const job = await working(app, () => ended(app, id));
  expect(job).toMatchObject({ state: 'done', total: 45, processed: 45, success: 45, errors: 0 });
  expect(job.results.map(({ slug }) => slug)).toEqual(
    titlesOf(45).map((_, index) => `motor-de-portao-numero-${index + 1}`),
  );
  expect(await countPages(app)).toBe(45);
  const results = z
    .object({ results: z.array(z.object({ likeness: z.number() })) })
    .parse(await (await app.call('GET', `/api/bulk-jobs/${id}`)).json());
  expect(Math.max(...results.results.map(({ likeness }) => likeness))).toBeGreaterThan(0);
});

test.each(engines)(
  'a second run of the same titles creates none: each page was there, which is no error (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const first = await createJob(app, titlesOf(3));
    await working(app, () => ended(app, first.id));
    const second = await createJob(app, titlesOf(3));
    const job = await working(app, () => ended(app, second.id));
    expect(job).toMatchObject({ state: 'done', processed: 3, success: 0, existing: 3, errors: 0 });
    expect(job.results[0]).toMatchObject({
      success: false,
      existing: true,
      error: null,
      slug: 'motor-de-portao-numero-1',
    });
    expect((await app.call('POST', `/api/bulk-jobs/${second.id}/retry`)).status).toBe(422);
    const csv = await (await app.asAdministrator(`/api/bulk-jobs/${second.id}/results.csv`)).text();
    expect(csv.replaceAll('"', '')).toContain(
      'Motor de portão número 1;já existia;http://localhost:3000/links-uteis/motor-de-portao-numero-1;;',
    );
    expect(csv).not.toContain('erro');
    expect(await countPages(app)).toBe(3);
  },
);

test('a title that cannot be used is named with its reason and the job goes on', async () => {
  const app = await testApp();
  const { id } = await createJob(app, ['Motor na Mooca', 'a'.repeat(10_000), '???', 'Motor na Mooca', 'Motor no Brás']);
  const job = await working(app, () => ended(app, id));
  expect(job).toMatchObject({ state: 'done', success: 2, existing: 1, errors: 2 });
  expect(job.results.map(({ error }) => error)).toEqual([
    null,
    'O título pode ter no máximo 150 caracteres; este tem 10.000.',
    'O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.',
    null,
    null,
  ]);
});

test('a job without titles is refused with the specified message', async () => {
  const app = await testApp();
  const response = await app.call('POST', '/api/bulk-jobs', { titles: ['', '  '], creativity: 75 });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Por favor, insira pelo menos um título para gerar o conteúdo.');
});

test.each(engines)(
  'a cancelled job stops between two titles, and what is counted is what exists (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { id } = await createJob(app, titlesOf(400));
    const job = await working(app, async () => {
      await expect.poll(async () => (await readJob(app, id)).processed, { interval: 5 }).toBeGreaterThan(0);
      expect((await app.call('POST', `/api/bulk-jobs/${id}/cancel`)).status).toBe(200);
      return ended(app, id);
    });
    expect(job.state).toBe('cancelled');
    expect(job.success).toBeLessThan(400);
    await app.worker.stop();
    expect(await countPages(app)).toBe(job.success);
  },
);

test.each(engines)(
  'a job left behind by a process that died is taken up by another and ends with each page once (%s)',
  async (engine) => {
    const url = await emptyDatabaseUrl(engine);
    const database = open(url);
    await migrate(database);
    const app = await testApp({ database });
    const { id } = await createJob(app, titlesOf(60));
    // The dead process: it claimed the job and wrote a part of it, and its lease ran out.
    await working(app, async () => {
      await expect.poll(async () => (await readJob(app, id)).processed, { interval: 5 }).toBeGreaterThan(0);
    });
    await database.db
      .updateTable('bulk_jobs')
      .set({ state: 'running', worker: 'morto', lease_until: new Date(0).toISOString() })
      .where('id', '=', id)
      .execute();
    const job = await working(app, () => ended(app, id));
    expect(job).toMatchObject({ state: 'done', processed: 60, success: 60, errors: 0 });
    expect(await countPages(app)).toBe(60);
  },
);

test.each(engines)('two processes on one database share the jobs and make no page twice (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const [one, other] = [await testApp({ database }), await testApp({ database })];
  const jobs = [await createJob(one, titlesOf(120)), await createJob(one, titlesOf(120))];
  await working(one, () => working(other, () => Promise.all(jobs.map(({ id }) => ended(one, id)))));
  const [first, second] = [await readJob(one, jobs[0]?.id ?? ''), await readJob(one, jobs[1]?.id ?? '')];
  expect(first.processed + second.processed).toBe(240);
  expect(first.success + second.success).toBe(120);
  expect(await countPages(one)).toBe(120);
});

test('a job is listed for the screen that it was begun on, and its retry with it', async () => {
  const app = await testApp();
  const begun = jobSchema.parse(
    await (await app.call('POST', '/api/bulk-jobs', { titles: ['???'], creativity: 75, screen: 'generator' })).json(),
  );
  const other = await createJob(app, ['Motor na Lapa']);
  await working(app, () => Promise.all([ended(app, begun.id), ended(app, other.id)]));
  // As if the database had failed, and not the title.
  await app.database.db.updateTable('bulk_job_titles').set({ permanent: 0 }).where('job_id', '=', begun.id).execute();
  const retry = jobSchema.parse(await (await app.call('POST', `/api/bulk-jobs/${begun.id}/retry`)).json());
  const listed = async (query: string) =>
    z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await (await app.call('GET', `/api/bulk-jobs${query}`)).json())
      .items.map(({ id }) => id);
  expect(await listed('?screen=generator')).toEqual([retry.id, begun.id]);
  expect(await listed('?screen=mass-creator')).toEqual([other.id]);
  expect(await listed('')).toHaveLength(3);
  expect((await app.call('GET', '/api/bulk-jobs?screen=nada')).status).toBe(400);
});

test('the events tell the counts and only what is new, and end', async () => {
  const app = await testApp();
  const { id } = await createJob(app, titlesOf(50));
  const text = await working(app, async () => (await app.call('GET', `/api/bulk-jobs/${id}/events`)).text());
  const events = text
    .split('\n\n')
    .filter((block) => block.includes('event: progress'))
    .map((block) => jobSchema.parse(JSON.parse(/data: (.*)/.exec(block)?.[1] ?? '{}')));
  expect(events.flatMap(({ results }) => results.map(({ index }) => index))).toEqual(
    titlesOf(50).map((_, index) => index),
  );
  expect(events.at(-1)).toMatchObject({ state: 'done', success: 50 });
  expect(text.trimEnd().endsWith('event: end\ndata:') || text.includes('event: end')).toBe(true);
});

test('events after a reconnect begin behind the last one seen', async () => {
  const app = await testApp();
  const { id } = await createJob(app, titlesOf(30));
  await working(app, () => ended(app, id));
  const response = await app.asAdministrator(`/api/bulk-jobs/${id}/events`, { headers: { 'last-event-id': '24' } });
  const [, first] = /data: (\{.*\})/.exec(await response.text()) ?? [];
  expect(jobSchema.parse(JSON.parse(first ?? '{}')).results.map(({ index }) => index)).toEqual([25, 26, 27, 28, 29]);
});
