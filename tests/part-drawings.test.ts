import { expect, test } from 'vitest';
import { litDrawing } from '../src/site/drawings/drawing-files.tsx';
import { testApp } from './support/app.ts';

const [address = ''] = litDrawing('sliding', 'photocell').still.split('#');

test('a drawing is one file that browsers keep', async () => {
  const app = await testApp();
  const response = await app.get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toMatch(/^<svg .*<g id="photocell"/s);
  expect((await app.get(address.replace(/\.[0-9a-f]+\./, '.00000000.'))).status).toBe(404);
});

test('a drawing is small enough to come with its page', async () => {
  const app = await testApp();
  const response = await app.get(address, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(4000);
});
