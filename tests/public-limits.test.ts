import { expect, test } from 'vitest';
import { addresses } from '../src/business/addresses.ts';
import { BUDGET, COSTS } from '../src/http/public-limits.ts';
import { type TestApp, testApp } from './support/app.ts';

const PROXIED = { TRUSTED_PROXIES: '127.0.0.1' };
const STRANGER = '203.0.113.7';

const visit = (app: TestApp, path: string, address: string) =>
  app.get(path, { headers: { 'x-forwarded-for': address } });

/** Time gives back while it spends. */
async function spend(app: TestApp, address: string): Promise<void> {
  for (let spent = 0; spent < 10 * BUDGET.burst; spent += COSTS.sitemapPart) {
    const { status } = await visit(app, `/sitemap/nada-${spent}.xml`, address);
    if (status === 429) return;
    expect(status).toBe(404);
  }
}

test('a client that has spent its budget is told when to come back, in Portuguese, on a page that nobody keeps', async () => {
  const app = await testApp({ environment: PROXIED });
  await spend(app, STRANGER);
  for (const path of [
    '/nada-aqui',
    `${addresses.search}?q=mooca`,
    '/compartilhar/inicio.png',
    addresses.topic('nada'),
    addresses.customerWords('a1'.repeat(24)),
  ]) {
    let response = await visit(app, path, STRANGER);
    // Time gives back while the test runs.
    for (let again = 0; again < BUDGET.burst && response.status !== 429; again += 1)
      response = await visit(app, path, STRANGER);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('<h1>Espere um instante</h1>');
    expect(page).toMatch(/<meta name="robots" content="noindex/);
  }
  expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
  const told = app.lines.filter(({ message }) => message === 'Pedidos demais de um cliente');
  expect(told.map(({ fields }) => fields)).toContainEqual({ path: '/nada-aqui' });
});

test('whoever has spent its budget is still shown what stands finished, and everybody else everything', async () => {
  const app = await testApp({ environment: PROXIED });
  expect((await visit(app, addresses.guide, STRANGER)).status).toBe(200);
  await spend(app, STRANGER);
  expect((await visit(app, addresses.guide, STRANGER)).status).toBe(200);
  expect((await visit(app, addresses.posts, '203.0.113.8')).status).toBe(200);
  expect((await visit(app, addresses.home, '2001:db8:1:2::1')).status).toBe(200);
});

test('of IPv6 a whole network of a subscriber is one client', async () => {
  const app = await testApp({ environment: PROXIED });
  await spend(app, '2001:db8:1:2::1');
  const statuses: number[] = [];
  for (let at = 2; at < BUDGET.burst && !statuses.includes(429); at += 1)
    statuses.push((await visit(app, '/nada', `2001:db8:1:2::${at}`)).status);
  expect(statuses).toContain(429);
});

test.each([
  ['nobody of the own network is counted', {}, '10.0.0.7'],
  ['PUBLIC_LIMITS=off counts nobody', { PUBLIC_LIMITS: 'off' }, STRANGER],
])('%s', async (_, environment, address) => {
  const app = await testApp({ environment: { ...PROXIED, ...environment } });
  await spend(app, address);
  await spend(app, address);
  expect((await visit(app, '/nada', address)).status).toBe(404);
});
