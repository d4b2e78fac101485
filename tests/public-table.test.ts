import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { findRow, keyOf } from '../src/public-pages/page-address.ts';
import type { PublicPage } from '../src/public-pages/public-page.ts';
import { publicPages } from '../src/public-pages/table.ts';
import { SITE, testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { listedPaths, someOfEachKind } from './support/sitemap-addresses.ts';

// Dozens of pages are rendered.
vi.setConfig({ testTimeout: 240_000 });

const SLUG = 'motor-na-mooca';
const PAGE = {
  title: 'Motor na Mooca',
  content: '<p>Um texto que fala da Mooca e de mais nada.</p>',
  understood: { entry: 'portao-nao-fecha' },
};

const FACTS = buildFacts(FICTITIOUS_COMPANY, { shown: true });

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** What each row lists, as the table says. */
async function listedBy(app: TestApp, { path, listed }: PublicPage): Promise<readonly string[]> {
  if (listed === 'in parts') return [path.replace(':slug', SLUG)];
  const sources = { db: app.database.db, facts: FACTS, now: new Date(), video: null };
  return (await listed(sources)).map((page) => page.path);
}

test.each(engines)(
  'what the table lists is what is served: each answers 200, is canonical and stands in the sitemap (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    expect((await app.call('POST', '/api/pages', PAGE)).status).toBe(201);
    const lists = await Promise.all(publicPages.map((row) => listedBy(app, row)));
    expect((await listedPaths(app)).toSorted()).toEqual(lists.flat().toSorted());
    for (const path of lists.flatMap((list) => someOfEachKind(list))) {
      const response = await app.get(path);
      const html = await response.text();
      expect({ path, status: response.status, canonical: canonicalOf(html) }).toEqual({
        path,
        status: 200,
        canonical: SITE + path,
      });
      expect(html).toContain('<meta name="robots" content="index, follow"/>');
      expect((await app.get(path === '/' ? '/compartilhar/inicio.png' : `/compartilhar${path}.png`)).status).toBe(200);
    }
  },
);

test('each row is found at the addresses that it lists, and keeps its answer under them', async () => {
  const app = await testApp();
  for (const row of publicPages) {
    for (const path of (await listedBy(app, row)).slice(0, 3)) {
      const asked = findRow(publicPages, path);
      expect([path, asked?.row === row, asked && keyOf(row, asked.request)]).toEqual([path, true, path]);
      await app.get(path);
      expect(app.cache.find(path)?.status).toBe(row.path === '/links-uteis/:slug' ? undefined : 200);
    }
  }
});

test('no row is said not to be listed but jobs before there is one, the search for a place and the screen of an address that does not exist', async () => {
  const app = await testApp();
  const unlisted: string[] = [];
  for (const row of publicPages) if ((await listedBy(app, row)).length === 0) unlisted.push(row.path);
  expect(unlisted).toEqual(['/servicos', '/servicos/:slug', '/buscar', '/not-found']);
});

/** Answers that are built at a time (`first-visits.ts`). */
const AT_A_TIME = 4;

test.each(engines)(
  'a visit that waits for its turn reads when that comes: a page that was deleted meanwhile is gone (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { id } = z.object({ id: z.string() }).parse(await (await app.call('POST', '/api/pages', PAGE)).json());
    const gate = Promise.withResolvers<void>();
    const busy = Array.from({ length: AT_A_TIME }, (_, at) =>
      app.cache.build(`/ocupado/${at}`, async () => {
        await gate.promise;
        return { status: 200, body: '', kept: false, headers: {}, tags: [], validUntil: null };
      }),
    );
    const visit = app.get(`/links-uteis/${SLUG}`);
    expect((await app.call('DELETE', `/api/pages/${id}`)).status).toBe(204);
    gate.resolve();
    expect((await visit).status).toBe(410);
    await Promise.all(busy);
    expect(app.cache.find(`/links-uteis/${SLUG}`)).toBeNull();
  },
);

test('what is warmed is there before anybody asks: pages, their notices and the files for machines', async () => {
  const app = await testApp();
  for (const [address, key = address] of [
    ['/'],
    ['/guarulhos'],
    ['/postagens?pagina=2'],
    ['/sitemap.xml'],
    ['/sitemap/site.xml'],
    ['/robots.txt'],
    ['/not-found', '404'],
  ] as const) {
    await app.warm(address);
    expect([address, app.cache.find(key) !== null]).toEqual([address, true]);
  }
  await app.warm('/em-lugar-nenhum');
  expect(app.cache.find('/em-lugar-nenhum')).toBeNull();
  expect(app.lines).toEqual([]);
});
