import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const list = z.object({
  items: z.array(z.object({ title: z.string() })),
  next_cursor: z.string().nullable(),
});
const job = z.object({ id: z.string(), state: z.string(), begun_by: z.string().nullable(), success: z.number() });
const view = z.object({ id: z.string(), name: z.string(), filter: z.record(z.string(), z.string()) });

async function savePage(app: TestApp, title: string): Promise<void> {
  const content = `<p>${title}: o motor abre o portão, e a equipe confere o resto no local.</p>`;
  expect((await app.call('POST', '/api/pages', { title, content })).status).toBe(201);
}

/** The titles of a search, in the order of the list, stretch by stretch. */
async function titles(app: TestApp, query: Readonly<Record<string, string>>, limit = 50): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const search = new URLSearchParams({ ...query, limit: String(limit), cursor });
    const response = await app.call('GET', `/api/pages?${search}`);
    expect(response.status).toBe(200);
    const { items, next_cursor }: z.infer<typeof list> = list.parse(await response.json());
    found.push(...items.map(({ title }) => title));
    cursor = next_cursor;
  }
  return found;
}

test.each(engines)(
  'pages are filtered by place with all that lies in it, by service and by subject (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    for (const title of [
      'Portão não fecha na Mooca',
      'Preço de motor deslizante na Lapa',
      'Portão não fecha em Guarulhos',
      'Receita de bolo',
    ])
      await savePage(app, title);
    expect(await titles(app, { place: 'Mooca - São Paulo (Capital)' })).toEqual(['Portão não fecha na Mooca']);
    expect(await titles(app, { place: 'São Paulo', sort: 'title' })).toEqual([
      'Portão não fecha na Mooca',
      'Preço de motor deslizante na Lapa',
    ]);
    expect(await titles(app, { place: 'Zona Leste - São Paulo (Capital)' })).toEqual(['Portão não fecha na Mooca']);
    expect(await titles(app, { place: 'Lugar nenhum' })).toEqual([]);
    expect(await titles(app, { family: 'price' })).toEqual(['Preço de motor deslizante na Lapa']);
    expect(await titles(app, { entry: 'portao-nao-fecha', sort: 'title' })).toEqual([
      'Portão não fecha em Guarulhos',
      'Portão não fecha na Mooca',
    ]);
    expect(await titles(app, { entry: 'portao-nao-fecha', place: 'Guarulhos', q: 'fecha' })).toHaveLength(1);
  },
);

test.each(engines)('a page that is rewritten for another place is found there (%s)', async (engine) => {
  const app = await testApp({ engine });
  await savePage(app, 'Portão não fecha na Mooca');
  const { id } = await app.database.db.selectFrom('generated_pages').select('id').executeTakeFirstOrThrow();
  const edit = { revision: 1, title: 'Portão não fecha em Guarulhos' };
  expect((await app.call('PATCH', `/api/pages/${id}`, edit)).status).toBe(200);
  expect(await titles(app, { place: 'Guarulhos' })).toHaveLength(1);
  expect(await titles(app, { place: 'São Paulo' })).toEqual([]);
});

test.each(engines)(
  'pages are sorted by title, by date and by similarity, by cursor in any order (%s)',
  async (engine) => {
    let minute = 0;
    const app = await testApp({ engine, clock: () => new Date(Date.UTC(2026, 10, 22, 12, (minute += 1))) });
    const made = [
      'Óleo do motor | Mooca',
      'Abrir o portão na Lapa',
      'água no motor em Osasco',
      'Zelador do portão',
      'Motor na Sé',
    ];
    for (const title of made) await savePage(app, title);
    expect(await titles(app, { sort: 'oldest' }, 2)).toEqual(made);
    expect(await titles(app, { sort: 'newest' }, 2)).toEqual(made.toReversed());
    expect(await titles(app, { sort: 'title' }, 2)).toEqual([
      'Abrir o portão na Lapa',
      'água no motor em Osasco',
      'Motor na Sé',
      'Óleo do motor | Mooca',
      'Zelador do portão',
    ]);
    expect((await titles(app, { sort: 'likeness' }, 2)).toSorted()).toEqual(made.toSorted());
    expect((await app.call('GET', '/api/pages?sort=nada')).status).toBe(400);
  },
);

test.each(engines)('days are those of São Paulo, both included (%s)', async (engine) => {
  let now = '2026-11-21T00:00:00Z';
  const app = await testApp({ engine, clock: () => new Date(now) });
  // Half past eleven at night of the 20th and half past midnight of the 21st, in São Paulo.
  for (const [at, title] of [
    ['2026-11-21T02:30:00Z', 'Motor na Penha'],
    ['2026-11-21T03:30:00Z', 'Motor na Lapa'],
  ] as const) {
    now = at;
    await savePage(app, title);
  }
  expect(await titles(app, { from: '2026-11-21' })).toEqual(['Motor na Lapa']);
  expect(await titles(app, { to: '2026-11-20' })).toEqual(['Motor na Penha']);
  expect(await titles(app, { from: '2026-11-20', to: '2026-11-21' })).toHaveLength(2);
});

test.each(engines)('a batch shows the pages that it made, who began it, and none of another (%s)', async (engine) => {
  const app = await testApp({ engine });
  await savePage(app, 'Motor na Mooca');
  const begin = async (...batch: string[]) =>
    job.parse(await (await app.call('POST', '/api/bulk-jobs', { titles: batch, creativity: 75 })).json());
  const first = await begin('Motor na Mooca', 'Motor no Brás', 'Motor na Penha');
  const second = await begin('Motor em Moema');
  const open = z.object({ items: z.array(job) });
  expect(open.parse(await (await app.call('GET', '/api/bulk-jobs?open=true')).json()).items).toHaveLength(2);
  app.worker.start();
  await expect
    .poll(async () => open.parse(await (await app.call('GET', '/api/bulk-jobs?open=true')).json()).items, {
      timeout: 120_000,
    })
    .toEqual([]);
  await app.worker.stop();
  expect(await titles(app, { job: first.id, sort: 'title' })).toEqual(['Motor na Penha', 'Motor no Brás']);
  expect(await titles(app, { job: second.id })).toEqual(['Motor em Moema']);
  const jobs = open.parse(await (await app.call('GET', '/api/bulk-jobs')).json()).items;
  expect(jobs.map(({ begun_by, success }) => [begun_by, success])).toEqual([
    ['admin@exemplo.com.br', 1],
    ['admin@exemplo.com.br', 2],
  ]);
});

test.each(engines)('pages that search engines are not shown are found (%s)', async (engine) => {
  const app = await testApp({ engine });
  await savePage(app, 'Portão não fecha na Mooca');
  await savePage(app, 'Receita de bolo');
  expect(await titles(app, { level: 'hidden' })).toEqual(['Receita de bolo']);
});

test.each(engines)('a view is kept for everybody under a name of its own until it is deleted (%s)', async (engine) => {
  const app = await testApp({ engine });
  const save = (name: string) =>
    app.call('POST', '/api/page-views', { name, filter: { level: 'similar', place: 'Guarulhos', sort: 'title' } });
  const saved = view.parse(await (await save(' Parecidas em Guarulhos ')).json());
  expect(saved).toMatchObject({
    name: 'Parecidas em Guarulhos',
    filter: { level: 'similar', place: 'Guarulhos', sort: 'title' },
  });
  expect((await save('parecidas em guarulhos')).status).toBe(409);
  expect((await app.call('POST', '/api/page-views', { name: 'x', filter: { level: 'nada' } })).status).toBe(400);
  const listed = async () =>
    z.object({ items: z.array(view) }).parse(await (await app.call('GET', '/api/page-views')).json()).items;
  expect(await listed()).toEqual([saved]);
  expect((await app.call('DELETE', `/api/page-views/${saved.id}`)).status).toBe(204);
  expect((await app.call('DELETE', `/api/page-views/${saved.id}`)).status).toBe(404);
  expect(await listed()).toEqual([]);
});

test.each(engines)(
  'a page with figures typed by hand is out of date when the company is published again, until it is saved (%s)',
  async (engine) => {
    const clock = { now: new Date('2026-11-23T12:00:00.000Z') };
    const app = await testApp({ engine, clock: () => clock.now });
    const typed = { title: 'Motor na Mooca', content: '<p>O kit sai por R$ 777,00, instalado na sua casa.</p>' };
    const saved = z.object({ id: z.string(), revision: z.number() });
    const page = saved.parse(await (await app.call('POST', '/api/pages', typed)).json());
    await savePage(app, 'Motor na Lapa');
    expect(await titles(app, { level: 'typed-figures' })).toEqual(['Motor na Mooca']);
    expect(await titles(app, { level: 'out-of-date' })).toEqual([]);
    clock.now = new Date('2026-11-23T13:00:00.000Z');
    const { db } = app.database;
    const state = await db.selectFrom('company_states').selectAll().executeTakeFirstOrThrow();
    const next = {
      ...state,
      number: state.number + 1,
      published_at: clock.now.toISOString(),
      source: 'publish' as const,
    };
    await db.insertInto('company_states').values(next).execute();
    expect(await titles(app, { level: 'out-of-date', sort: 'title' })).toEqual(['Motor na Mooca']);
    clock.now = new Date('2026-11-23T14:00:00.000Z');
    const content = `${typed.content}<p>Preço conferido.</p>`;
    const { id, revision } = page;
    expect((await app.call('PATCH', `/api/pages/${id}`, { revision, content })).status).toBe(200);
    expect(await titles(app, { level: 'out-of-date' })).toEqual([]);
    expect(await titles(app, { level: 'typed-figures' })).toEqual(['Motor na Mooca']);
  },
);
