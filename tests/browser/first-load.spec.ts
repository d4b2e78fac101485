import { request } from '@playwright/test';
import { addresses } from '../../src/business/addresses.ts';
import { expect, test } from './support/server.ts';

/** What a server may send before it waits for the first answer: ten packets. */
const ROUND_TRIP_BYTES = 14_600;

const LANDING_PAGES = [
  addresses.home,
  addresses.topic('motor-deslizante'),
  addresses.topic('portao-nao-fecha'),
  addresses.usefulLink('motor-basculante'),
  addresses.place('mooca-sao-paulo-capital'),
  // The zone with the most districts.
  addresses.place('zona-leste-sao-paulo-capital'),
  addresses.place('lugar-inventado'),
  addresses.post('motor-basculante-ppa-vila-olimpia'),
];

test('a landing page comes in one round trip', async ({ server, published }) => {
  const visitor = await request.newContext({ baseURL: server.origin, extraHTTPHeaders: { 'accept-encoding': 'br' } });
  for (const address of [...LANDING_PAGES, published.address]) {
    const { 'content-encoding': encoding, 'content-length': bytes } = (await visitor.get(address)).headers();
    expect(encoding, address).toBe('br');
    expect(Number(bytes), address).toBeGreaterThan(0);
    expect(Number(bytes), address).toBeLessThanOrEqual(ROUND_TRIP_BYTES);
  }
  await visitor.dispose();
});

test('a page asks for nothing besides itself but pictures and one font', async ({ visit, published }) => {
  for (const address of [...LANDING_PAGES, published.address]) {
    const { page } = await visit();
    const kinds: string[] = [];
    page.on('request', (asked) => kinds.push(asked.url().endsWith(addresses.favicon) ? 'image' : asked.resourceType()));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(kinds.filter((kind) => kind !== 'image' && kind !== 'font'), address).toEqual(['document']);
    expect(kinds.filter((kind) => kind === 'font').length, address).toBeLessThanOrEqual(1);
  }
});
