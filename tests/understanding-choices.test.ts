import { expect, test } from 'vitest';
import { z } from 'zod';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const understood = z.object({
  entry: z.string().nullable(),
  confidence: z.string(),
  place: z.object({ kind: z.string(), name: z.string() }).nullable(),
  gate_kind: z.string().nullable(),
});
const draft = z.object({
  title: z.string(),
  description: z.string(),
  html: z.string(),
  indexable: z.boolean(),
  understood,
});
const page = z.object({ id: z.string(), revision: z.number(), indexable: z.boolean() });
const dryRun = z.object({
  to_create: z.number(),
  understood: z.object({ items: z.array(z.object({ entry: z.string(), count: z.number(), example: z.string() })) }),
  unanswered: z.object({
    items: z.array(
      z.object({
        title: z.string(),
        reason: z.string(),
        suggestions: z.array(z.object({ entry: z.string(), subject: z.string() })),
      }),
    ),
  }),
});

async function generate(app: TestApp, title: string, chosen: object = {}) {
  return draft.parse(
    await (await app.call('POST', '/api/generate', { title, creativity: 75, understood: chosen })).json(),
  );
}

async function tryList(app: TestApp, titles: readonly string[]) {
  return dryRun.parse(await (await app.call('POST', '/api/bulk-jobs/dry-run', { titles })).json());
}

test.each(engines)(
  'a subject chosen for a title of a list holds for titles of the same words, and who chose it is in the audit log (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const list = ['Portão blorgue na Mooca', 'portao blorgue lapa', 'Portão zwqrt'];
    const before = await tryList(app, list);
    expect(before.unanswered.items.map(({ title }) => title)).toEqual(list);
    expect(before.unanswered.items[0]?.suggestions.length).toBeGreaterThan(0);

    expect(
      (
        await app.call('PUT', '/api/understanding/choices', {
          title: 'Portão blorgue na Mooca',
          entry: 'portao-nao-fecha',
        })
      ).status,
    ).toBe(200);

    const after = await tryList(app, list);
    expect(after.to_create).toBe(2);
    expect(after.understood.items).toEqual([
      { entry: 'portao-nao-fecha', count: 2, example: 'Portão blorgue na Mooca' },
    ]);
    expect(after.unanswered.items.map(({ title }) => title)).toEqual(['Portão zwqrt']);

    const auditLog = z
      .object({ items: z.array(z.object({ who: z.string(), action: z.string(), subject: z.string() })) })
      .parse(await (await app.call('GET', '/api/record')).json());
    expect(auditLog.items).toContainEqual({
      who: ADMINISTRATOR.email,
      action: 'changed',
      subject: 'Portão blorgue na Mooca → Portão não fecha (understanding/choices)',
    });
  },
);

test('a title that no page may have, and a subject that does not exist, are not remembered', async () => {
  const app = await testApp();
  expect((await app.call('PUT', '/api/understanding/choices', { title: '??', entry: 'portao-nao-fecha' })).status).toBe(
    422,
  );
  expect(
    (await app.call('PUT', '/api/understanding/choices', { title: 'Portão blorgue', entry: 'nenhum' })).status,
  ).toBe(422);
  expect(await app.database.db.selectFrom('understanding_choices').selectAll().execute()).toEqual([]);
});

test('a place of several is still asked for when the subject was chosen', async () => {
  const app = await testApp();
  const chosen = await generate(app, 'Portão blorgue no Jardim São Paulo', { entry: 'portao-nao-fecha' });
  expect(chosen.understood).toMatchObject({
    entry: 'portao-nao-fecha',
    confidence: 'uncertain',
    place: { kind: 'ambiguous' },
  });
  expect(chosen.indexable).toBe(false);
  const settled = await generate(app, 'Portão blorgue no Jardim São Paulo', {
    entry: 'portao-nao-fecha',
    place: 'Jardim São Paulo - Guarulhos',
  });
  expect(settled.understood).toMatchObject({
    confidence: 'sure',
    place: { kind: 'own', name: 'Jardim São Paulo, Guarulhos' },
  });
  expect(settled.indexable).toBe(true);
});

test('what we refuse and a place of several are left out of a list without subjects to choose from', async () => {
  const app = await testApp();
  const { unanswered } = await tryList(app, [
    'receita de bolo',
    'Motor de portão em Campinas',
    'Portão eletrônico no Jardim São Paulo',
  ]);
  expect(unanswered.items.map(({ title, suggestions }) => [title, suggestions.length])).toEqual([
    ['receita de bolo', 0],
    ['Motor de portão em Campinas', 0],
    ['Portão eletrônico no Jardim São Paulo', 0],
  ]);
});

test('a page whose title was not understood for sure is not shown to search engines because somebody edits its text', async () => {
  const app = await testApp();
  const { html, description } = await generate(app, 'Portão eletrônico no Jardim São Paulo');
  const saved = page.parse(
    await (
      await app.call('POST', '/api/pages', {
        title: 'Portão eletrônico no Jardim São Paulo',
        content: html,
        description,
      })
    ).json(),
  );
  expect(saved.indexable).toBe(false);
  const edited = page.parse(
    await (
      await app.call('PATCH', `/api/pages/${saved.id}`, {
        revision: saved.revision,
        content: `${html}<p>Mais uma linha.</p>`,
      })
    ).json(),
  );
  expect(edited.indexable).toBe(false);
});
