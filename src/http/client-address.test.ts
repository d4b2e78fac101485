import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddressReader, isProxyRange } from './client-address.ts';

async function read(trusted: readonly string[], forwarded?: string): Promise<string> {
  const addressOf = clientAddressReader(trusted);
  const app = new Hono().get('/', (context) => context.text(addressOf(context)));
  return (await app.request('/', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } })).text();
}

test('without a trusted proxy the header is nothing', async () => {
  expect(await read([], '203.0.113.9')).toBe('127.0.0.1');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['1.2.3.4, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['1.2.3.4, lixo', '127.0.0.1'],
  ['', '127.0.0.1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, ::ffff:10.0.0.7', '203.0.113.9'],
  ['10.0.0.6, 10.0.0.7', '10.0.0.6'],
  ['2001:db8::9', '2001:db8::9'],
])('behind trusted proxies "%s" is %s', async (forwarded, address) => {
  expect(await read(['127.0.0.1', '10.0.0.0/8'], forwarded)).toBe(address);
});

test.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['fd00::/129', false],
  ['10.0.0.0/33', false],
  ['proxy', false],
  ['loopback', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.1/255.0.0.0', false],
  // Everybody would be a proxy.
  ['0.0.0.0/0', false],
])('%s is a proxy range: %s', (text, is) => {
  expect(isProxyRange(text)).toBe(is);
});

test('an IPv4 range in the form of IPv6 with the prefix of IPv4 does not trust everybody (CVE-2026-90711)', async () => {
  expect(await read(['127.0.0.1', '::ffff:10.0.0.0/8'], '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
  expect(await read(['127.0.0.1', '::ffff:10.0.0.0/104'], '1.2.3.4, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9');
});
