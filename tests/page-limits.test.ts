import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

/** What editing refuses is refused wherever a page comes in: created, imported, edited, checked, generated, made by a job. */

const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia em que chega.</p>';
const TITLE = 'Motor na Mooca';
const LONG_DESCRIPTION = 'Um motor de portão. '.repeat(30_000);
const LONG_TITLE = 'Motor de portão '.repeat(20_000);
const failure = z.object({ error: z.object({ message: z.string() }) });
const imported = z.object({
  inserted: z.array(z.string()),
  failed: z.array(z.object({ slug: z.string(), error: z.string() })),
});

const FAULTY: readonly (readonly [
  what: string,
  page: { readonly title: string; readonly content: string; readonly description?: string; readonly slug?: string },
  message: RegExp,
])[] = [
  [
    'a description of 600 kB',
    { title: TITLE, content: CONTENT, description: LONG_DESCRIPTION },
    /^A descrição pode ter no máximo 1\.000 caracteres; esta tem 599\.999\.$/,
  ],
  [
    'a title of 300 kB',
    { title: LONG_TITLE, content: CONTENT },
    /^O título pode ter no máximo 150 caracteres; este tem mais de 10\.000\.$/,
  ],
  [
    'an address of 300 kB',
    { title: TITLE, content: CONTENT, slug: LONG_TITLE },
    /^O endereço pode ter no máximo 150 caracteres\.$/,
  ],
  [
    'a text of 300 kB',
    { title: TITLE, content: CONTENT.repeat(4000) },
    /^O texto da página pode ter no máximo 200\.000 caracteres/,
  ],
  [
    '1 MB of nested markup',
    { title: TITLE, content: '<b>'.repeat(340_000) },
    /^O texto da página pode ter no máximo 200\.000 caracteres/,
  ],
  [
    'markup nested a thousand deep',
    { title: TITLE, content: `${'<div>'.repeat(1000)}${CONTENT}` },
    /^O texto tem mais de 100 marcações umas dentro das outras/,
  ],
];

async function messageOf(response: Response): Promise<string> {
  expect(response.status).toBe(422);
  return failure.parse(await response.json()).error.message;
}

async function countPages(app: TestApp): Promise<number> {
  return z.object({ total: z.number() }).parse(await (await app.call('GET', '/api/pages')).json()).total;
}

test('what is too long or too nested is refused when a page is created, and named when it is imported beside others', async () => {
  const app = await testApp();
  for (const [, page, message] of FAULTY)
    expect(await messageOf(await app.call('POST', '/api/pages', page))).toMatch(message);
  expect(await countPages(app)).toBe(0);

  for (const [, page, message] of FAULTY) {
    await app.database.db.deleteFrom('generated_pages').execute();
    const { inserted, failed } = imported.parse(
      await (await app.call('POST', '/api/pages/import', [page, { title: 'Motor em Moema', content: CONTENT }])).json(),
    );
    expect(inserted).toEqual(['motor-em-moema']);
    expect(failed.map(({ error }) => error)).toEqual([expect.stringMatching(message)]);
  }
});

test('what is too long or too nested is refused when a page is edited', async () => {
  const app = await testApp();
  const { id } = z
    .object({ id: z.string() })
    .parse(await (await app.call('POST', '/api/pages', { title: TITLE, content: CONTENT })).json());
  for (const [, page, message] of FAULTY.filter(([, { slug }]) => slug === undefined)) {
    expect(await messageOf(await app.call('PATCH', `/api/pages/${id}`, { revision: 1, ...page }))).toMatch(message);
  }
});

test('a text too long or too nested is not checked either', async () => {
  const app = await testApp();
  for (const content of [CONTENT.repeat(4000), '<div>'.repeat(1000)]) {
    expect(
      await messageOf(await app.call('POST', '/api/judgements', { title: TITLE, description: 'Curta', content })),
    ).toMatch(/^O texto /);
  }
});

test('no draft is made of a title that is too long', async () => {
  const app = await testApp();
  expect(await messageOf(await app.call('POST', '/api/generate', { title: LONG_TITLE, creativity: 75 }))).toMatch(
    /este tem mais de 10\.000\.$/,
  );
});

test.each(engines)(
  'a title of 5 MB in a job fails with its reason, is not kept whole, and the other titles have their pages (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const titles = [TITLE, 'a'.repeat(5_000_000), 'a'.repeat(151)];
    const created = await app.call('POST', '/api/bulk-jobs', { titles, creativity: 75 });
    const { id } = z.object({ id: z.string() }).parse(await created.json());
    const job = z.object({
      state: z.string(),
      results: z.array(z.object({ title: z.string(), success: z.boolean(), error: z.string().nullable() })),
    });
    const read = async () => job.parse(await (await app.call('GET', `/api/bulk-jobs/${id}`)).json());
    app.worker.start();
    await expect.poll(async () => (await read()).state).toBe('done');
    await app.worker.stop();
    expect((await read()).results).toEqual([
      { title: TITLE, success: true, error: null },
      {
        title: 'a'.repeat(10_002),
        success: false,
        error: 'O título pode ter no máximo 150 caracteres; este tem mais de 10.000.',
      },
      { title: 'a'.repeat(151), success: false, error: 'O título pode ter no máximo 150 caracteres; este tem 151.' },
    ]);
  },
);

test('a stored text that is nested as no article is shows nothing of it, and the page stands', async () => {
  const app = await testApp();
  await app.call('POST', '/api/pages', { title: TITLE, content: CONTENT });
  await app.database.db
    .updateTable('generated_pages')
    .set({ content: `${'<b>'.repeat(300_000)}fundo` })
    .execute();
  const shown = await app.get('/links-uteis/motor-na-mooca');
  expect(shown.status).toBe(200);
  expect(await shown.text()).not.toContain('fundo');
});
