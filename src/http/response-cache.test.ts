import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody } from './compress-body.ts';
import { bestEncoding, matchesEtag } from './public-response.ts';
import { NOW, newCache, response, text } from './test-responses.ts';

test('a response is made once, and found again in each encoding', async () => {
  const cache = newCache();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return response('olá');
  };
  await Promise.all([cache.build('/', render), cache.build('/', render)]);
  expect(renders).toBe(1);
  const found = cache.find('/');
  const body = async (encoding: 'br' | 'gzip' | 'identity') => (await found?.form(encoding))?.body ?? '';
  expect(
    [brotliDecompressSync(await body('br')), gunzipSync(await body('gzip')), await body('identity')].map(String),
  ).toEqual(['olá', 'olá', 'olá']);
  expect(new Set([found?.etag('br'), found?.etag('gzip'), found?.etag('identity')]).size).toBe(3);
});

test('memory holds the brotli form alone, and those who ask for another at the same moment share one', async () => {
  const made: string[] = [];
  const counting: typeof compressBody = {
    ...compressBody,
    brotli: (body) => (made.push('quick'), compressBody.brotli(body)),
    gzip: (body) => (made.push('gzip'), compressBody.gzip(body)),
    expand: (form) => (made.push('expand'), compressBody.expand(form)),
  };
  const cache = newCache(undefined, { compress: counting });
  await cache.build('/', async () => response('olá'));
  expect(made).toEqual(['quick']);
  const found = cache.find('/');
  await Promise.all([found?.form('gzip'), found?.form('gzip')]);
  expect(made).toEqual(['quick', 'expand', 'gzip']);
  await found?.form('gzip');
  expect(made).toEqual(['quick', 'expand', 'gzip', 'expand', 'gzip']);
});

test('a change drops the responses that show it and no others', async () => {
  const cache = newCache();
  await cache.build('/a', async () => response('a', { tags: ['page:a'] }));
  await cache.build('/b', async () => response('b', { tags: ['page:b'] }));
  cache.change('page:a');
  expect(cache.find('/a')).toBeNull();
  expect(await text(cache.find('/b'))).toBe('b');
  cache.changeAll();
  expect(cache.find('/b')).toBeNull();
});

test('a response built while something changed serves its visit and is not kept', async () => {
  const cache = newCache();
  const built = await cache.build('/a', async () => {
    cache.change('page:a');
    return response('antes', { tags: ['page:a'] });
  });
  expect(await text(built)).toBe('antes');
  expect(cache.find('/a')).toBeNull();
});

test('a visit after the change is not handed the build from before it', async () => {
  const cache = newCache();
  const gate = Promise.withResolvers<void>();
  const before = cache.build('/a', async () => {
    await gate.promise;
    return response('antes', { tags: ['page:a'] });
  });
  cache.change('page:a');
  const after = cache.build('/a', async () => response('depois', { tags: ['page:a'] }));
  gate.resolve();
  expect([await text(await before), await text(await after), await text(cache.find('/a'))]).toEqual([
    'antes',
    'depois',
    'depois',
  ]);
});

test('a change of something else leaves a build under way: later visits share it and it is kept', async () => {
  const cache = newCache();
  const gate = Promise.withResolvers<void>();
  let renders = 0;
  const render = async () => {
    renders += 1;
    await gate.promise;
    return response('a', { tags: ['page:a'] });
  };
  const first = cache.build('/a', render);
  cache.change('page:b');
  const second = cache.build('/a', render);
  gate.resolve();
  expect([await text(await first), await text(await second), await text(cache.find('/a'))]).toEqual(['a', 'a', 'a']);
  expect(renders).toBe(1);
});

test('a change of everything is not survived by a response that shows nothing in particular', async () => {
  const cache = newCache();
  await cache.build('/a', async () => {
    cache.changeAll();
    return response('antes');
  });
  expect(cache.find('/a')).toBeNull();
});

test('a response ends when the clock makes it wrong, and with the phase of the day', async () => {
  let now = NOW;
  const ends = new Date(NOW.getTime() + 2000);
  const cache = newCache(() => now, { variant: () => ({ key: '', phase: 'open', until: ends }) });
  await cache.build('/a', async () => response('promoção', { validUntil: new Date(NOW.getTime() + 1000) }));
  await cache.build('/b', async () => response('aberto'));
  now = new Date(NOW.getTime() + 1000);
  expect([cache.find('/a'), await text(cache.find('/b'))]).toEqual([null, 'aberto']);
  now = ends;
  expect(cache.find('/b')).toBeNull();
});

test('a response that is not worth keeping is not kept, and a failed build is tried again', async () => {
  const cache = newCache();
  await cache.build('/?cidade=x', async () => response('busca', { kept: false }));
  expect(cache.find('/?cidade=x')).toBeNull();
  await expect(cache.build('/', () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
  expect(await text(await cache.build('/', async () => response('agora sim')))).toBe('agora sim');
});

test('memory is bounded: the oldest answers go', async () => {
  const cache = newCache(undefined, {
    maxBytes: 60_000,
    compress: { ...compressBody, brotli: async (body) => Buffer.from(body) },
  });
  const large = Buffer.alloc(40_000, 1);
  await cache.build('/um', async () => response('', { body: large }));
  await cache.build('/dois', async () => response('', { body: large }));
  expect([cache.find('/um') === null, cache.find('/dois') === null]).toEqual([true, false]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j is served as %s', (accepted, expected) => {
  expect(bestEncoding(accepted)).toBe(expected);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %j against "a" matches: %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});
