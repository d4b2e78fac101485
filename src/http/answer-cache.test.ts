import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { type AnswerCacheOptions, createAnswerCache } from './answer-cache.ts';
import type { PublicAnswer } from './answer-builds.ts';
import { compressBody } from './compress-body.ts';
import type { Answer } from './finished-answer.ts';
import { VisitorsLeft } from './first-visits.ts';
import { bestEncoding, matchesEtag, sendAnswer } from './public-answer.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

function newCache(clock: () => Date = () => NOW, options: AnswerCacheOptions = {}) {
  const cache = createAnswerCache(clock, options);
  onTestFinished(() => cache.stop());
  let version = 0;
  const next = () => ({ version: (version += 1), changedAt: NOW.toISOString() });
  return { ...cache, change: (...tags: string[]) => cache.drop(tags, next()), changeAll: () => cache.dropAll(next()) };
}

function answer(body: string, more: Partial<PublicAnswer> = {}): PublicAnswer {
  return {
    status: 200,
    body,
    kept: true,
    headers: { 'content-type': 'text/plain' },
    tags: [],
    validUntil: null,
    ...more,
  };
}

const text = async (found: Answer | null) => found && (await found.form('identity')).body.toString();
const brotliLength = (found: Answer | null) => {
  const form = found?.form('br');
  return form && 'body' in form ? form.body.length : 0;
};

test('an answer is made once, and found again in each encoding', async () => {
  const cache = newCache();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return answer('olá');
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
  await cache.build('/', async () => answer('olá'));
  expect(made).toEqual(['quick']);
  const found = cache.find('/');
  await Promise.all([found?.form('gzip'), found?.form('gzip')]);
  expect(made).toEqual(['quick', 'expand', 'gzip']);
  await found?.form('gzip');
  expect(made).toEqual(['quick', 'expand', 'gzip', 'expand', 'gzip']);
});

test('a change drops the answers that show it and no others', async () => {
  const cache = newCache();
  await cache.build('/a', async () => answer('a', { tags: ['page:a'] }));
  await cache.build('/b', async () => answer('b', { tags: ['page:b'] }));
  cache.change('page:a');
  expect(cache.find('/a')).toBeNull();
  expect(await text(cache.find('/b'))).toBe('b');
  cache.changeAll();
  expect(cache.find('/b')).toBeNull();
});

test('an answer built while something changed serves its visit and is not kept', async () => {
  const cache = newCache();
  const built = await cache.build('/a', async () => {
    cache.change('page:a');
    return answer('antes', { tags: ['page:a'] });
  });
  expect(await text(built)).toBe('antes');
  expect(cache.find('/a')).toBeNull();
});

test('a visit after the change is not handed the build from before it', async () => {
  const cache = newCache();
  const gate = Promise.withResolvers<void>();
  const before = cache.build('/a', async () => {
    await gate.promise;
    return answer('antes', { tags: ['page:a'] });
  });
  cache.change('page:a');
  const after = cache.build('/a', async () => answer('depois', { tags: ['page:a'] }));
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
    return answer('a', { tags: ['page:a'] });
  };
  const first = cache.build('/a', render);
  cache.change('page:b');
  const second = cache.build('/a', render);
  gate.resolve();
  expect([await text(await first), await text(await second), await text(cache.find('/a'))]).toEqual(['a', 'a', 'a']);
  expect(renders).toBe(1);
});

test('a change of everything is not survived by an answer that shows nothing in particular', async () => {
  const cache = newCache();
  await cache.build('/a', async () => {
    cache.changeAll();
    return answer('antes');
  });
  expect(cache.find('/a')).toBeNull();
});

test('an answer ends when the clock makes it wrong, and with the phase of the day', async () => {
  let now = NOW;
  const ends = new Date(NOW.getTime() + 2000);
  const cache = newCache(() => now, { variant: () => ({ key: '', phase: 'open', until: ends }) });
  await cache.build('/a', async () => answer('promoção', { validUntil: new Date(NOW.getTime() + 1000) }));
  await cache.build('/b', async () => answer('aberto'));
  now = new Date(NOW.getTime() + 1000);
  expect([cache.find('/a'), await text(cache.find('/b'))]).toEqual([null, 'aberto']);
  now = ends;
  expect(cache.find('/b')).toBeNull();
});

test('an answer that is not worth keeping is not kept, and a failed build is tried again', async () => {
  const cache = newCache();
  await cache.build('/?cidade=x', async () => answer('busca', { kept: false }));
  expect(cache.find('/?cidade=x')).toBeNull();
  await expect(cache.build('/', () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
  expect(await text(await cache.build('/', async () => answer('agora sim')))).toBe('agora sim');
});

test('memory is bounded: the oldest answers go', async () => {
  const cache = newCache(undefined, {
    maxBytes: 60_000,
    compress: { ...compressBody, brotli: async (body) => Buffer.from(body) },
  });
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

const WORDS = ['portão', 'motor', 'trilho', 'aberto', 'cremalheira', 'controle', 'sensor'];
const LONG = Array.from({ length: 4000 }, (_, index) => WORDS[((index * index * 31) >> 4) % WORDS.length]).join(' ');

test('a first visit comes quickly, and the best form follows when the machine is calm, with the same ETag', async () => {
  const cache = newCache();
  const best = await compressBody.best(await compressBody.brotli(Buffer.from(LONG)));
  const quick = await cache.build('/a', async () => answer(LONG, { tags: ['page:a'] }));
  expect(brotliLength(quick)).toBeGreaterThan(best.length);
  await expect.poll(() => brotliLength(cache.find('/a')), { timeout: 10_000 }).toBe(best.length);
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
  const first = await cache.build('/a', async () => answer('/a'));
  const second = await cache.build('/b', async () => answer('/b'));
  await expect.poll(() => cache.find('/b') === second, { timeout: 10_000 }).toBe(false);
  expect([errors.length, cache.find('/a') === first, await text(cache.find('/b'))]).toEqual([1, true, '/b']);
});

test('after a change of everything what is in memory is made again without a visitor', async () => {
  const asked: string[] = [];
  const cache = newCache(undefined, {
    warm: async (key) => {
      asked.push(key);
      await cache.build(key, async () => answer('novo preço'));
    },
  });
  await cache.build('/a', async () => answer('preço'));
  cache.changeAll();
  await expect.poll(() => text(cache.find('/a')), { timeout: 10_000 }).toBe('novo preço');
  expect(asked).toEqual(['/a']);
});

test('of a rush whose visitors hung up nothing more is made', async () => {
  const cache = newCache();
  const gate = Promise.withResolvers<void>();
  const rush = Array.from({ length: 50 }, () => new AbortController());
  let renders = 0;
  const builds = rush.map(({ signal }, at) =>
    cache.build(`/${at}`, () => ((renders += 1), gate.promise.then(() => answer(String(at)))), { visit: signal }),
  );
  const outcomes = Promise.allSettled(builds);
  // Those that have begun are ended; the next visitor waits for no other.
  await expect.poll(() => renders).toBe(4);
  for (const visitor of rush) visitor.abort();
  const next = cache.build('/next', async () => answer('agora'), { visit: new AbortController().signal });
  gate.resolve();
  expect(await text(await next)).toBe('agora');
  expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(46);
  expect(renders).toBe(4);
  await expect(builds.at(-1)).rejects.toThrow(VisitorsLeft);
});

test('a visitor who joins one that hung up is served', async () => {
  const cache = newCache();
  const gate = Promise.withResolvers<void>();
  const busy = Array.from({ length: 4 }, (_, at) =>
    cache.build(`/busy${at}`, () => gate.promise.then(() => answer('x'))),
  );
  const gone = new AbortController();
  const left = cache.build('/a', async () => answer('a'), { visit: gone.signal });
  gone.abort();
  const joined = cache.build('/a', async () => answer('a'), { visit: new AbortController().signal });
  gate.resolve();
  expect(await text(await joined)).toBe('a');
  await Promise.all([...busy, left]);
});

test('an answer that is not kept is compressed only in the form that is asked for', async () => {
  const made: string[] = [];
  const counting: typeof compressBody = {
    ...compressBody,
    brotli: (body) => (made.push('br'), compressBody.brotli(body)),
    gzip: (body) => (made.push('gzip'), compressBody.gzip(body)),
  };
  const cache = newCache(undefined, { compress: counting });
  const http = new Hono().get('/busca', async (context) =>
    sendAnswer(context, await cache.build('/busca', async () => answer('busca', { kept: false }))),
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
