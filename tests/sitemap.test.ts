import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { unlimited } from '../src/http/public-limits.ts';
import { createResponseCache } from '../src/http/response-cache.ts';
import { sitemaps } from '../src/public-pages/sitemaps.ts';
import { SITE, type TestApp, testApp } from './support/app.ts';
import { engines, temporaryFolder } from './support/database.ts';
import { listedPaths, locationsIn, sitemapParts } from './support/sitemap-addresses.ts';

/** @throws with xmllint's words when the text does not follow the schema of sitemaps.org. */
async function validate(xml: string, schema: 'sitemap' | 'siteindex'): Promise<void> {
  const file = join(temporaryFolder(), 'part.xml');
  writeFileSync(file, xml);
  await promisify(execFile)('xmllint', [
    '--noout',
    '--nonet',
    '--schema',
    join(import.meta.dirname, `schemas/${schema}.xsd`),
    file,
  ]);
}

async function save(
  app: TestApp,
  title: string,
  content = `<p>${title}, e mais nada.</p>`,
): Promise<{ id: string; slug: string; indexable: boolean }> {
  const response = await app.call('POST', '/api/pages', { title, content, understood: { entry: 'portao-nao-fecha' } });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; slug: string; indexable: boolean };
}

test('the index and each part follow the schema of sitemaps.org', async () => {
  const app = await testApp();
  await save(app, 'Motor na Mooca');
  await validate(await (await app.get('/sitemap.xml')).text(), 'siteindex');
  const parts = await sitemapParts(app);
  expect(parts.map(({ path }) => path)).toEqual(['/sitemap/site.xml', '/sitemap/paginas.xml']);
  for (const { xml } of parts) await validate(xml, 'sitemap');
  await expect(
    validate('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url/></urlset>', 'sitemap'),
  ).rejects.toThrow(/loc/);
});

test.each(engines)(
  'on %s a saved page is in at once and a deleted one out, and in again when it is restored',
  async (engine) => {
    const app = await testApp({ engine });
    expect(await listedPaths(app)).not.toContain('/links-uteis/motor-na-mooca');
    const { id } = await save(app, 'Motor na Mooca');
    expect(await listedPaths(app)).toContain('/links-uteis/motor-na-mooca');
    await app.call('DELETE', `/api/pages/${id}`);
    expect(await listedPaths(app)).not.toContain('/links-uteis/motor-na-mooca');
    await app.call('POST', `/api/pages/${id}/restore`);
    expect(await listedPaths(app)).toContain('/links-uteis/motor-na-mooca');
  },
);

test('a page that may not be indexed is not in, until it may', async () => {
  const app = await testApp();
  const content = `<p>${Array.from({ length: 80 }, (_, index) => `palavra${index}`).join(' ')}</p>`;
  const first = await save(app, 'Primeira página', content);
  const copy = await save(app, 'Segunda página', content);
  expect(copy.indexable).toBe(false);
  expect(await listedPaths(app)).toContain(`/links-uteis/${first.slug}`);
  expect(await listedPaths(app)).not.toContain(`/links-uteis/${copy.slug}`);
  await app.call('DELETE', `/api/pages/${first.id}`);
  expect(await listedPaths(app)).toContain(`/links-uteis/${copy.slug}`);
});

test('a post gives way to the generated page with its title, which is canonical', async () => {
  const app = await testApp();
  expect(await listedPaths(app)).toContain('/postagens/motor-de-portao-ppa-santana');
  await save(app, 'Motor de Portão PPA Santana');
  const listed = await listedPaths(app);
  expect(listed).toContain('/links-uteis/motor-de-portao-ppa-santana');
  expect(listed).not.toContain('/postagens/motor-de-portao-ppa-santana');
});

test.each(engines)(
  'on %s a post stays in search engines when the page with its title may not be there, and gives way again once it may',
  async (engine) => {
    const app = await testApp({ engine });
    const [post, twin] = ['/postagens/motor-de-portao-ppa-santana', '/links-uteis/motor-de-portao-ppa-santana'];
    const whoIsFound = async () => {
      const listed = await listedPaths(app);
      const canonical = /<link rel="canonical" href="[a-z]+:\/\/[^/]+([^"]*)"/.exec(
        await (await app.get(post)).text(),
      )?.[1];
      return { listed: [post, twin].filter((path) => listed.includes(path)), canonical };
    };
    const { id } = await save(app, 'Motor de Portão PPA Santana');
    expect(await whoIsFound()).toEqual({ listed: [twin], canonical: twin });
    expect((await app.call('PATCH', `/api/pages/${id}`, { revision: 1, indexable: false })).status).toBe(200);
    expect(await whoIsFound()).toEqual({ listed: [post], canonical: post });
    expect((await app.call('PATCH', `/api/pages/${id}`, { revision: 2, indexable: true })).status).toBe(200);
    expect(await whoIsFound()).toEqual({ listed: [twin], canonical: twin });
  },
);

test('the last change is the day of the text or the instant of the page, and moves only with the content', async () => {
  const clock = { now: new Date('2026-11-23T15:00:00Z') };
  const app = await testApp({ clock: () => clock.now });
  const { id } = await save(app, 'Motor na Mooca');
  clock.now = new Date('2026-12-01T15:00:00Z');
  await app.call('DELETE', `/api/pages/${id}`);
  await app.call('POST', `/api/pages/${id}/restore`);
  const [site, pages] = await sitemapParts(app);
  expect(pages?.xml).toContain('/links-uteis/motor-na-mooca</loc><lastmod>2026-11-23T15:00:00.000Z</lastmod>');
  expect(site?.xml).toContain(`<loc>${SITE}/</loc></url>`);
  expect(await (await app.get('/sitemap.xml')).text()).toContain('<lastmod>2026-11-23T15:00:00.000Z</lastmod>');
});

test.each(engines)('on %s long lists are cut into parts that hold every page once', async (engine) => {
  const app = await testApp({ engine });
  for (let number = 0; number < 5; number += 1) await save(app, `Página ${number}`);
  const maps = sitemaps({
    database: app.database,
    clock: () => new Date(),
    facts: () => buildFacts(FICTITIOUS_COMPANY),
    siteUrl: SITE,
    cache: createResponseCache(() => new Date()),
    limits: unlimited,
    partSize: 2,
  });
  const http = new Hono().get('/sitemap.xml', maps.respond).get('/sitemap/:file', maps.respond);
  const [, ...parts] = locationsIn(await (await http.request('/sitemap.xml')).text());
  const contents = await Promise.all(parts.map(async (part) => locationsIn(await (await http.request(part)).text())));
  expect(contents.map((part) => part.length)).toEqual([2, 2, 1]);
  expect(contents.flat()).toEqual([0, 1, 2, 3, 4].map((number) => `${SITE}/links-uteis/pagina-${number}`));
});

test('a part travels compressed to who asks for that', async () => {
  const app = await testApp();
  await save(app, 'Motor na Mooca');
  const response = await app.get('/sitemap/paginas.xml', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const text = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text();
  await validate(text, 'sitemap');
});

test('robots.txt names the sitemap and keeps robots out of what is the administrators', async () => {
  const app = await testApp();
  const response = await app.get('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(['Disallow: /admin', 'Disallow: /api/']);
});
