import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressBody } from './compress-body.ts';
import { ClientsDisconnected } from './render-queue.ts';
import { sendResponse } from './public-response.ts';
import { newCache, response, text, brotliLength } from './test-responses.ts';

const WORDS = ['portão', 'motor', 'trilho', 'aberto', 'cremalheira', 'controle', 'sensor'];
const LONG = Array.from({ length: 4000 }, (_, index) => WORDS[((index * index * 31) >> 4) % WORDS.length]).join(' ');

test('a first visit comes quickly, and the best form follows when the machine is calm, with the same ETag', async () => {
  const cache = newCache();
  const best = await compressBody.best(await compressBody.brotli(Buffer.from(LONG)));
  const quick = await cache.build('/a', async () => response(LONG, { tags: ['page:a'] }));
  expect(brotliLength(quick)).toBeGreaterThan(best.length);
  await expect.poll(() => brotliLength(cache.find('/a'))).toBe(best.length);
  expect(await text(cache.find('/a'))).toBe(LONG);
  expect(cache.find('/a')?.etag('br')).toBe(quick.etag('br'));
  cache.change('page:a');
  expect(cache.find('/a')).toBeNull();
});

test('a compression that fails leaves the quick form, and the next is improved none the less', async () => {
  const errors: unknown[] = [];
  const compress: typeof compressBody = {
    ...compressBody,
    async best(quick) {
      if (errors.length === 0) throw new Error('no memory');
      return compressBody.best(quick);
    },
  };
  const cache = newCache(undefined, { compress, onError: (error) => void errors.push(error) });
  const first = await cache.build('/a', async () => response('/a'));
  const second = await cache.build('/b', async () => response('/b'));
  await expect.poll(() => cache.find('/b') === second).toBe(false);
  expect([errors.length, cache.find('/a') === first, await text(cache.find('/b'))]).toEqual([1, true, '/b']);
});

test('after a change of everything what is in memory is made again without a visitor', async () => {
  const asked: string[] = [];
  const cache = newCache(undefined, {
    warm: async (key) => {
      asked.push(key);
      await cache.build(key, async () => response('novo preço'));
    },
  });
  await cache.build('/a', async () => response('preço'));
  cache.changeAll();
  await expect.poll(() => text(cache.find('/a'))).toBe('novo preço');
  expect(asked).toEqual(['/a']);
});

test('of a rush whose visitors hung up nothing more is made', async () => {
  const cache = newCache();
  const gate = Promise.withResolvers<void>();
  const rush = Array.from({ length: 50 }, () => new AbortController());
  let renders = 0;
  const builds = rush.map(({ signal }, at) =>
    cache.build(`/${at}`, () => ((renders += 1), gate.promise.then(() => response(String(at)))), { visit: signal }),
  );
  const outcomes = Promise.allSettled(builds);
  // Those that have begun are ended; the next visitor waits for no other.
  await expect.poll(() => renders).toBe(4);
  for (const visitor of rush) visitor.abort();
  const next = cache.build('/next', async () => response('agora'), { visit: new AbortController().signal });
  gate.resolve();
  expect(await text(await next)).toBe('agora');
  expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(46);
  expect(renders).toBe(4);
  await expect(builds.at(-1)).rejects.toThrow(ClientsDisconnected);
});

test('a visitor who joins one that hung up is served', async () => {
  const cache = newCache();
  const gate = Promise.withResolvers<void>();
  const busy = Array.from({ length: 4 }, (_, at) =>
    cache.build(`/busy${at}`, () => gate.promise.then(() => response('x'))),
  );
  const gone = new AbortController();
  const left = cache.build('/a', async () => response('a'), { visit: gone.signal });
  gone.abort();
  const joined = cache.build('/a', async () => response('a'), { visit: new AbortController().signal });
  gate.resolve();
  expect(await text(await joined)).toBe('a');
  await Promise.all([...busy, left]);
});

test('a response that is not kept is compressed only in the form that is asked for', async () => {
  const made: string[] = [];
  const counting: typeof compressBody = {
    ...compressBody,
    brotli: (body) => (made.push('br'), compressBody.brotli(body)),
    gzip: (body) => (made.push('gzip'), compressBody.gzip(body)),
  };
  const cache = newCache(undefined, { compress: counting });
  const http = new Hono().get('/busca', async (context) =>
    sendResponse(context, await cache.build('/busca', async () => response('busca', { kept: false }))),
  );
  const ask = async (encoding: string) => http.request('/busca', { headers: { 'accept-encoding': encoding } });
  expect(await (await ask('identity')).text()).toBe('busca');
  expect(made).toEqual([]);
  const zipped = await ask('gzip');
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe('busca');
  expect(made).toEqual(['gzip']);
  const brotli = await ask('gzip, br');
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe('busca');
  expect(made).toEqual(['gzip', 'br']);
  expect(new Set([zipped.headers.get('etag'), brotli.headers.get('etag')]).size).toBe(2);
});
