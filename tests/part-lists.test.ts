import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const part = z.object({ name: z.string(), article: z.string().nullable() });
const lists = z.object({
  items: z.array(
    z.object({ list: z.string(), parts: z.array(part).nullable(), revision: z.number(), changed_by: z.string() }),
  ),
});
const failure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const service = (name: string) => ({ name, article: null });

function save(app: TestApp, list: string, parts: unknown, revision = 0): Promise<Response> {
  return app.call('PUT', `/api/part-lists/${list}`, { parts, revision });
}

async function read(app: TestApp) {
  return lists.parse(await (await app.call('GET', '/api/part-lists')).json()).items;
}

async function refusal(app: TestApp, list: string, parts: unknown): Promise<readonly [number, string]> {
  const response = await save(app, list, parts);
  return [response.status, failure.parse(await response.json()).error.message];
}

test.each(engines)(
  'a list is kept for all administrators in its order, and the original comes back (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    expect(await read(app)).toEqual([]);
    const own = [service('  Troca   de motor '), service('Motor deslizante')];
    expect((await save(app, 'servicos', own)).status).toBe(200);
    await save(app, 'outros-lugares', [{ name: 'Granja Viana', article: 'a' }]);
    expect(await read(app)).toMatchObject([
      { list: 'outros-lugares', parts: [{ name: 'Granja Viana', article: 'a' }], revision: 1 },
      { list: 'servicos', parts: [service('Troca de motor'), service('Motor deslizante')], revision: 1 },
    ]);
    expect((await save(app, 'servicos', null, 1)).status).toBe(200);
    expect(await read(app)).toMatchObject([{ list: 'outros-lugares' }, { list: 'servicos', parts: null, revision: 2 }]);
    const events = await app.database.db
      .selectFrom('audit_events')
      .select('subject')
      .where('subject', 'like', '%part-lists%')
      .orderBy('id')
      .execute();
    expect(events.map(({ subject }) => subject)).toEqual([
      'Serviços (part-lists/servicos)',
      'Outros lugares (part-lists/outros-lugares)',
      'Serviços, lista original (part-lists/servicos)',
    ]);
  },
);

test.each(engines)('a list that somebody else changed meanwhile is not written over (%s)', async (engine) => {
  const app = await testApp({ engine });
  await save(app, 'servicos', [service('Troca de motor')]);
  const late = await Promise.all([
    save(app, 'servicos', [service('Primeira')], 1),
    save(app, 'servicos', [service('Segunda')], 1),
  ]);
  expect(late.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save(app, 'servicos', [service('Terceira')])).status).toBe(409);
});

test('what cannot stand in a list is refused by its position and name, and nothing is stored', async () => {
  const app = await testApp();
  const messages = [
    await refusal(app, 'servicos', []),
    await refusal(app, 'servicos', [service('Motor'), service('  ')]),
    await refusal(app, 'servicos', [service('Portão'), service('Motor'), service('PORTAO')]),
    await refusal(app, 'servicos', [service('m'.repeat(81))]),
    await refusal(app, 'servicos', [service('???')]),
    await refusal(
      app,
      'zona-leste',
      Array.from({ length: 301 }, (_, at) => service(`Lugar ${at}`)),
    ),
  ];
  expect(messages).toEqual([
    [422, 'A lista está vazia: deixe pelo menos um serviço, ou volte à lista original.'],
    [422, 'O item 2 está vazio: escreva um nome ou retire a linha.'],
    [422, '“PORTAO” está duas vezes na lista: itens 1 e 3.'],
    [422, expect.stringContaining('tem 81 caracteres; o máximo é 80.')],
    [422, 'O item 1, “???”, não tem letra nem número.'],
    [422, 'A lista tem 301 itens; o máximo é 300.'],
  ]);
  expect((await save(app, 'nenhuma', [service('Motor')])).status).toBe(404);
  expect((await save(app, 'servicos', [{ name: 'Motor', article: 'um' }])).status).toBe(400);
  expect(await read(app)).toEqual([]);
});

test('the titles of a file have the preposition that an administrator gave a place of theirs', async () => {
  const app = await testApp();
  await save(app, 'outros-lugares', [{ name: 'Granja Viana', article: 'a' }]);
  const response = await app.asAdministrator(
    `/api/title-lists?${new URLSearchParams({ template: 'Motor {tipo} em {lugar}' })}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'tipo;lugar\nnovo;Granja Viana\n',
    },
  );
  expect(await response.json()).toMatchObject({ titles: ['Motor novo na Granja Viana'], columns: ['tipo', 'lugar'] });
  const refused = await app.asAdministrator('/api/title-lists?template=Motor%20%7Bcidade%7D', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: 'tipo;lugar\nnovo;Granja Viana\n',
  });
  expect([refused.status, failure.parse(await refused.json()).error.message]).toEqual([
    422,
    'A linha 1 não tem a coluna {cidade}. As colunas deste arquivo são {tipo} e {lugar}.',
  ]);
});
