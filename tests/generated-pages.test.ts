import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const pageSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  created_at: z.string(),
  indexable: z.boolean(),
  likeness: z.number(),
});
const list = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), slug: z.string() })),
  next_cursor: z.string().nullable(),
  total: z.number(),
});
const failure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia.</p>';

async function save(app: TestApp, title: string, content = CONTENT) {
  const response = await app.call('POST', '/api/pages', { title, content });
  expect(response.status).toBe(201);
  return pageSchema.parse(await response.json());
}

async function messageOf(response: Response): Promise<string> {
  return failure.parse(await response.json()).error.message;
}

test.each(engines)('a saved page answers with its details and can be read by id (%s)', async (engine) => {
  const app = await testApp({ engine });
  const page = await save(app, 'Motor na Mooca');
  expect(page).toMatchObject({ title: 'Motor na Mooca', slug: 'motor-na-mooca', content: CONTENT });
  expect(new Date(page.created_at).toISOString()).toBe(page.created_at);
  const read = await app.call('GET', `/api/pages/${page.id}`);
  expect(await read.json()).toMatchObject({ id: page.id, content: CONTENT });
});

test.each(engines)('pages are listed newest first, by cursor, without one twice or left out (%s)', async (engine) => {
  const app = await testApp({ engine });
  for (let number = 1; number <= 5; number += 1) await save(app, `Motor número ${number}`);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const response = await app.call('GET', `/api/pages?limit=2&cursor=${encodeURIComponent(cursor)}`);
    const { items, next_cursor, total } = list.parse(await response.json());
    expect(total).toBe(5);
    seen.push(...items.map(({ title }) => title));
    cursor = next_cursor;
    if (seen.length === 2)
      await save(app, 'Motor criado enquanto se lê').then((page) => app.call('DELETE', `/api/pages/${page.id}`));
  }
  expect(seen).toEqual([5, 4, 3, 2, 1].map((number) => `Motor número ${number}`));
});

test.each(engines)('the search ignores accents and case, and takes its signs as they are (%s)', async (engine) => {
  const app = await testApp({ engine });
  await save(app, 'Manutenção em São Bernardo');
  await save(app, 'Motor 100% silencioso');
  const titles = async (q: string) =>
    list
      .parse(await (await app.call('GET', `/api/pages?q=${encodeURIComponent(q)}`)).json())
      .items.map(({ title }) => title);
  expect(await titles('SAO BER')).toEqual(['Manutenção em São Bernardo']);
  expect(await titles('100%')).toEqual(['Motor 100% silencioso']);
  expect(await titles('%')).toEqual(['Motor 100% silencioso']);
  expect(await titles('_')).toEqual([]);
});

test.each(engines)(
  'the search finds its words in any order, each of them and wherever they stand (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    await save(app, 'Conserto de portão no Ipiranga');
    await save(app, 'Conserto de portão na Mooca');
    await save(app, 'Instalação de motor no Ipiranga');
    const titles = async (q: string) =>
      list
        .parse(await (await app.call('GET', `/api/pages?q=${encodeURIComponent(q)}`)).json())
        .items.map(({ title }) => title);
    expect(await titles('conserto ipiranga')).toEqual(['Conserto de portão no Ipiranga']);
    expect(await titles('IPIRANGA  conserto')).toEqual(['Conserto de portão no Ipiranga']);
    expect(await titles('mooca ipiranga')).toEqual([]);
    expect(await titles('conserto')).toHaveLength(2);
  },
);

test.each(engines)('the pages taken away as CSV are those that were found (%s)', async (engine) => {
  const app = await testApp({ engine });
  for (const [title, likeness] of [
    ['Conserto de portão no Ipiranga', 0.6],
    ['Conserto de portão na Mooca', 0.9],
    ['Motor no Ipiranga', 0.1],
  ] as const) {
    const { id } = await save(app, title);
    await app.database.db.updateTable('generated_pages').set({ likeness }).where('id', '=', id).execute();
  }
  const titles = async (query: string) =>
    (await (await app.call('GET', `/api/pages.csv${query}`)).text())
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';')[0]?.replaceAll('"', ''));
  expect(await titles('?q=ipiranga')).toEqual(['Motor no Ipiranga', 'Conserto de portão no Ipiranga']);
  expect(await titles('?q=conserto&sort=likeness')).toEqual([
    'Conserto de portão na Mooca',
    'Conserto de portão no Ipiranga',
  ]);
  expect(await titles('?level=almost-equal')).toEqual(['Conserto de portão na Mooca']);
  expect(await titles('')).toHaveLength(3);
  expect((await app.call('GET', '/api/pages.csv?level=nada')).status).toBe(400);
});

test.each(engines)('a second page at the same address is refused with 409 and changes nothing (%s)', async (engine) => {
  const app = await testApp({ engine });
  await save(app, 'Motor na Mooca');
  const response = await app.call('POST', '/api/pages', { title: 'Motor na Moóca!', content: '<p>Outro texto.</p>' });
  expect(response.status).toBe(409);
  expect(await messageOf(response)).toBe('Já existe uma página no endereço /links-uteis/motor-na-mooca.');
  expect(list.parse(await (await app.call('GET', '/api/pages')).json()).total).toBe(1);
});

test.each(engines)(
  'a deleted page answers 410, frees its address, and comes back when it is restored (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const page = await save(app, 'Motor na Mooca');
    const address = `/links-uteis/${page.slug}`;
    expect((await app.get(address)).status).toBe(200);
    expect((await app.call('DELETE', `/api/pages/${page.id}`)).status).toBe(204);
    expect((await app.get(address)).status).toBe(410);
    expect((await app.call('DELETE', `/api/pages/${page.id}`)).status).toBe(404);
    const restored = await app.call('POST', `/api/pages/${page.id}/restore`);
    expect(restored.status).toBe(200);
    expect(pageSchema.parse(await restored.json()).content).toBe(CONTENT);
    expect((await app.get(address)).status).toBe(200);
  },
);

test.each(engines)('restoring answers 409 where the address was taken meanwhile (%s)', async (engine) => {
  const app = await testApp({ engine });
  const page = await save(app, 'Motor na Mooca');
  await app.call('DELETE', `/api/pages/${page.id}`);
  await save(app, 'Motor na Mooca', '<p>Uma página nova no mesmo endereço.</p>');
  expect((await app.call('POST', `/api/pages/${page.id}/restore`)).status).toBe(409);
});

test.each([
  ['', 'O título precisa de pelo menos 3 caracteres.'],
  ['a'.repeat(10_000), 'O título pode ter no máximo 150 caracteres; este tem 10.000.'],
  ['?!?!', 'O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.'],
])('the title %.10j is refused with 422, by generate and by save', async (title, message) => {
  const app = await testApp();
  for (const [path, body] of [
    ['/api/generate', { title, creativity: 75 }],
    ['/api/pages', { title, content: CONTENT }],
  ] as const) {
    const response = await app.call('POST', path, body);
    expect(response.status).toBe(422);
    expect(await messageOf(response)).toBe(message);
  }
});

test('saving without content is refused with the specified message', async () => {
  const app = await testApp();
  const response = await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: ' <p></p> ' });
  expect(response.status).toBe(422);
  expect(await messageOf(response)).toBe('É necessário gerar conteúdo antes de salvar a página.');
});

test('a stored page holds no script, handler, style or frame of what was sent', async () => {
  const app = await testApp();
  const hostile =
    '<h2 onclick="alert(1)" style="color:red">Preço</h2><script>alert(1)</script><iframe src="https://x.example"></iframe><p>Texto <a href="javascript:alert(1)">aqui</a><img src=x onerror=alert(1)></p>';
  const page = await save(app, 'Motor na Mooca', hostile);
  expect(page.content).toBe('<h2>Preço</h2><p>Texto <a>aqui</a></p>');
});

test('a title with HTML is shown as typed and runs nothing', async () => {
  const app = await testApp();
  const title = `Motor "rápido" <script>alert(1)</script> & d'água`;
  const page = await save(app, title);
  const html = await (await app.get(`/links-uteis/${page.slug}`)).text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('Motor &quot;rápido&quot; &lt;script&gt;alert(1)&lt;/script&gt; &amp; d&#x27;água');
});

test('a generated draft is stored nowhere and is the same for the same request', async () => {
  const app = await testApp();
  const draft = async () =>
    (
      await app.call('POST', '/api/generate', { title: 'Motor para portão basculante na Vila Olímpia', creativity: 75 })
    ).json();
  const first = await draft();
  expect(first).toMatchObject({
    title: 'Motor para portão basculante na Vila Olímpia',
    slug: 'motor-para-portao-basculante-na-vila-olimpia',
    likeness: 0,
    indexable: true,
  });
  expect(await draft()).toEqual(first);
  expect(list.parse(await (await app.call('GET', '/api/pages')).json()).total).toBe(0);
});

test('a draft whose address a live page has says so in its quality check, before it is saved', async () => {
  const app = await testApp();
  const draft = async () =>
    z
      .object({
        taken: z.boolean(),
        judgement: z.object({
          level: z.string(),
          findings: z.array(z.object({ subject: z.string(), found: z.string() })),
        }),
      })
      .parse(await (await app.call('POST', '/api/generate', { title: 'Motor na Mooca', creativity: 75 })).json());
  const isAddress = ({ subject }: { subject: string }) => subject === 'address';
  expect((await draft()).taken).toBe(false);
  expect((await draft()).judgement.findings.filter(isAddress)).toEqual([]);
  await save(app, 'Motor na Mooca', CONTENT);
  const { taken, judgement } = await draft();
  expect(taken).toBe(true);
  expect(judgement.level).toBe('bad');
  expect(judgement.findings.filter(isAddress)).toMatchObject([
    { found: 'Já existe uma página em /links-uteis/motor-na-mooca' },
  ]);
});

test.each(engines)('pages are found by their address, alone, in part or pasted whole (%s)', async (engine) => {
  const app = await testApp({ engine });
  await save(app, 'Motor na Mooca', CONTENT);
  await save(app, 'Motor no Brás', CONTENT);
  const asked = [
    'na-mooca',
    'motor-na-mooca',
    '/links-uteis/motor-na-mooca',
    'https://exemplo.com.br/links-uteis/motor-na-mooca',
  ];
  const responses = await Promise.all(
    asked.map(async (q) => list.parse(await (await app.call('GET', `/api/pages?q=${encodeURIComponent(q)}`)).json())),
  );
  expect(responses.map(({ items }) => items.map(({ slug }) => slug))).toEqual(asked.map(() => ['motor-na-mooca']));
});

test('a page almost equal to another is published but not indexed, and compared again when the other goes', async () => {
  const app = await testApp();
  const text = `<p>${Array.from({ length: 60 }, (_, index) => `palavra${index}`).join(' ')}</p>`;
  const first = await save(app, 'Primeira página', text);
  const second = await save(app, 'Segunda cópia', text);
  expect(second).toMatchObject({ likeness: 1, indexable: false });
  expect(await (await app.get(`/links-uteis/${second.slug}`)).text()).toContain('noindex');
  await app.call('DELETE', `/api/pages/${first.id}`);
  expect(await (await app.call('GET', `/api/pages/${second.id}`)).json()).toMatchObject({
    likeness: 0,
    indexable: true,
  });
  expect(await (await app.get(`/links-uteis/${second.slug}`)).text()).not.toContain('noindex');
});

test.each(engines)('a page that is put back is linked again at once from the pages beside it (%s)', async (engine) => {
  const app = await testApp({ engine });
  const textOf = (word: string) => `<p>${Array.from({ length: 30 }, (_, index) => `${word}${index}`).join(' ')}</p>`;
  const saved = [];
  // Of one place: what is related is linked.
  for (const word of ['primeira', 'segunda', 'terceira'])
    saved.push(await save(app, `A ${word} página de motor na Mooca`, textOf(word)));
  const [first, second] = saved;
  const linked = async () => {
    const html = await (await app.get('/links-uteis/a-terceira-pagina-de-motor-na-mooca')).text();
    return [first, second].map((page) => html.includes(`/links-uteis/${page?.slug}"`));
  };
  expect(await linked()).toEqual([true, true]);
  // The oldest one too, which has nobody before it.
  for (const [page, left] of [
    [second, [true, false]],
    [first, [false, true]],
  ] as const) {
    await app.call('DELETE', `/api/pages/${page?.id}`);
    expect(await linked()).toEqual(left);
    await app.call('POST', `/api/pages/${page?.id}/restore`);
    expect(await linked()).toEqual([true, true]);
  }
});

test.each(engines)(
  'the move from local storage inserts what is missing, skips what exists and names what fails (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    await save(app, 'Motor na Mooca');
    const response = await app.call('POST', '/api/pages/import', [
      { slug: 'motor-na-mooca', title: 'Motor na Mooca', content: CONTENT },
      { slug: 'motor-no-bras', title: 'Motor no Brás', content: '<p>Texto <script>alert(1)</script>guardado.</p>' },
      { slug: 'vazia', title: 'Vazia', content: '' },
    ]);
    expect(await response.json()).toEqual({
      inserted: ['motor-no-bras'],
      skipped: ['motor-na-mooca'],
      failed: [{ slug: 'vazia', error: 'É necessário gerar conteúdo antes de salvar a página.' }],
    });
    expect(await (await app.get('/links-uteis/motor-no-bras')).text()).not.toContain('alert(1)');
  },
);

test.each([
  ['a body that is not JSON', 'application/json', '{', 400],
  ['a body of another type', 'text/plain', '{}', 415],
  ['a field of another shape', 'application/json', '{"title":1,"content":"x"}', 400],
  [
    'a body over the limit',
    'application/json',
    JSON.stringify({ title: 'Motor', content: 'x'.repeat(1024 * 1024) }),
    413,
  ],
])('%s is refused with a Portuguese message', async (_kind, type, body, status) => {
  const app = await testApp();
  const response = await app.asAdministrator('/api/pages', { method: 'POST', headers: { 'content-type': type }, body });
  expect(response.status).toBe(status);
  expect(await messageOf(response)).not.toBe('');
  expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test.each(engines)('an address longer than any title gives is refused with 422 (%s)', async (engine) => {
  const app = await testApp({ engine });
  const response = await app.call('POST', '/api/pages', {
    title: 'Motor na Mooca',
    content: CONTENT,
    slug: 'a'.repeat(9000),
  });
  expect(response.status).toBe(422);
  expect(await messageOf(response)).toMatch(/^O endereço pode ter no máximo/);
});
