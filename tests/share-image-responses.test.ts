import { expect, test } from 'vitest';
import { testApp } from './support/app.ts';

const LIMIT = 300 * 1024;

async function pictureAt(path: string, response: Response) {
  const png = Buffer.from(await response.arrayBuffer());
  expect(response.status, `at ${path}`).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test.each([
  '/',
  '/osasco',
  '/cidades/mooca-sao-paulo-capital',
  '/postagens/motor-de-portao-ppa-santana',
  '/links-uteis/motor-na-mooca',
  '/blog/programacao-jetflex-ppa',
])('the page %s names a picture that is there, of 1200 × 630 and under 300 KB', async (path) => {
  const app = await testApp();
  await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>Texto.</p>' });
  const html = await (await app.get(path)).text();
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const picture = await pictureAt(path, await app.get(new URL(address).pathname));
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  expect(picture.png.length).toBeLessThan(LIMIT);
});

test('pages with different titles have different pictures, and the same title the same one', async () => {
  const app = await testApp();
  const [home, osasco, again] = await Promise.all(
    ['/compartilhar/inicio.png', '/compartilhar/osasco.png', '/compartilhar/inicio.png'].map(
      async (path) => (await pictureAt(path, await app.get(path))).png,
    ),
  );
  expect(home?.equals(again ?? Buffer.alloc(0))).toBe(true);
  expect(home?.equals(osasco ?? Buffer.alloc(0))).toBe(false);
});

test.each([
  '/cidades/lugar-que-nao-existe',
  '/topicos/assunto-que-nao-existe',
  '/links-uteis/nao-existe',
  '/cidades/guarulhos',
  '/links-uteis/instalacao-de-motor-de-portao',
  '/not-found',
])('the address %s, which is no page of its own, has no picture of its own', async (path) => {
  const app = await testApp();
  expect(await (await app.get(path)).text()).not.toContain(`/compartilhar${path}.png`);
  expect((await app.get(`/compartilhar${path}.png`)).status).toBe(404);
});

test('every model has a picture, for its structured data', async () => {
  const app = await testApp();
  const html = await (await app.get('/')).text();
  const addresses = Array.from(
    html.matchAll(/"image":"([^"]*\/modelos\/[^"]*)"/g),
    ([, address = '']) => new URL(address).pathname,
  );
  expect(addresses).toHaveLength(3);
  for (const path of addresses) await pictureAt(path, await app.get(path));
});

test('the administrator sees the picture of a page that is not saved yet; a visitor does not', async () => {
  const app = await testApp();
  const path = `/api/share-image?${new URLSearchParams({ title: 'Motor <b> & cia' })}`;
  await pictureAt(path, await app.asAdministrator(path));
  expect((await app.get(path)).status).toBe(401);
  expect((await app.asAdministrator('/api/share-image?title=')).status).toBe(400);
});
