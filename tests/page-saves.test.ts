import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const pageSchema = z.object({ id: z.string(), title: z.string(), slug: z.string(), revision: z.number() });
const failure = z.object({ error: z.object({ code: z.string() }) });
const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia em que chega.</p>';

async function saved(response: Response, status: number) {
  expect(response.status).toBe(status);
  return pageSchema.parse(await response.json());
}

const create = (app: TestApp, save_id?: string) =>
  app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: CONTENT, save_id });
const refusalOf = async (response: Response) => [response.status, failure.parse(await response.json()).error.code];

async function auditEvents(app: TestApp): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('audit_events')
    .select(['action', 'subject'])
    .where('action', '!=', 'sign_in')
    .orderBy('id')
    .execute();
  return rows.map(({ action, subject }) => `${action} ${subject}`);
}

test.each(engines)(
  'a page saved twice by the same id is one page, one after the other and at once (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const id = randomUUID();
    const first = await saved(await create(app, id), 201);
    expect(await saved(await create(app, id), 201)).toEqual(first);
    expect(await auditEvents(app)).toEqual(['created Motor na Mooca (pages)']);
    expect(await refusalOf(await create(app, randomUUID()))).toEqual([409, 'address_taken']);
    expect(await refusalOf(await create(app))).toEqual([409, 'address_taken']);
    await app.call('DELETE', `/api/pages/${first.id}`);
    const again = randomUUID();
    const both = await Promise.all([create(app, again), create(app, again)]);
    const [one, other] = [await saved(both[0], 201), await saved(both[1], 201)];
    expect(one).toEqual(other);
    expect(one.id).not.toBe(first.id);
  },
);

test.each(engines)('an edit sent twice by the same id is one edit and no conflict (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { id } = await saved(await create(app), 201);
  const save_id = randomUUID();
  const edit = (changes: object) => app.call('PATCH', `/api/pages/${id}`, { revision: 1, ...changes });
  const first = await saved(await edit({ title: 'Motor novo', save_id }), 200);
  expect(await saved(await edit({ title: 'Motor novo', save_id }), 200)).toEqual(first);
  expect(first.revision).toBe(2);
  expect(await auditEvents(app)).toEqual(['created Motor na Mooca (pages)', `changed Motor novo (pages/${id})`]);
  expect(await refusalOf(await edit({ title: 'Motor de outra pessoa', save_id: randomUUID() }))).toEqual([
    409,
    'changed_meanwhile',
  ]);
  const at_once = randomUUID();
  const both = await Promise.all(
    [1, 2].map(() => edit({ revision: 2, title: 'Motor de uma vez só', save_id: at_once })),
  );
  for (const response of both) expect((await saved(response, 200)).revision).toBe(3);
});

test.each(engines)(
  'what was typed on after a save whose response was lost is saved over it, and over nobody else (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { id } = await saved(await create(app), 201);
    const lost = randomUUID();
    const edit = (changes: object) => app.call('PATCH', `/api/pages/${id}`, { revision: 1, ...changes });
    await edit({ title: 'Primeira frase', save_id: lost });
    const next = await saved(
      await edit({ title: 'Primeira frase e mais uma', save_id: randomUUID(), lost_saves: [lost] }),
      200,
    );
    expect(next).toMatchObject({ title: 'Primeira frase e mais uma', revision: 3 });
    await edit({ revision: 3, title: 'De outra pessoa', save_id: randomUUID() });
    expect(
      await refusalOf(await edit({ revision: 3, title: 'Minha', save_id: randomUUID(), lost_saves: [lost] })),
    ).toEqual([409, 'changed_meanwhile']);
  },
);

test.each(engines)('a version restored twice by the same id is restored once (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { id } = await saved(await create(app), 201);
  await app.call('PATCH', `/api/pages/${id}`, { revision: 1, title: 'Motor novo' });
  const body = { revision: 2, save_id: randomUUID() };
  const restore = () => app.call('POST', `/api/pages/${id}/versions/1/restore`, body);
  const first = await saved(await restore(), 200);
  expect(first).toMatchObject({ title: 'Motor na Mooca', revision: 3 });
  expect(await saved(await restore(), 200)).toEqual(first);
});

test('an id of another form is refused', async () => {
  const app = await testApp();
  expect((await create(app, 'x')).status).toBe(400);
});
