import { expect, test } from 'vitest';
import { z } from 'zod';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const pageSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  content: z.string(),
  revision: z.number(),
  likeness: z.number(),
  indexable: z.boolean(),
  nearest_slug: z.string().nullable(),
  overruled: z.object({ indexable: z.boolean(), by: z.string(), at: z.string() }).nullable(),
});
const failure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const versions = z.object({
  items: z.array(z.object({ revision: z.number(), title: z.string(), replaced_by: z.string() })),
});

const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia em que chega.</p>';

async function save(app: TestApp, title: string, content = CONTENT) {
  return pageSchema
    .pick({ id: true, slug: true, revision: true })
    .parse(await (await app.call('POST', '/api/pages', { title, content })).json());
}

async function edit(app: TestApp, id: string, changes: object) {
  const response = await app.call('PATCH', `/api/pages/${id}`, changes);
  expect(response.status).toBe(200);
  return pageSchema.parse(await response.json());
}

async function refusal(response: Response) {
  return { status: response.status, ...failure.parse(await response.json()).error };
}

test.each(engines)(
  'title, description and text are changed, the address stays, and visitors see it at once (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const page = await save(app, 'Motor na Mooca');
    await app.get('/links-uteis/motor-na-mooca');
    const edited = await edit(app, page.id, {
      revision: 1,
      title: 'Motor novo na Mooca',
      description: 'Uma descrição nova.',
      content: '<p>Um texto inteiramente novo.</p>',
    });
    expect(edited).toMatchObject({
      title: 'Motor novo na Mooca',
      slug: 'motor-na-mooca',
      description: 'Uma descrição nova.',
      content: '<p>Um texto inteiramente novo.</p>',
      revision: 2,
    });
    const html = await (await app.get('/links-uteis/motor-na-mooca')).text();
    expect(html).toContain('Um texto inteiramente novo.');
    expect(html).toContain('Uma descrição nova.');
  },
);

test('an edited page is finished before the editor gets the response: its next visitor waits for nothing', async () => {
  const app = await testApp();
  const page = await save(app, 'Motor na Mooca');
  await app.get('/links-uteis/motor-na-mooca');
  await edit(app, page.id, { revision: 1, content: '<p>Um texto inteiramente novo.</p>' });
  const form = await app.cache.find('/links-uteis/motor-na-mooca')?.form('identity');
  expect(form?.body.toString()).toContain('Um texto inteiramente novo.');
});

test.each(engines)(
  'an edit that starts from an older revision is refused with 409 and changes nothing (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const page = await save(app, 'Motor na Mooca');
    const answers = await Promise.all(
      ['um', 'outro'].map((word) =>
        app.call('PATCH', `/api/pages/${page.id}`, { revision: 1, content: `<p>Texto de ${word}.</p>` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await Promise.all(answers.filter(({ status }) => status === 409).map(refusal))).toMatchObject([
      { code: 'changed_meanwhile' },
    ]);
    expect(versions.parse(await (await app.call('GET', `/api/pages/${page.id}/versions`)).json()).items).toHaveLength(
      1,
    );
  },
);

test.each(engines)(
  'what stood before an edit is kept with who replaced it, and is restored as a new edit (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const page = await save(app, 'Motor na Mooca');
    await edit(app, page.id, { revision: 1, title: 'Segundo título', content: '<p>Segundo texto.</p>' });
    expect(versions.parse(await (await app.call('GET', `/api/pages/${page.id}/versions`)).json()).items).toEqual([
      {
        ...versions.shape.items.element.parse({
          revision: 1,
          title: 'Motor na Mooca',
          replaced_by: ADMINISTRATOR.email,
        }),
      },
    ]);
    const restored = pageSchema.parse(
      await (await app.call('POST', `/api/pages/${page.id}/versions/1/restore`, { revision: 2 })).json(),
    );
    expect(restored).toMatchObject({ title: 'Motor na Mooca', content: CONTENT, revision: 3 });
    expect((await app.call('POST', `/api/pages/${page.id}/versions/99/restore`, { revision: 3 })).status).toBe(404);
  },
);

test.each(engines)('restoring a version restores what had been decided about search engines (%s)', async (engine) => {
  const app = await testApp({ engine });
  const page = await save(app, 'Motor na Mooca');
  await edit(app, page.id, { revision: 1, indexable: false });
  await edit(app, page.id, { revision: 2, title: 'Segundo título' });
  await edit(app, page.id, { revision: 3, title: 'Motor na Lapa', indexable: null });
  const restore = async (version: number, revision: number) =>
    pageSchema.parse(
      await (await app.call('POST', `/api/pages/${page.id}/versions/${version}/restore`, { revision })).json(),
    );
  expect(await restore(2, 4)).toMatchObject({
    title: 'Motor na Mooca',
    indexable: false,
    overruled: { indexable: false, by: ADMINISTRATOR.email },
  });
  expect(await restore(4, 5)).toMatchObject({ title: 'Motor na Lapa', indexable: true, overruled: null });
  await app.database.db.updateTable('page_versions').set({ indexing: null }).where('revision', '=', 2).execute();
  expect(await restore(2, 6)).toMatchObject({ title: 'Motor na Mooca', indexable: true, overruled: null });
});

test.each(engines)(
  'a changed address leaves a 301 that follows later changes, and answers 410 when the page is deleted (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const page = await save(app, 'Motor na Mooca');
    expect((await app.get('/links-uteis/motor-na-mooca')).status).toBe(200);
    await edit(app, page.id, { revision: 1, slug: 'Motor Novo!' });
    const moved = await app.get('/links-uteis/motor-na-mooca');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/links-uteis/motor-novo']);
    await edit(app, page.id, { revision: 2, slug: 'motor-final' });
    expect((await app.get('/links-uteis/motor-na-mooca')).headers.get('location')).toBe('/links-uteis/motor-final');
    expect((await app.get('/links-uteis/motor-final')).status).toBe(200);
    await app.call('DELETE', `/api/pages/${page.id}`);
    expect((await app.get('/links-uteis/motor-na-mooca')).status).toBe(410);
    await app.call('POST', `/api/pages/${page.id}/restore`);
    expect((await app.get('/links-uteis/motor-na-mooca')).status).toBe(301);
  },
);

test.each(engines)(
  'an address that a page left is free for another, which then stands there and leaves 410 behind (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const page = await save(app, 'Motor na Mooca');
    await edit(app, page.id, { revision: 1, slug: 'motor-novo' });
    const other = await save(app, 'Motor na Mooca', '<p>Outra página, com outro texto.</p>');
    expect((await app.get('/links-uteis/motor-na-mooca')).status).toBe(200);
    const back = await app.call('PATCH', `/api/pages/${page.id}`, { revision: 2, slug: 'motor-na-mooca' });
    expect(await refusal(back)).toMatchObject({ status: 409, code: 'address_taken' });
    await app.call('DELETE', `/api/pages/${other.id}`);
    expect((await app.get('/links-uteis/motor-na-mooca')).status).toBe(410);
    await edit(app, page.id, { revision: 2, slug: 'motor-na-mooca' });
    expect((await app.get('/links-uteis/motor-na-mooca')).status).toBe(200);
    expect((await app.get('/links-uteis/motor-novo')).status).toBe(301);
  },
);

test.each(engines)(
  'an administrator overrules what the similarity decides, which is recorded and stays when it is measured again (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const text =
      '<p>O portão de correr pede trilho limpo, roldana boa e motor com sobra de força para a folha andar leve.</p>';
    const first = await save(app, 'Motor na Mooca', text);
    const twin = pageSchema.parse(
      await (await app.call('POST', '/api/pages', { title: 'Motor no Brás', content: text })).json(),
    );
    expect(twin).toMatchObject({ indexable: false, overruled: null });
    const overruled = await edit(app, twin.id, { revision: 1, indexable: true });
    expect(overruled).toMatchObject({ indexable: true, overruled: { indexable: true, by: ADMINISTRATOR.email } });
    expect(await (await app.get('/links-uteis/motor-no-bras')).text()).not.toContain('noindex');
    await app.call('DELETE', `/api/pages/${first.id}`);
    await app.call('POST', `/api/pages/${first.id}/restore`);
    const after = pageSchema.parse(await (await app.call('GET', `/api/pages/${twin.id}`)).json());
    expect(after).toMatchObject({ indexable: true, overruled: { by: ADMINISTRATOR.email } });
    expect(await edit(app, twin.id, { revision: 2, indexable: null })).toMatchObject({
      indexable: false,
      overruled: null,
    });
  },
);

test.each(engines)(
  'deciding about search engines alone neither dates the page again nor makes a version, and raises the revision (%s)',
  async (engine) => {
    let now = new Date('2026-03-02T10:00:00Z');
    const app = await testApp({ engine, clock: () => now });
    const page = await save(app, 'Motor na Mooca');
    const written = '2026-03-02T10:00:00.000Z';
    now = new Date('2026-03-02T11:00:00Z');
    const dated = pageSchema.extend({ updated_at: z.string() });
    const decided = dated.parse(
      await (await app.call('PATCH', `/api/pages/${page.id}`, { revision: 1, indexable: false })).json(),
    );
    expect(decided).toMatchObject({ updated_at: written, revision: 2, indexable: false });
    expect(await (await app.get('/links-uteis/motor-na-mooca')).text()).toContain('noindex');
    expect(versions.parse(await (await app.call('GET', `/api/pages/${page.id}/versions`)).json()).items).toEqual([]);
    expect(
      await refusal(await app.call('PATCH', `/api/pages/${page.id}`, { revision: 1, indexable: true })),
    ).toMatchObject({ status: 409 });
    const rewritten = dated.parse(
      await (await app.call('PATCH', `/api/pages/${page.id}`, { revision: 2, title: 'Motor novo' })).json(),
    );
    expect(rewritten.updated_at).toBe(now.toISOString());
    expect(
      versions
        .parse(await (await app.call('GET', `/api/pages/${page.id}/versions`)).json())
        .items.map(({ revision }) => revision),
    ).toEqual([2]);
  },
);

test('a rewritten text is compared again, for itself and for the page that was like it', async () => {
  const app = await testApp();
  const text =
    '<p>O portão de correr pede trilho limpo, roldana boa e motor com sobra de força para a folha andar leve.</p>';
  const first = await save(app, 'Motor na Mooca', text);
  const twin = await save(app, 'Motor no Brás', text);
  const rewritten = await edit(app, twin.id, {
    revision: 1,
    content: '<p>Basculante equilibrado sobe com uma só mão, porque os contrapesos das colunas fazem a força.</p>',
  });
  expect(rewritten).toMatchObject({ likeness: 0, indexable: true });
  const third = pageSchema.parse(
    await (await app.call('POST', '/api/pages', { title: 'Motor em Moema', content: text })).json(),
  );
  expect(third.nearest_slug).toBe('motor-na-mooca');
  expect(pageSchema.parse(await (await app.call('GET', `/api/pages/${first.id}`)).json()).likeness).toBeLessThan(1.01);
});

const HOSTILE: readonly (readonly [string, string])[] = [
  ['a script', '<p>Texto bom</p><script>alert(1)</script>'],
  ['an event handler', '<p onclick="alert(1)" onmouseover=alert(1)>Texto bom</p>'],
  ['styles', '<style>p{color:red}</style><p style="position:fixed" class="x" id="y">Texto bom</p>'],
  ['an iframe', '<iframe src="https://mau.example" srcdoc="<script>alert(1)</script>"></iframe><p>Texto bom</p>'],
  [
    'a javascript: address',
    '<p>Texto bom <a href="java&#x09;script:alert(1)">a</a><a href=" JAVASCRIPT:alert(1)">b</a><a href="data:text/html,x">c</a></p>',
  ],
  [
    'broken markup',
    '<p>Texto bom<b><i></p></b><table><tr><td>x<svg/onload=alert(1)><img src=x onerror=alert(1)><math><mtext></form><form action=//mau.example><input>',
  ],
  [
    'a picture and a font',
    '<p>Texto bom<img src="https://mau.example/x.png"><font face="x">y</font></p><link rel=stylesheet href=//mau.example><base href=//mau.example><meta http-equiv=refresh content=0>',
  ],
];

test.each(HOSTILE)(
  '%s pasted into the editor is stored without it, and shown as plain content',
  async (_what, pasted) => {
    const app = await testApp();
    const page = await save(app, 'Motor na Mooca');
    const { content } = await edit(app, page.id, { revision: 1, content: pasted });
    const forbidden =
      /<script|<style|<iframe|<img|<svg|<math|<form|<input|<link|<base|<meta|<font|\son\w+=|style=|class=|javascript:|data:|mau\.example/i;
    expect(content).not.toMatch(forbidden);
    expect(content).toContain('Texto bom');
    const shown = await (await app.get('/links-uteis/motor-na-mooca')).text();
    expect(shown).toContain('Texto bom');
    expect(shown).not.toMatch(/alert\(1\)|mau\.example|<iframe/i);
  },
);

test('what an older version stored is made safe again when it is read', async () => {
  const app = await testApp();
  const page = await save(app, 'Motor na Mooca');
  await app.database.db
    .updateTable('generated_pages')
    .set({ content: '<p>Antigo<script>alert(1)</script></p>' })
    .where('id', '=', page.id)
    .execute();
  const shown = await (await app.get('/links-uteis/motor-na-mooca')).text();
  expect(shown).toContain('Antigo');
  expect(shown).not.toContain('alert(1)');
});

test.each([
  [{ title: 'ab' }, 'invalid_title'],
  [{ slug: '???' }, 'invalid_slug'],
  [{ content: '<script>alert(1)</script>' }, 'empty_page'],
  [{ description: '  ' }, 'empty_description'],
  [{ title: 'm'.repeat(151) }, 'invalid_title'],
  [{ slug: 'm'.repeat(151) }, 'invalid_slug'],
  [{ description: 'd'.repeat(1001) }, 'long_description'],
  [{ content: `<p>${'c'.repeat(400_000)}</p>` }, 'invalid_content'],
])('%j is refused with 422 and what to do', async (changes, code) => {
  const app = await testApp();
  const page = await save(app, 'Motor na Mooca');
  expect(await refusal(await app.call('PATCH', `/api/pages/${page.id}`, { revision: 1, ...changes }))).toMatchObject({
    status: 422,
    code,
  });
  expect((await app.call('PATCH', `/api/pages/nada`, { revision: 1 })).status).toBe(404);
});

test.each([
  { title: 'ab' },
  { title: 'Motor de portão na Mooca '.repeat(6).trim() },
  { title: 'm'.repeat(151) },
  { title: `${'Mooca '.repeat(4000)}` },
  { slug: '???' },
  { slug: 'm'.repeat(151) },
  { description: ' \n ' },
  { description: 'd'.repeat(1000) },
  { description: 'd'.repeat(1001) },
  { content: '<p> </p><script>alert(1)</script>' },
])(
  'what saving refuses the quality check calls bad, in the same words, and nothing else: $title $slug $description',
  async (changes) => {
    const app = await testApp();
    const page = await save(app, 'Motor na Mooca');
    const texts = {
      title: 'Motor na Mooca',
      slug: page.slug,
      description: 'Uma descrição.',
      content: CONTENT,
      ...changes,
    };
    const checkedText = z.object({
      judgement: z.object({ level: z.string(), findings: z.array(z.object({ level: z.string(), found: z.string() })) }),
    });
    const { judgement } = checkedText.parse(
      await (await app.call('POST', '/api/judgements', { id: page.id, ...texts })).json(),
    );
    const bad = judgement.findings.filter(({ level }) => level === 'bad').map(({ found }) => found);
    const response = await app.call('PATCH', `/api/pages/${page.id}`, { revision: 1, ...texts });
    const refusals = response.ok ? [] : [failure.parse(await response.json()).error.message];
    expect(bad).toEqual(refusals);
  },
);

test('a link to a chat or a call at another number is found, and one at ours is not', async () => {
  const app = await testApp();
  const checkedText = z.object({
    judgement: z.object({ findings: z.array(z.object({ subject: z.string(), level: z.string(), found: z.string() })) }),
  });
  const links = async (...addresses: string[]) => {
    const content = addresses.map((address) => `<p><a href="${address}">Chamar</a></p>`).join('');
    const { judgement } = checkedText.parse(
      await (await app.call('POST', '/api/judgements', { title: 'Motor', description: 'Curta', content })).json(),
    );
    return judgement.findings
      .filter(({ subject }) => subject === 'links')
      .map(({ level, found }) => `${level}: ${found}`);
  };
  const other = [
    'https://wa.me/5511988887777?text=oi',
    'wa.me/5511988887777',
    'https://api.whatsapp.com/send?text=oi&amp;phone=%2B5511988887777',
    'tel:+55 (11) 98888-7777',
  ];
  expect(await Promise.all(other.map((address) => links(address)))).toEqual(
    other.map(() => ['bad: Um link leva a outro telefone: (11) 98888-7777']),
  );
  expect(await links('https://wa.me/5511988887777', 'tel:+551133334444')).toEqual([
    'bad: Há links que levam a outro telefone: (11) 98888-7777 e (11) 3333-4444',
  ]);
  expect(
    await links(
      'https://wa.me/551140000000?text=oi',
      'https://api.whatsapp.com/send?phone=551140000000',
      'tel:1140000000',
      'tel:+551140000000',
      'https://wa.me/',
      '/links-uteis/motor',
    ),
  ).toEqual([]);
});

test('a text is checked before it is saved, and not compared with the page itself', async () => {
  const app = await testApp();
  const page = await save(app, 'Motor na Mooca');
  const checkedText = z.object({
    likeness: z.number(),
    judgement: z.object({
      level: z.string(),
      findings: z.array(z.object({ subject: z.string(), level: z.string(), found: z.string() })),
    }),
  });
  const check = async (extra: object) =>
    checkedText.parse(
      await (
        await app.call('POST', '/api/judgements', {
          title: 'Motor no Brás',
          description: 'Curta',
          content: `${CONTENT}<p>Custa R$ 10.</p>`,
          ...extra,
        })
      ).json(),
    );
  expect((await check({})).likeness).toBeGreaterThan(0);
  const own = await check({ id: page.id });
  expect(own.likeness).toBe(0);
  expect(own.judgement.findings.find(({ subject }) => subject === 'facts')).toMatchObject({
    level: 'bad',
    found: 'Diferente do cadastro: “R$ 10”',
  });
});

test.each(engines)('the list is sorted by similarity and filtered by level, by cursor (%s)', async (engine) => {
  const app = await testApp({ engine });
  const list = z.object({
    items: z.array(z.object({ slug: z.string(), likeness: z.number() })),
    next_cursor: z.string().nullable(),
    total: z.number(),
  });
  for (const [index, likeness] of [0.1, 0.9, 0.6, 0.6, 0.56].entries()) {
    const { id } = await save(app, `Motor número ${index}`);
    await app.database.db.updateTable('generated_pages').set({ likeness }).where('id', '=', id).execute();
  }
  const seen: number[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer: z.infer<typeof list> = list.parse(
      await (await app.call('GET', `/api/pages?sort=likeness&limit=2&cursor=${encodeURIComponent(cursor)}`)).json(),
    );
    seen.push(...answer.items.map(({ likeness }) => likeness));
    cursor = answer.next_cursor;
  }
  expect(seen).toEqual([0.9, 0.6, 0.6, 0.56, 0.1]);
  const level = async (name: string) =>
    list.parse(await (await app.call('GET', `/api/pages?level=${name}`)).json()).total;
  expect([await level('similar'), await level('almost-equal')]).toEqual([3, 1]);
});
