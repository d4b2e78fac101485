import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const listed = z.object({ count: z.number(), items: z.array(z.record(z.string(), z.unknown())) });
const report = z.object({
  total: z.number(),
  to_create: z.number(),
  invalid: listed,
  duplicates: listed,
  existing: listed,
  too_alike: listed,
  partly_answered: listed,
  trial: z.object({ pages: z.number(), worst: z.number(), mean: z.number(), noindex: z.number() }).nullable(),
});
const job = z.object({
  id: z.string(),
  state: z.string(),
  creativity: z.number(),
  total: z.number(),
  success: z.number(),
  errors: z.number(),
  permanent_errors: z.number(),
});
const titleList = z.object({ titles: z.array(z.string()), rows: z.number(), duplicates: z.number() });
const failure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

async function tryTitles(app: TestApp, titles: readonly string[], creativity?: number) {
  const response = await app.call('POST', '/api/bulk-jobs/dry-run', {
    titles,
    include_unanswered: true,
    ...(creativity !== undefined && { creativity }),
  });
  expect(response.status).toBe(200);
  return report.parse(await response.json());
}

async function ended(app: TestApp, id: string) {
  const read = async () => job.parse(await (await app.call('GET', `/api/bulk-jobs/${id}`)).json());
  await expect.poll(async () => (await read()).state).not.toMatch(/queued|running/);
  return read();
}

async function run(app: TestApp, titles: readonly string[]) {
  const { id } = job.parse(
    await (await app.call('POST', '/api/bulk-jobs', { titles, creativity: 75, include_unanswered: true })).json(),
  );
  app.worker.start();
  const done = await ended(app, id);
  await app.worker.stop();
  return done;
}

async function upload(app: TestApp, body: Uint8Array<ArrayBuffer> | string): Promise<Response> {
  return app.asAdministrator('/api/title-lists', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });
}

test.each(engines)('a dry run says what a job would do, and writes nothing (%s)', async (engine) => {
  const app = await testApp({ engine });
  await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>Texto da página que existe.</p>' });
  const before = await app.database.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  const answer = await tryTitles(app, [
    'Motor na Mooca',
    '',
    'Motor no Brás',
    'MOTOR no bras',
    '??',
    'Motores do Brás',
    'Mooca: motores',
    'Conserto de portão em Moema',
  ]);
  expect(answer).toMatchObject({
    total: 7,
    to_create: 4,
    invalid: { count: 1, items: [{ position: 4, title: '??' }] },
    duplicates: { count: 1, items: [{ position: 3, first_position: 2 }] },
    existing: { count: 1, items: [{ position: 0, slug: 'motor-na-mooca' }] },
    too_alike: {
      count: 2,
      items: [
        { title: 'Motores do Brás', like: 'Motor no Brás' },
        { title: 'Mooca: motores', like: 'Motor na Mooca' },
      ],
    },
    trial: { pages: 4, noindex: 0 },
  });
  expect(await app.database.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).toEqual(
    before,
  );
  expect(await app.database.db.selectFrom('bulk_jobs').select('id').execute()).toEqual([]);
});

test('a dry run names the titles that say more than their answer speaks of, and what', async () => {
  const app = await testApp();
  const { partly_answered } = await tryTitles(app, [
    'Portão não fecha na Mooca',
    'Portão não fecha quando o sino da igreja toca na praça',
    'Portão lento quando o helicóptero pousa no hospital da esquina',
  ]);
  expect(partly_answered).toMatchObject({
    count: 2,
    items: [
      { position: 1, words: expect.arrayContaining(['toca', 'praca']) },
      { position: 2, words: expect.arrayContaining(['helicoptero', 'hospital']) },
    ],
  });
});

test('a dry run at a low creativity says that the pages would be too much alike', async () => {
  const app = await testApp();
  const titles = ['Mooca', 'Brás', 'Lapa', 'Penha'].map((place) => `Motor de Portão PPA ${place}`);
  const [low, high] = [await tryTitles(app, titles, 20), await tryTitles(app, titles, 75)];
  expect(low.trial).toMatchObject({ pages: 4, noindex: 3 });
  expect(high.trial).toMatchObject({ pages: 4, noindex: 0 });
});

test('a dry run of 20,000 titles leaves the event loop free', async () => {
  const app = await testApp();
  await app.call('GET', '/api/session');
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const answer = await tryTitles(
    app,
    Array.from({ length: 20_000 }, (_, index) => `Motor de portão na rua ${index}`),
  );
  clearInterval(timer);
  expect(answer).toMatchObject({ total: 20_000, to_create: 20_000 });
  // Forty pieces of titles, two thousand to understand, a hundred trial pages: others had a turn between any two of them.
  expect(turns).toBeGreaterThan(200);
}, 180_000);

/** As if something that passes had been to blame for every error of a job, and not the titles. */
async function forgive(app: TestApp, id: string): Promise<void> {
  await app.database.db.updateTable('bulk_job_titles').set({ permanent: 0 }).where('job_id', '=', id).execute();
}

test.each(engines)('the failed titles of a job are tried again alone (%s)', async (engine) => {
  const app = await testApp({ engine });
  const first = await run(app, ['a', 'Motor no Brás', '??']);
  expect(first).toMatchObject({ success: 1, errors: 2 });
  await forgive(app, first.id);
  const response = await app.call('POST', `/api/bulk-jobs/${first.id}/retry`);
  expect(response.status).toBe(202);
  const retry = job.parse(await response.json());
  app.worker.start();
  expect(await ended(app, retry.id)).toMatchObject({ total: 2, success: 0, errors: 2 });
  await app.worker.stop();
});

test.each(engines)('a title that itself causes its error is not tried again (%s)', async (engine) => {
  const app = await testApp({ engine });
  const first = await run(app, ['a', 'Motor no Brás', '??']);
  expect(first).toMatchObject({ success: 1, errors: 2, permanent_errors: 2 });
  expect((await app.call('POST', `/api/bulk-jobs/${first.id}/retry`)).status).toBe(422);
});

test.each(engines)('a cancelled job goes on with the titles that it did not come to (%s)', async (engine) => {
  const app = await testApp({ engine });
  const waiting = job.parse(
    await (await app.call('POST', '/api/bulk-jobs', { titles: ['Motor na Mooca', '??'], creativity: 40 })).json(),
  );
  expect((await app.call('POST', `/api/bulk-jobs/${waiting.id}/retry`)).status).toBe(409);
  await app.call('POST', `/api/bulk-jobs/${waiting.id}/cancel`);
  const rest = job.parse(await (await app.call('POST', `/api/bulk-jobs/${waiting.id}/retry`)).json());
  app.worker.start();
  expect(await ended(app, rest.id)).toMatchObject({ total: 2, success: 1, errors: 1, creativity: 40 });
  await app.worker.stop();
});

test.each(engines)('two clicks on the retry of a job make one job (%s)', async (engine) => {
  const app = await testApp({ engine });
  const first = await run(app, ['Motor na Mooca', '??', '???']);
  await forgive(app, first.id);
  const answers = await Promise.all([1, 2].map(() => app.call('POST', `/api/bulk-jobs/${first.id}/retry`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  expect(await app.database.db.selectFrom('bulk_jobs').select('id').execute()).toHaveLength(2);
});

test('a job without failures and one that does not exist are not retried', async () => {
  const app = await testApp();
  const done = await run(app, ['Motor na Mooca']);
  expect((await app.call('POST', `/api/bulk-jobs/${done.id}/retry`)).status).toBe(422);
  expect((await app.call('POST', '/api/bulk-jobs/nada/retry')).status).toBe(404);
});

test.each(engines)(
  'results and pages are downloaded as CSV and read back with the same titles (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const titles = [
      'Motor na Mooca',
      'Motor; com "aspas"',
      '=HYPERLINK("http://mau.example")',
      '-Motor com traço',
      '@Motor',
    ];
    const done = await run(app, titles);
    expect(done.success).toBe(titles.length);
    for (const path of ['/api/pages.csv', `/api/bulk-jobs/${done.id}/results.csv`]) {
      const response = await app.call('GET', path);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      expect(text.startsWith('\uFEFF"Título";')).toBe(true);
      // No cell begins with what a spreadsheet would run.
      expect(text).not.toMatch(/(?:^|[;\n])"?[=@-]/m);
      const back = titleList.parse(await (await upload(app, bytes)).json());
      expect(back.titles.toSorted()).toEqual(titles.toSorted());
    }
  },
);

test('a file is refused with the reason, the line and the right status', async () => {
  const app = await testApp();
  const refusal = async (body: Uint8Array<ArrayBuffer> | string) => {
    const response = await upload(app, body);
    return [response.status, failure.parse(await response.json()).error.message];
  };
  expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))).toEqual([
    422,
    'Este arquivo é uma imagem PNG. Envie um CSV ou um texto com um título por linha.',
  ]);
  expect(await refusal('Título;x\n"Motor;1\n')).toEqual([
    422,
    'As aspas que se abrem na linha 2 não se fecham. Feche-as ou retire-as.',
  ]);
  expect(await refusal('')).toEqual([422, 'O arquivo está vazio.']);
  expect((await upload(app, new Uint8Array(60 * 1024 * 1024 + 1))).status).toBe(413);
});
