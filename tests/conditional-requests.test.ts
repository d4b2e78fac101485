import { expect, test } from 'vitest';
import { saoPauloInstant } from '../src/business/sao-paulo-clock.ts';
import { type TestApp, testApp } from './support/app.ts';
import { listedPaths, someOfEachKind } from './support/sitemap-addresses.ts';

const MONDAY = '2026-11-23';
const PAGE = '/links-uteis/motor-na-mooca';

interface MovingClock {
  now: Date;
}

async function appAt(hour: number): Promise<{ app: TestApp; clock: MovingClock }> {
  const clock = { now: saoPauloInstant(MONDAY, hour) };
  return { app: await testApp({ clock: () => clock.now }), clock };
}

function later(clock: MovingClock, milliseconds: number): void {
  clock.now = new Date(clock.now.getTime() + milliseconds);
}

async function savePage(app: TestApp): Promise<string> {
  const saved = await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>Um texto.</p>' });
  return ((await saved.json()) as { id: string }).id;
}

const validators = async (app: TestApp, path: string) => {
  const { headers } = await app.get(path);
  return { etag: headers.get('etag') ?? '', lastModified: headers.get('last-modified') };
};

const ifNoneMatch = (app: TestApp, path: string, etag: string) => app.get(path, { headers: { 'if-none-match': etag } });
const ifModifiedSince = (app: TestApp, path: string, date: string) =>
  app.get(path, { headers: { 'if-modified-since': date } });

test('every public page answers 304 to who has it, by its tag and by its date', async () => {
  const { app, clock } = await appAt(12);
  await savePage(app);
  const extra = [
    '/guia-completo',
    '/cidades/mooca-sao-paulo-capital',
    '/topicos/portao-nao-fecha',
    '/sitemap.xml',
    '/sitemap/site.xml',
    '/robots.txt',
  ];
  const paths = new Set([...someOfEachKind(await listedPaths(app), 2), ...extra]);
  for (const path of paths) await app.get(path);
  later(clock, 5000);
  for (const path of paths) {
    const { etag, lastModified } = await validators(app, path);
    const byTag = await ifNoneMatch(app, path, etag);
    expect([byTag.status, await byTag.text()], `at ${path}`).toEqual([304, '']);
    expect((await ifModifiedSince(app, path, lastModified ?? '')).status, `${path} ${lastModified}`).toBe(304);
    expect((await ifNoneMatch(app, path, '"outra"')).status, `at ${path}`).toBe(200);
  }
}, 120_000);

test('the parts of the sitemap and the share images answer 304 too', async () => {
  const { app } = await appAt(12);
  await savePage(app);
  for (const path of ['/sitemap/paginas.xml', '/compartilhar/inicio.png']) {
    expect((await ifNoneMatch(app, path, (await validators(app, path)).etag)).status, `at ${path}`).toBe(304);
  }
});

test('a clock boundary brings a new response, by tag and by date', async () => {
  const { app, clock } = await appAt(17);
  await app.get('/osasco');
  later(clock, 60_000);
  const { etag, lastModified } = await validators(app, '/osasco');
  expect((await ifNoneMatch(app, '/osasco', etag)).status).toBe(304);
  clock.now = saoPauloInstant(MONDAY, 18);
  expect((await ifNoneMatch(app, '/osasco', etag)).status).toBe(200);
  expect((await ifModifiedSince(app, '/osasco', lastModified ?? '')).status).toBe(200);
});

test('a change brings a new response at once', async () => {
  const { app, clock } = await appAt(12);
  const id = await savePage(app);
  const [map, page] = [await validators(app, '/sitemap'), await validators(app, PAGE)];
  const part = await validators(app, '/sitemap/paginas.xml');
  later(clock, 5000);
  await app.call('DELETE', `/api/pages/${id}`);
  expect((await ifNoneMatch(app, '/sitemap', map.etag)).status).toBe(200);
  expect((await ifNoneMatch(app, PAGE, page.etag)).status).toBe(410);
  expect((await ifNoneMatch(app, '/sitemap/paginas.xml', part.etag)).status).toBe(404);
});

test('two responses of the same second are not distinguished by a date, so neither has one yet', async () => {
  const { app, clock } = await appAt(12);
  await app.get('/sitemap');
  expect((await validators(app, '/sitemap')).lastModified).toBeNull();
  later(clock, 500);
  await savePage(app);
  await app.get('/sitemap');
  later(clock, 5000);
  const { lastModified } = await validators(app, '/sitemap');
  expect(lastModified).toBe(saoPauloInstant(MONDAY, 12).toUTCString());
});

test('If-None-Match stands over If-Modified-Since', async () => {
  const { app, clock } = await appAt(12);
  await app.get('/');
  later(clock, 5000);
  const { lastModified } = await validators(app, '/');
  const response = await app.get('/', {
    headers: { 'if-none-match': '"outra"', 'if-modified-since': lastModified ?? '' },
  });
  expect(response.status).toBe(200);
});

test('shared caches may keep public pages for a second and nothing of an administrator', async () => {
  const { app } = await appAt(12);
  expect((await app.get('/')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate');
  expect((await app.asAdministrator('/')).headers.get('cache-control')).toContain('public');
  for (const path of ['/admin/painel', '/admin/local-generator', '/api/pages', '/api/share-image?title=Motor']) {
    const { headers } = await app.asAdministrator(path);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')], `at ${path}`).toEqual([
      'no-store',
      'noindex, nofollow',
    ]);
  }
  expect((await app.get('/nada')).headers.get('cache-control')).toBe('no-store');
});
