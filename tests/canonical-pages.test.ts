import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { listedPaths } from './support/sitemap-addresses.ts';

const page = z.object({
  id: z.string(),
  slug: z.string(),
  revision: z.number(),
  likeness: z.number(),
  canonical_slug: z.string().nullable(),
  indexable: z.boolean(),
});
type Page = z.infer<typeof page>;

/** Ten words in a sentence, which nobody else says. */
const sentence = (name: string) =>
  `<p>${Array.from({ length: 10 }, (_, at) => `${name}${'abcdefghij'[at]}`).join(' ')}.</p>`;
const sentences = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => sentence(`${name}${'klmnopqrst'[at]}`)).join('');

const COMMON = sentences('comum', 7);
/** Says seven parts of its ten with the others. */
const WEAK = COMMON + sentences('pouco', 3);
const STRONG = COMMON + sentences('muito', 6);

async function save(app: TestApp, title: string, content: string): Promise<Page> {
  return page.parse(await (await app.call('POST', '/api/pages', { title, content })).json());
}
const read = async (app: TestApp, { id }: Page) => page.parse(await (await app.call('GET', `/api/pages/${id}`)).json());
const canonicalOf = async (app: TestApp, { slug }: Page) =>
  /<link rel="canonical" href="[^"]*(\/links-uteis\/[^"]*)"/.exec(
    await (await app.get(`/links-uteis/${slug}`)).text(),
  )?.[1];
const addressOf = ({ slug }: Page) => `/links-uteis/${slug}`;

test.each(engines)(
  'of two pages that say the same of one subject and place the stronger is canonical, and alone in the sitemap (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const weak = await save(app, 'Portão não fecha na Mooca', WEAK);
    expect(await canonicalOf(app, weak)).toBe(addressOf(weak));
    const strong = await save(app, 'Meu portão não fecha, Mooca', STRONG);
    expect(strong.likeness).toBeLessThan(0.7);
    expect(await canonicalOf(app, weak)).toBe(addressOf(strong));
    expect(await canonicalOf(app, strong)).toBe(addressOf(strong));
    expect(await (await app.get(addressOf(weak))).text()).toContain('content="index, follow"');
    const listed = await listedPaths(app);
    expect(listed).toContain(addressOf(strong));
    expect(listed).not.toContain(addressOf(weak));
    expect(await read(app, weak)).toMatchObject({ canonical_slug: strong.slug, indexable: true });
    expect(await read(app, strong)).toMatchObject({ canonical_slug: null });
    const list = z.object({ items: z.array(z.object({ slug: z.string(), canonical_slug: z.string().nullable() })) });
    expect(list.parse(await (await app.call('GET', '/api/pages')).json()).items).toEqual([
      { slug: strong.slug, canonical_slug: null },
      { slug: weak.slug, canonical_slug: strong.slug },
    ]);

    await app.call('DELETE', `/api/pages/${strong.id}`);
    expect(await canonicalOf(app, weak)).toBe(addressOf(weak));
    expect(await listedPaths(app)).toContain(addressOf(weak));
    await app.call('POST', `/api/pages/${strong.id}/restore`);
    expect(await canonicalOf(app, weak)).toBe(addressOf(strong));

    // A page that may not be indexed stands for no other.
    await app.call('PATCH', `/api/pages/${strong.id}`, { revision: strong.revision, indexable: false });
    expect(await canonicalOf(app, weak)).toBe(addressOf(weak));
    expect(await listedPaths(app)).toContain(addressOf(weak));
  },
);

test.each(engines)(
  'pages that differ in words, place, subject, gate or brand stay canonical each (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const pages = [
      await save(app, 'Portão não fecha na Mooca', WEAK),
      await save(app, 'Portão não fecha na Penha', STRONG),
      await save(app, 'Portão basculante não fecha na Mooca', COMMON + sentences('outro', 5)),
    ];
    const other = await save(app, 'Meu portão não fecha, Mooca', sentences('comum', 5) + sentences('daqui', 8));
    for (const each of [...pages, other]) expect(await canonicalOf(app, each)).toBe(addressOf(each));
    expect(await listedPaths(app)).toEqual(expect.arrayContaining([...pages, other].map(addressOf)));
  },
);

test('an administrator who wants a page in search engines keeps it there as canonical', async () => {
  const app = await testApp();
  const weak = await save(app, 'Portão não fecha na Mooca', WEAK);
  const strong = await save(app, 'Meu portão não fecha, Mooca', STRONG);
  expect(await canonicalOf(app, weak)).toBe(addressOf(strong));
  await app.call('PATCH', `/api/pages/${weak.id}`, { revision: weak.revision, indexable: true });
  expect(await canonicalOf(app, weak)).toBe(addressOf(weak));
  expect(await listedPaths(app)).toContain(addressOf(weak));
});

test('a text that another page of the same subject and place says already is told so before it is saved', async () => {
  const app = await testApp();
  const judged = async (title: string) =>
    await (await app.call('POST', '/api/judgements', { title, description: '', content: WEAK })).text();
  await save(app, 'Portão não fecha na Mooca', STRONG);
  expect(await judged('Meu portão não fecha, Mooca')).toContain(
    '70% do texto já está em /links-uteis/portao-nao-fecha-na-mooca, do mesmo assunto e lugar',
  );
  expect(await judged('Meu portão não fecha na Penha')).not.toContain('do mesmo assunto e lugar');
});
