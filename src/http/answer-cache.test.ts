import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createAnswerCache, type FinishedAnswer, type PassingAnswer, type PublicAnswer } from './answer-cache.ts';
import { BEST, compressBody } from './compress-body.ts';
import { bestEncoding, matchesEtag, sendAnswer } from './public-answer.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

function answer(body: string, more: Partial<PublicAnswer> = {}): PublicAnswer {
  return { status: 200, body, kept: true, headers: { 'content-type': 'text/plain' }, tags: [], validUntil: null, ...more };
}

function wireOf(found: FinishedAnswer | PassingAnswer | null): FinishedAnswer['wire'] | null {
  return found !== null && 'wire' in found ? found.wire : null;
}

const text = (found: FinishedAnswer | PassingAnswer | null) => wireOf(found)?.identity.body.toString() ?? null;

test('an answer is finished once, in each encoding, and found again', async () => {
  const cache = createAnswerCache(() => NOW);
  let renders = 0;
  const render = async () => {
    renders += 1;
    return answer('olá');
  };
  await Promise.all([cache.build('/', render), cache.build('/', render)]);
  expect(renders).toBe(1);
  const found = cache.find('/');
  expect(text(found)).toBe('olá');
  expect(brotliDecompressSync(found?.wire.br.body ?? '').toString()).toBe('olá');
  expect(gunzipSync(found?.wire.gzip.body ?? '').toString()).toBe('olá');
  expect(new Set([found?.wire.br.etag, found?.wire.gzip.etag, found?.wire.identity.etag]).size).toBe(3);
});

test('a change drops the answers that show it and no others', async () => {
  const cache = createAnswerCache(() => NOW);
  await cache.build('/a', async () => answer('a', { tags: ['page:a'] }));
  await cache.build('/b', async () => answer('b', { tags: ['page:b'] }));
  cache.drop(['page:a']);
  expect(cache.find('/a')).toBeNull();
  expect(text(cache.find('/b'))).toBe('b');
  cache.dropAll();
  expect(cache.find('/b')).toBeNull();
});

test('an answer built while something changed serves its visit and is not kept', async () => {
  const cache = createAnswerCache(() => NOW);
  const built = await cache.build('/a', async () => {
    cache.drop(['page:a']);
    return answer('antes', { tags: ['page:a'] });
  });
  expect(text(built)).toBe('antes');
  expect(cache.find('/a')).toBeNull();
});

test('a visit after the change is not handed the build from before it', async () => {
  const cache = createAnswerCache(() => NOW);
  const gate = Promise.withResolvers<void>();
  const before = cache.build('/a', async () => {
    await gate.promise;
    return answer('antes', { tags: ['page:a'] });
  });
  cache.drop(['page:a']);
  const after = cache.build('/a', async () => answer('depois', { tags: ['page:a'] }));
  gate.resolve();
  expect([text(await before), text(await after), text(cache.find('/a'))]).toEqual(['antes', 'depois', 'depois']);
});

test('a change of something else leaves a build under way: later visits share it and it is kept', async () => {
  const cache = createAnswerCache(() => NOW);
  const gate = Promise.withResolvers<void>();
  let renders = 0;
  const render = async () => {
    renders += 1;
    await gate.promise;
    return answer('a', { tags: ['page:a'] });
  };
  const first = cache.build('/a', render);
  cache.drop(['page:b']);
  const second = cache.build('/a', render);
  gate.resolve();
  expect([text(await first), text(await second), text(cache.find('/a'))]).toEqual(['a', 'a', 'a']);
  expect(renders).toBe(1);
});

test('a build that outlasts all changes that are remembered is not kept', async () => {
  const cache = createAnswerCache(() => NOW);
  await cache.build('/a', async () => {
    cache.drop(['page:a']);
    for (let change = 0; change < 300; change += 1) cache.drop([`page:b${change}`]);
    return answer('antes', { tags: ['page:a'] });
  });
  expect(cache.find('/a')).toBeNull();
});

test('a change of everything is not survived by an answer that shows nothing in particular', async () => {
  const cache = createAnswerCache(() => NOW);
  await cache.build('/a', async () => {
    cache.dropAll();
    return answer('antes');
  });
  expect(cache.find('/a')).toBeNull();
});

test('an answer ends when the clock makes it wrong', async () => {
  let now = NOW;
  const cache = createAnswerCache(() => now);
  await cache.build('/', async () => answer('aberto', { validUntil: new Date(NOW.getTime() + 1000) }));
  expect(text(cache.find('/'))).toBe('aberto');
  now = new Date(NOW.getTime() + 1000);
  expect(cache.find('/')).toBeNull();
});

test('an answer that is not worth keeping is not kept, and a failed build is tried again', async () => {
  const cache = createAnswerCache(() => NOW);
  await cache.build('/?cidade=x', async () => answer('busca', { kept: false }));
  expect(cache.find('/?cidade=x')).toBeNull();
  await expect(cache.build('/', () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
  expect(text(await cache.build('/', async () => answer('agora sim')))).toBe('agora sim');
});

test('memory is bounded: the oldest answers go', async () => {
  const cache = createAnswerCache(() => NOW, {}, 60_000);
  const large = Buffer.alloc(40_000, 1);
  await cache.build('/um', async () => answer('', { body: large }));
  await cache.build('/dois', async () => answer('', { body: large }));
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

test('an answer that visitors wait for after a change comes quickly, and is compressed at the best ratio afterwards', async () => {
  const cache = createAnswerCache(() => NOW);
  const words = ['portão', 'motor', 'trilho', 'aberto', 'cremalheira', 'controle', 'sensor'];
  const long = Array.from({ length: 4000 }, (_, index) => words[((index * index * 31) >> 4) % words.length]).join(' ');
  const render = async () => answer(long, { tags: ['page:a'] });
  const bytes = () => cache.find('/a')?.wire.br.body.length ?? 0;
  await cache.build('/a', render);
  const best = bytes();
  cache.drop(['page:a']);
  const quick = await cache.build('/a', render);
  expect(wireOf(quick)?.br.body.length).toBeGreaterThan(best);
  await expect.poll(bytes, { timeout: 10_000 }).toBe(best);
  expect(text(cache.find('/a'))).toBe(long);
  expect(cache.find('/a')?.wire.br.etag).toBe(wireOf(quick)?.br.etag);
  cache.drop(['page:a']);
  expect(cache.find('/a')).toBeNull();
});

test('an answer that is not kept is compressed only in the form that is asked for', async () => {
  const made: string[] = [];
  const counting: typeof compressBody = {
    br: (body, effort) => (made.push('br'), compressBody.br(body, effort)),
    gzip: (body, effort) => (made.push('gzip'), compressBody.gzip(body, effort)),
  };
  const cache = createAnswerCache(() => NOW, {}, undefined, counting);
  const http = new Hono().get('/busca', async (context) => sendAnswer(context, await cache.build('/busca', async () => answer('busca', { kept: false }))));
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

test('a compression that fails leaves the quick answer, and the next is improved none the less', async () => {
  let failing = false;
  let failed = 0;
  const compress: typeof compressBody = {
    ...compressBody,
    async br(body, effort) {
      if (!failing || effort !== BEST) return compressBody.br(body, effort);
      failing = false;
      failed += 1;
      throw new Error('no memory');
    },
  };
  const cache = createAnswerCache(() => NOW, {}, undefined, compress);
  const addresses = ['/a', '/b'];
  for (const address of addresses) await cache.build(address, async () => answer(address, { tags: ['page'] }));
  cache.drop(['page']);
  failing = true;
  const quick = await Promise.all(addresses.map((address) => cache.build(address, async () => answer(address, { tags: ['page'] }))));
  await expect.poll(() => cache.find('/b') === quick[1], { timeout: 10_000 }).toBe(false);
  expect([failed, cache.find('/a') === quick[0], text(cache.find('/b'))]).toEqual([1, true, '/b']);
});
