import { expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../src/database/connect.ts';
import { EVERYTHING, appendContentChange } from '../src/database/content-changes.ts';
import { migrate } from '../src/database/migrate.ts';
import { type TestApp, testApp } from './support/app.ts';
import { emptyDatabaseUrl, engines, open } from './support/database.ts';
import { seenWithinASecond } from './support/seen-within-a-second.ts';

const CONTENT = '<p>Um texto sobre o portão.</p>';

test('a public page answers 304 to whoever has it, and the page again once it changed', async () => {
  const app = await testApp();
  const created = (await (
    await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: CONTENT })
  ).json()) as { id: string };
  const address = '/links-uteis/motor-na-mooca';
  const etag = (await app.get(address)).headers.get('etag') ?? '';
  const again = await app.get(address, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  await app.call('DELETE', `/api/pages/${created.id}`);
  expect((await app.get(address, { headers: { 'if-none-match': etag } })).status).toBe(410);
});

test('every page names the mark as its icon, which is there for a tab and for a search result', async () => {
  const app = await testApp();
  expect(await (await app.get('/')).text()).toContain('<link rel="icon" href="/favicon.svg"/>');
  const icon = await app.get('/favicon.svg');
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await icon.text()).toMatch(/^<svg [^>]+>(<path [^>]+\/>){2}<\/svg>$/);
  const old = await app.get('/favicon.ico');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/favicon.svg']);
});

test('only the page of the video may be framed by its origin, and only where there is one', async () => {
  const policyOf = async (app: TestApp, path: string) => (await app.get(path)).headers.get('content-security-policy');
  const app = await testApp({ environment: { HERO_VIDEO_URL: 'https://video.example/d/1/preview' } });
  expect(await policyOf(app, '/')).toContain('; frame-src https://video.example;');
  expect(await policyOf(app, '/guarulhos')).not.toContain('frame-src');
  expect(await policyOf(await testApp(), '/')).not.toContain('frame-src');
});

test('the sitemap page shows a saved page at once and a deleted one no more', async () => {
  const app = await testApp();
  expect(await (await app.get('/sitemap')).text()).not.toContain('/links-uteis/motor-na-mooca');
  const created = (await (
    await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: CONTENT })
  ).json()) as { id: string };
  expect(await (await app.get('/sitemap')).text()).toContain('/links-uteis/motor-na-mooca');
  await app.call('DELETE', `/api/pages/${created.id}`);
  expect(await (await app.get('/sitemap')).text()).not.toContain('/links-uteis/motor-na-mooca');
});

test.each(engines)('what one process saves or deletes is so on another within a second (%s)', async (engine) => {
  const url = await emptyDatabaseUrl(engine);
  const [one, other] = [open(url), open(url)];
  await migrate(one);
  const [writer, reader] = [await testApp({ database: one }), await testApp({ database: other })];
  const address = '/links-uteis/motor-na-mooca';
  expect((await reader.get(address)).status).toBe(302);
  const created = (await (
    await writer.call('POST', '/api/pages', { title: 'Motor na Mooca', content: CONTENT })
  ).json()) as { id: string };
  const shown = async () => (await reader.get(address)).status;
  await seenWithinASecond(shown, (status) => status === 200);
  await writer.call('DELETE', `/api/pages/${created.id}`);
  await seenWithinASecond(shown, (status) => status === 410);
});

test.each([
  ['/sitemap?pagina=1', '/sitemap'],
  ['/sitemap?pagina=9', '/sitemap'],
  ['/postagens?pagina=1', '/postagens'],
  ['/postagens?pagina=0', '/postagens'],
  ['/postagens?pagina=abc', '/postagens'],
  ['/postagens?pagina=2.5', '/postagens?pagina=2'],
  ['/postagens/nao-existe', '/'],
  ['/links-uteis/nao-existe', '/not-found'],
])('%s leads to %s', async (path, target) => {
  const app = await testApp();
  const response = await app.get(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(target);
});

test.each([
  ['/cidades/mooca', '/cidades/mooca-sao-paulo-capital'],
  ['/cidades/zona-central---sao-paulo-(capital)', '/cidades/zona-central-sao-paulo-capital'],
  ['/postagens/', '/postagens'],
  ['/links-uteis/Motor-Deslizante', '/links-uteis/motor-deslizante'],
  ['/links-uteis/PORT%C3%83O%20N%C3%83O%20FECHA', '/links-uteis/portao-nao-fecha'],
  ['/links-uteis/port%C3%A3o-n%C3%A3o-fecha', '/links-uteis/portao-nao-fecha'],
])('%s has moved to %s', async (path, target) => {
  const app = await testApp();
  const response = await app.get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

test('an unknown path answers 404 with the not-found screen and logs the path', async () => {
  const app = await testApp();
  const response = await app.get('/nada/disto');
  expect(response.status).toBe(404);
  const html = await response.text();
  for (const text of ['404', 'Oops! Page not found', 'Return to Home']) expect(html).toContain(text);
  expect(app.lines).toContainEqual({
    level: 'info',
    message: 'Página não encontrada',
    fields: { path: '/nada/disto' },
  });
});

test('the token of a customer’s link is not logged, with a full stop stuck to it either', async () => {
  const app = await testApp();
  for (const end of ['', '.', '/x']) await app.get(`/depoimento/${'a1'.repeat(24)}${end}`);
  expect(JSON.stringify(app.lines)).not.toContain('a1a1');
});

test('a broken useful link is logged by the address that was asked for, once', async () => {
  const app = await testApp();
  const response = await app.get('/links-uteis/n%C3%A3o-existe');
  await app.get(response.headers.get('location') ?? '');
  expect(app.lines).toEqual([
    { level: 'info', message: 'Página não encontrada', fields: { path: '/links-uteis/não-existe' } },
  ]);
});

test.each([
  ['live', '/links-uteis/Motor-na-Mooca', 200],
  ['renamed', '/links-uteis/Motor-na-Penha', 301],
  ['deleted', '/links-uteis/Motor-em-Moema', 410],
])('a %s page is found by another spelling of its address', async (_state, path, status) => {
  const app = await testApp();
  const save = async (title: string) =>
    z
      .object({ id: z.string() })
      .parse(await (await app.call('POST', '/api/pages', { title, content: '<p>Texto.</p>' })).json()).id;
  await save('Motor na Mooca');
  await app.call('PATCH', `/api/pages/${await save('Motor na Penha')}`, { revision: 1, slug: 'motor-da-penha' });
  await app.call('DELETE', `/api/pages/${await save('Motor em Moema')}`);
  const response = await app.get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(path.toLowerCase());
  expect((await app.get(path.toLowerCase())).status).toBe(status);
});

test('/not-found answers 404', async () => {
  const app = await testApp();
  expect((await app.get('/not-found')).status).toBe(404);
});

test.each(['/cidades/lugar-que-nao-existe', '/topicos/assunto-que-nao-existe'])(
  '%s, well-formed and unknown, answers 200 and is not indexed',
  async (path) => {
    const app = await testApp();
    const response = await app.get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('noindex');
  },
);

test.each(['/cidades/UPPER', '/cidades/a--b', '/topicos/%3Cscript%3E', '/cidades/%E0%A4%A'])(
  '%s, malformed, answers 404',
  async (path) => {
    const app = await testApp();
    expect((await app.get(path)).status).toBe(404);
  },
);

test.each([
  ['/?utm_campaign=50%off', 200],
  ['/guia-completo?utm_campaign=caf%E9', 200],
  ['/?cidade=%E9', 200],
  ['/?cidade=%00', 200],
  ['/sitemap?x=%00', 200],
  ['/postagens?pagina=%E9', 302],
  ['/api/pages?q=caf%E9', 400],
])('%s, whose query cannot be read, answers %i', async (path, status) => {
  const app = await testApp();
  expect((await app.get(path)).status).toBe(status);
});

test('a failure of the render shows a reference that stands in the log, and no message of ours', async () => {
  const url = await emptyDatabaseUrl('sqlite');
  const database = openDatabase(url, () => undefined);
  await migrate(database);
  const app = await testApp({ database });
  await app.changes.stop();
  await database.close();
  const response = await app.get('/links-uteis/qualquer');
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain('Unexpected Application Error!');
  const line = app.lines.find(({ level }) => level === 'error');
  expect(html).toContain(String(line?.fields['reference']));
  expect(html).not.toMatch(/sqlite|database is|select /i);
});

test('readiness follows the database, liveness does not', async () => {
  const url = await emptyDatabaseUrl('sqlite');
  const database = openDatabase(url, () => undefined);
  await migrate(database);
  const app = await testApp({ database });
  expect([(await app.get('/healthz')).status, (await app.get('/readyz')).status]).toEqual([200, 200]);
  await app.changes.stop();
  await database.close();
  expect([(await app.get('/healthz')).status, (await app.get('/readyz')).status]).toEqual([200, 503]);
});

test('a change that may touch any answer drops them all', async () => {
  const app = await testApp();
  await app.get('/');
  expect(app.cache.find('/')).not.toBeNull();
  await app.database.db
    .transaction()
    .execute((transaction) => appendContentChange(transaction, [EVERYTHING], new Date()));
  await app.changes.catchUp();
  expect(app.cache.find('/')).toBeNull();
});

test('public HTML is the same for an administrator as for everyone', async () => {
  const app = await testApp();
  for (const path of ['/', '/postagens', '/postagens/motor-de-portao-ppa-santana']) {
    expect(await (await app.asAdministrator(path)).text()).toBe(await (await app.get(path)).text());
  }
});
