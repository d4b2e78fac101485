import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Facts } from '../src/business/facts.ts';
import { generatePage } from '../src/generator/generate-page.ts';
import { loadUsefulLink } from '../src/public-pages/useful-link.ts';
import { sharedPageOf } from '../src/public-pages/shared-page.ts';
import { NOON, renderTestPage, siteContext, testFacts, visibleText } from '../src/site/test-site.ts';
import { type TestApp, testApp } from './support/app.ts';
import { engines } from './support/database.ts';

const texts = z.object({ title: z.string(), description: z.string(), content: z.string() });
const record = texts.extend({
  id: z.string(),
  slug: z.string(),
  revision: z.number(),
  updated_at: z.string(),
  source: texts,
  lines: z.object({ title: z.string(), description: z.string() }),
});
const refused = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const draft = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  html: z.string(),
  seed: z.number(),
  source: z.object({ description: z.string(), content: z.string() }),
});
const judged = z.object({
  judgement: z.object({ findings: z.array(z.object({ subject: z.string(), found: z.string() })) }),
});

const DEARER: Facts = {
  ...testFacts,
  models: testFacts.models.map((model) => ({ ...model, price: model.price + 1000 })),
  maxInstalments: 7,
};
const TITLE = 'Quanto custa motor de portão na Mooca';

async function generated(app: TestApp, title = TITLE) {
  return draft.parse(await (await app.call('POST', '/api/generate', { title, creativity: 60 })).json());
}

async function saved(app: TestApp, page: object) {
  const response = await app.call('POST', '/api/pages', page);
  expect(response.status).toBe(201);
  return record.parse(await response.json());
}

/** The public page and what it gives to be shared, with these facts. */
async function shown(app: TestApp, slug: string, facts: Facts) {
  const path = `/links-uteis/${slug}`;
  const request = { path, slug, query: () => undefined };
  const loaded = await loadUsefulLink(request, { db: app.database.db, facts, now: NOON });
  if (!('page' in loaded)) throw new Error(`Nothing is at ${path}`);
  const html = renderTestPage(loaded.page, { facts, path });
  return { html, shared: sharedPageOf(loaded.page, siteContext({ facts, path })) };
}

test.each(engines)(
  'a page follows the facts in title, description, text, data and share picture (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const made = await generated(app);
    const page = await saved(app, {
      title: 'Kit por {cheapest.price|R$ 1} na Mooca',
      description:
        'Na Mooca, o kit mais barato custa {cheapest.price|R$ 1} instalado, e o técnico leva tudo no mesmo dia.',
      content: made.source.content,
    });
    expect(page).toMatchObject({ title: 'Kit por R$ 899 na Mooca', slug: 'kit-por-r-899-na-mooca' });
    expect(page.content).toBe(made.html);
    expect(page.source.title).toBe('Kit por {cheapest.price|R$ 899} na Mooca');

    const before = await shown(app, page.slug, testFacts);
    expect(before.html).not.toContain('<data');
    expect(before.html).toContain('R$ 899');
    expect(before.shared.title).toContain('R$ 899');

    const { html, shared } = await shown(app, page.slug, DEARER);
    expect(shared.title).toContain('R$ 1.899');
    expect(visibleText(html)).toContain('R$ 1.899');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].join(' ');
    expect(data.replaceAll('\u00a0', ' ')).toContain('Kit por R$ 1.899 na Mooca');
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain('custa R$ 1.899');
    expect(html).not.toMatch(/R\$[ \u00a0](?:899|949|1\.349)(?!\d)/);
    expect(html).not.toContain('10x');
  },
);

test.each(engines)('what was generated and comes back as words has its slots again (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { title, slug, description, html, seed } = await generated(app);
  expect(html).not.toContain('<data');
  expect(description).not.toContain('{');
  const page = await saved(app, { title, slug, description, content: html, seed, creativity: 60 });
  expect(page.content).toBe(html);
  expect(page.source.content).toContain('<data value="');
  const { html: dearer } = await shown(app, slug, DEARER);
  expect(visibleText(dearer)).not.toMatch(/R\$ (?:899|949|1\.349)(?!\d)/);

  const edited = record.parse(
    await (
      await app.call('PATCH', `/api/pages/${page.id}`, {
        revision: page.revision,
        content: `${page.content}<p>Custa R$ 77.</p>`,
      })
    ).json(),
  );
  expect(edited.source.content).toBe(`${page.source.content}<p>Custa R$ 77.</p>`);
});

test.each(engines)('a line names a fact by its key, follows it, and names nothing else (%s)', async (engine) => {
  const app = await testApp({ engine });
  const page = await saved(app, {
    title: 'Kit por {cheapest.price|R$ 899} na Mooca',
    description: 'O kit custa {cheapest.price|R$ 899}, e antes custava {models.antigo.price|R$ 777}, na Mooca.',
    content: '<p>O motor abre o portão.</p>',
  });
  expect(page.lines).toEqual({
    title: 'Kit por {cheapest.price} na Mooca',
    description: 'O kit custa {cheapest.price}, e antes custava R$ 777, na Mooca.',
  });
  const edit = (changes: object) =>
    app.call('PATCH', `/api/pages/${page.id}`, { revision: page.revision, ...page.lines, ...changes });
  for (const title of ['Kit por {cheapest.prise} na Mooca', 'Kit por {cheapest.price na Mooca', 'Kit {} na Mooca']) {
    const response = await edit({ title });
    expect(response.status).toBe(422);
    expect(refused.parse(await response.json()).error).toMatchObject({
      code: 'unknown_fact',
      message: expect.stringContaining('não é um dado da empresa'),
    });
  }
  const edited = record.parse(await (await edit({ title: 'Kits por {kitPrices} na Mooca' })).json());
  expect(edited.title).toBe('Kits por R$ 899 a R$ 1.349 na Mooca');
  expect(edited.source.title).toBe('Kits por {kitPrices|R$ 899 a R$ 1.349} na Mooca');
  expect(edited.source.description).toContain('{cheapest.price|R$ 899}');
  const { shared } = await shown(app, page.slug, DEARER);
  expect(shared.title).toContain('Kits por R$ 1.899 a R$ 2.349 na Mooca');
});

test('what already stood in braces keeps nobody from changing the rest of a page', async () => {
  const app = await testApp();
  const page = await saved(app, {
    title: 'Motor {novo} na Mooca',
    description: 'Motor de portão na Mooca, com instalação e garantia.',
    content: '<p>O motor abre o portão.</p>',
  });
  const response = await app.call('PATCH', `/api/pages/${page.id}`, {
    revision: page.revision,
    ...page.lines,
    content: '<p>O motor abre o portão depressa.</p>',
  });
  expect(response.status).toBe(200);
});

test('other words in a title or description leave its slots, another figure takes its slot away', async () => {
  const app = await testApp();
  const page = await saved(app, {
    title: 'Kit por {cheapest.price|R$ 899} na Mooca',
    description:
      'O kit custa {cheapest.price|R$ 899}, em {instalmentsPhrase|até 10x sem juros no cartão}, na Mooca e em volta.',
    content: '<p>O motor abre o portão.</p>',
  });
  const edit = async (changes: object) =>
    record.parse(await (await app.call('PATCH', `/api/pages/${page.id}`, changes)).json());
  const longer = await edit({
    revision: 1,
    title: `${page.title} hoje`,
    description: page.description.replace('O kit', 'Na sua casa, o kit'),
  });
  expect(longer.source).toMatchObject({
    title: 'Kit por {cheapest.price|R$ 899} na Mooca hoje',
    description:
      'Na sua casa, o kit custa {cheapest.price|R$ 899}, em {instalmentsPhrase|até 10x sem juros no cartão}, na Mooca e em volta.',
  });
  const typed = await edit({ revision: 2, title: 'Kit por R$ 8990 na Mooca' });
  expect(typed.source.title).toBe('Kit por R$ 8990 na Mooca');
});

test.each(engines)(
  'pages that were stored as words read the same with slots, and keep date and revision (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const made = [];
    for (const title of [TITLE, 'Portão não abre em Osasco', 'Motor basculante em Moema', 'Preço do plantão na Lapa'])
      made.push(await generated(app, title));
    const pages = [];
    for (const { source: _, html, ...page } of made)
      pages.push(await saved(app, { ...page, content: html, creativity: 60 }));
    const [first, second] = pages;
    if (!first || !second) throw new Error('No page was saved');
    for (const [at, { id }] of pages.entries())
      await app.database.db
        .updateTable('generated_pages')
        .set({
          // The second one was edited.
          content:
            at === 1 ? `${made[at]?.html ?? ''}<p>Ligue (11) 2222-3333 e pague R$ 899.</p>` : (made[at]?.html ?? ''),
          description: made[at]?.description ?? '',
          typed_figures: null,
        })
        .where('id', '=', id)
        .execute();
    expect(await app.slotRecovery.run()).toBe(pages.length);
    expect(await app.slotRecovery.run()).toBe(0);
    for (const [at, page] of pages.entries()) {
      const now = record.parse(await (await app.asAdministrator(`/api/pages/${page.id}`)).json());
      expect(now.content).toBe(at === 1 ? `${page.content}<p>Ligue (11) 2222-3333 e pague R$ 899.</p>` : page.content);
      expect(now).toMatchObject({ description: page.description, revision: 1, updated_at: page.updated_at });
      expect(now.source.content).toContain('<data value="');
    }
    const { html } = await shown(app, first.slug, DEARER);
    expect(visibleText(html)).not.toMatch(/R\$ (?:899|949|1\.349)(?!\d)/);
    const typed = await (await app.asAdministrator('/api/pages?level=typed-figures')).json();
    expect(typed).toMatchObject({ items: [{ id: second.id }], total: 1 });
  },
);

test.each(engines)(
  'a slot whose key means nothing shows what it holds, and nothing but a slot stays of its marks (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { content, source, slug } = await saved(app, {
      title: 'Motor na Lapa',
      content:
        '<p><data value="models.turbo.price">R$ 5</data>, <data value="KitCount">x</data>, <data value="a b">um</data>, <data value="kitPrices"><b>dois</b></data>, <data>três</data></p>',
    });
    expect(content).toBe('<p>R$ 5, Três kits, um, <b>dois</b>, três</p>');
    expect(source.content).toBe(
      '<p><data value="models.turbo.price">R$ 5</data>, <data value="KitCount">Três kits</data>, um, <b>dois</b>, três</p>',
    );
    const html = await (await app.get(`/links-uteis/${slug}`)).text();
    expect(html.includes('<p>R$ 5, Três kits, um, dois, três</p>')).toBe(true);
    expect(html.includes('<data')).toBe(false);
  },
);

test('a figure that is typed is named, one in a slot is not', async () => {
  const app = await testApp();
  const typedIn = async (content: string) =>
    judged
      .parse(
        await (
          await app.call('POST', '/api/judgements', { title: TITLE, description: 'Preço na Mooca.', content })
        ).json(),
      )
      .judgement.findings.find(({ subject }) => subject === 'typed')?.found;
  expect(await typedIn('<p>O kit custa <data value="cheapest.price">R$ 899</data>.</p>')).toBeUndefined();
  expect(await typedIn('<p>O kit custa R$ 899, em 10x sem juros.</p>')).toBe('“R$ 899” e “10x”');
});

test('what may be put into a text is listed with its words of today', async () => {
  const app = await testApp();
  expect(await (await app.asAdministrator('/api/fact-slots')).json()).toMatchObject({
    items: expect.arrayContaining([
      { key: 'kitPrices', name: 'Preços dos kits, do menor ao maior', words: 'R$\u00a0899 a R$\u00a01.349' },
    ]),
  });
});

test('hundreds of generated pages say in slots what they say in words, and follow every price', () => {
  const titles = [
    'Motor de portão',
    'Quanto custa motor de portão',
    'Conserto de portão',
    'Emergência com portão',
    'Motor basculante',
  ];
  const places = [
    'na Mooca',
    'em Salesópolis',
    'em Osasco',
    'no Brás',
    'em Guarulhos',
    'na Lapa',
    'em Moema',
    'em Cotia',
  ];
  for (const [at, title] of titles.flatMap((one) => places.map((place) => `${one} ${place}`)).entries())
    for (const creativity of [10, 50, 75, 90, 100]) {
      const page = { title, creativity, seed: at };
      const { html, description, stored } = generatePage({ ...page, facts: testFacts });
      expect(stored.content.replace(/<\/?data[^>]*>/g, '')).toBe(html);
      expect(stored.description.replace(/\{[^|]*\|([^}]*)\}/g, '$1')).toBe(description);
      expect(stored.content.replace(/<data value="[^"]*">[^<]*<\/data>/g, '')).not.toMatch(/R\$/);
      expect(stored.description.replace(/\{[^}]*\}/g, '')).not.toMatch(/R\$/);
    }
});

test.each(engines)(
  'a price of ours that is typed in a title follows the facts, whoever made the page (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const typed = await saved(app, { title: 'Jetflex por R$ 1.349 na Mooca', content: '<p>Com instalação.</p>' });
    const edited = await saved(app, { title: 'Jetflex na Lapa', content: '<p>Com instalação.</p>' });
    const change = { revision: edited.revision, title: 'Jetflex na Lapa por R$ 1.349' };
    expect((await app.call('PATCH', `/api/pages/${edited.id}`, change)).status).toBe(200);
    const older = await saved(app, { title: 'Jetflex em Moema por R$ 1.349', content: '<p>Com instalação.</p>' });
    await app.database.db
      .updateTable('generated_pages')
      .set({ title: 'Jetflex em Moema por R$ 1.349', typed_figures: null })
      .where('id', '=', older.id)
      .execute();
    await app.slotRecovery.run();
    await app.call('POST', '/api/bulk-jobs', { titles: ['Jetflex no Tatuapé por R$ 1.349'], creativity: 75 });
    app.worker.start();
    await expect.poll(async () => (await app.get('/links-uteis/jetflex-no-tatuape-por-r-1349')).status).toBe(200);
    await app.worker.stop();
    for (const slug of [typed.slug, edited.slug, older.slug, 'jetflex-no-tatuape-por-r-1349']) {
      const { html, shared } = await shown(app, slug, DEARER);
      expect([slug, shared.title.includes('R$ 2.349')]).toEqual([slug, true]);
      expect(visibleText(html)).not.toContain('1.349');
    }
  },
);
