import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addresses } from '../src/business/addresses.ts';
import { type TestApp, testApp } from './support/app.ts';
import { engines } from './support/database.ts';

const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia em que chega.</p>';
const SECRET = '<p>Frase que ainda não é de ninguém.</p>';
const made = z.object({ id: z.string(), slug: z.string(), revision: z.number() });
const keptSchema = z.object({ id: z.string(), version: z.number(), saved_at: z.string() });
const listSchema = z.object({
  items: z.array(z.object({ id: z.string(), version: z.number(), content: z.string(), saved_by: z.string() })),
});
const failure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

async function savedPage(app: TestApp) {
  const response = await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: CONTENT });
  expect(response.status).toBe(201);
  return made.parse(await response.json());
}

const typed = (content: string) => ({
  revision: 1,
  title: 'Motor na Mooca',
  slug: 'motor-na-mooca',
  description: 'Motor.',
  content,
  indexable: null,
});

interface Known {
  readonly id: string;
  readonly version: number;
  readonly writer: string;
}

const newEdit = (): Known => ({ id: randomUUID(), version: 0, writer: randomUUID() });
const keep = (app: TestApp, pageId: string, { id, ...known }: Known, content: string) =>
  app.call('PUT', `/api/pages/${pageId}/edits/${id}`, { ...typed(content), ...known, otherwise: randomUUID() });
const discard = (app: TestApp, pageId: string, { id, version, writer }: Known) =>
  app.call('DELETE', `/api/pages/${pageId}/edits/${id}?version=${version}&writer=${writer}`);

async function kept(response: Response) {
  expect(response.status).toBe(200);
  return keptSchema.parse(await response.json());
}

async function textsOf(app: TestApp, pageId: string): Promise<string[]> {
  const response = await app.call('GET', `/api/pages/${pageId}/edits`);
  expect(response.status).toBe(200);
  return listSchema.parse(await response.json()).items.map(({ content }) => content);
}

const refusalOf = async (response: Response) => [response.status, failure.parse(await response.json()).error.code];

test.each(engines)(
  'on %s what is typed is found from anywhere, with who and when, and is in no public answer',
  async (engine) => {
    const app = await testApp({ engine, clock: () => new Date('2026-11-23T15:00:00.000Z') });
    const { id, slug } = await savedPage(app);
    const edit = newEdit();
    expect(await kept(await keep(app, id, edit, SECRET))).toEqual({
      id: edit.id,
      version: 1,
      saved_at: '2026-11-23T15:00:00.000Z',
    });
    const list = await app.call('GET', `/api/pages/${id}/edits`);
    expect(await list.json()).toEqual({
      items: [
        {
          ...typed(SECRET),
          id: edit.id,
          version: 1,
          saved_at: '2026-11-23T15:00:00.000Z',
          saved_by: 'admin@exemplo.com.br',
        },
      ],
    });
    for (const path of [addresses.usefulLink(slug), addresses.sitemap, '/buscar?q=ninguem'])
      expect({ path, shows: (await (await app.get(path)).text()).includes('de ninguém') }).toEqual({
        path,
        shows: false,
      });
    expect(await (await app.call('GET', `/api/pages/${id}`)).text()).not.toContain('de ninguém');
    expect((await app.get(`/api/pages/${id}/edits`)).status).toBe(401);
  },
);

test.each(engines)('on %s two editors of one text destroy nothing of each other', async (engine) => {
  const app = await testApp({ engine });
  const { id } = await savedPage(app);
  const laptop = newEdit();
  await kept(await keep(app, id, laptop, '<p>Um.</p>'));
  const phone = { id: laptop.id, version: 1, writer: randomUUID() };
  expect(await kept(await keep(app, id, phone, '<p>Um e dois.</p>'))).toMatchObject({ version: 2 });
  // The laptop has not seen what the phone wrote: its text becomes one of its own.
  const late = { ...laptop, version: 1 };
  const own = await kept(await keep(app, id, late, '<p>Um e três.</p>'));
  expect(own).toMatchObject({ version: 1 });
  expect(own.id).not.toBe(laptop.id);
  expect(await refusalOf(await discard(app, id, late))).toEqual([409, 'changed_meanwhile']);
  expect((await textsOf(app, id)).toSorted()).toEqual(['<p>Um e dois.</p>', '<p>Um e três.</p>']);
});

test.each(engines)('on %s an answer that was lost is no conflict', async (engine) => {
  const app = await testApp({ engine });
  const { id } = await savedPage(app);
  const edit = newEdit();
  await kept(await keep(app, id, edit, '<p>Um.</p>'));
  expect(await kept(await keep(app, id, edit, '<p>Um.</p>'))).toMatchObject({ version: 1 });
  expect(await kept(await keep(app, id, edit, '<p>Um e dois.</p>'))).toMatchObject({ version: 2 });
  expect(await textsOf(app, id)).toEqual(['<p>Um e dois.</p>']);
});

test.each(engines)('on %s a save takes its own text away and leaves what was typed elsewhere', async (engine) => {
  const app = await testApp({ engine });
  const { id } = await savedPage(app);
  const [own, other] = [newEdit(), newEdit()];
  await kept(await keep(app, id, own, '<p>Meu texto.</p>'));
  await kept(await keep(app, id, other, '<p>Outro texto.</p>'));
  const save = (revision: number, content: string, known: Known) =>
    app.call('PATCH', `/api/pages/${id}`, { revision, content, kept: known });
  expect((await save(1, '<p>Meu texto.</p>', { ...own, version: 1 })).status).toBe(200);
  expect(await textsOf(app, id)).toEqual(['<p>Outro texto.</p>']);
  // Somebody went on with it elsewhere.
  await kept(await keep(app, id, { ...other, version: 1, writer: randomUUID() }, '<p>Outro texto, e mais.</p>'));
  expect((await save(2, '<p>Outro texto.</p>', { ...other, version: 1 })).status).toBe(200);
  expect(await textsOf(app, id)).toEqual(['<p>Outro texto, e mais.</p>']);
  // A refused save removes nothing.
  expect((await save(1, '<p>Tarde.</p>', { ...other, version: 2 })).status).toBe(409);
  expect(await textsOf(app, id)).toHaveLength(1);
  // What was saved already and is typed on is a text of its own.
  expect((await kept(await keep(app, id, { ...own, version: 1 }, '<p>Mais.</p>'))).id).not.toBe(own.id);
});

test.each(engines)(
  'on %s what was typed goes with its page, comes back with it and is erased with it',
  async (engine) => {
    const app = await testApp({ engine });
    const { id } = await savedPage(app);
    const edit = newEdit();
    await kept(await keep(app, id, edit, SECRET));
    await app.call('DELETE', `/api/pages/${id}`);
    expect((await app.call('GET', `/api/pages/${id}/edits`)).status).toBe(404);
    expect(await refusalOf(await keep(app, id, { ...edit, version: 1 }, '<p>Mais.</p>'))).toEqual([404, 'not_found']);
    await app.call('POST', `/api/pages/${id}/restore`);
    expect(await textsOf(app, id)).toEqual([SECRET]);
    await app.database.db.deleteFrom('generated_pages').execute();
    expect(await app.database.db.selectFrom('unpublished_edits').selectAll().execute()).toEqual([]);
  },
);

test('what is kept is clean, and what cannot be kept is refused in words', async () => {
  const app = await testApp();
  const { id } = await savedPage(app);
  const edit = newEdit();
  await kept(await keep(app, id, edit, '<p onclick="x()">Texto<script>x()</script></p>'));
  expect(await textsOf(app, id)).toEqual(['<p>Texto</p>']);
  expect(await refusalOf(await keep(app, id, { ...edit, version: 1 }, 'a'.repeat(200_001)))).toEqual([
    422,
    'invalid_content',
  ]);
  expect((await keep(app, id, { ...edit, writer: 'x' }, SECRET)).status).toBe(400);
  expect((await keep(app, id, { ...edit, id: 'x' }, SECRET)).status).toBe(404);
  for (let count = 1; count < 50; count += 1) await kept(await keep(app, id, newEdit(), SECRET));
  expect(await refusalOf(await keep(app, id, newEdit(), SECRET))).toEqual([422, 'too_many_edits']);
  expect(await kept(await keep(app, id, { ...edit, version: 1 }, '<p>Segue.</p>'))).toMatchObject({ version: 2 });
});

test.each(engines)(
  'on %s a link to an address of the site that does not exist is told from those that do',
  async (engine) => {
    const app = await testApp({ engine });
    const { slug } = await savedPage(app);
    const live = addresses.usefulLink(slug);
    const missing = ['/links-uteis/nao-existe', '/nada'];
    const answer = await app.call('POST', '/api/own-links', { paths: [live, `${live}?a=b`, '/', ...missing, '/nada'] });
    expect(await answer.json()).toEqual({ missing });
    for (const paths of [['//mau.example/'], ['/\\mau.example'], ['https://mau.example/'], Array(101).fill('/')])
      expect((await app.call('POST', '/api/own-links', { paths })).status).toBe(400);
  },
);
