import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBestCompression } from './best-compression.ts';
import { compressBody, release } from './compress-body.ts';

const WORDS =
  'o portão abre fecha para motor controle de correr basculante trilho e a folha não com placa sensor'.split(' ');

/** Sentences of a few words in no order, as in a page: each quality makes another length of it. */
function sentence(line: number): string {
  const words = Array.from({ length: 12 }, (_, at) => WORDS[(((line * 12 + at) ** 3 * 7919) % 104_729) % WORDS.length]);
  return `<p>${words.join(' ')} ${line}.</p>`;
}

const page = Buffer.from(Array.from({ length: 800 }, (_, line) => sentence(line)).join(''));

test('every form holds the same text, and its own bytes alone', async () => {
  const quick = await compressBody.brotli(page);
  const best = await compressBody.best(quick);
  const [gzip, text] = [await compressBody.gzip(page), await compressBody.expand(best)];
  expect(
    [brotliDecompressSync(quick), brotliDecompressSync(best), gunzipSync(gzip), text].map((one) => one.equals(page)),
  ).toEqual([true, true, true, true]);
  expect(best.length).toBeLessThan(quick.length);
  for (const form of [quick, gzip, text]) expect(form.buffer.byteLength).toBe(form.length);
});

test('whoever waits for a quick form does not wait for a best one', async () => {
  const quick = await compressBody.brotli(page);
  const order: string[] = [];
  const best = compressBody.best(quick).then(() => order.push('best'));
  await yieldToEventLoop();
  await compressBody.brotli(page).then(() => order.push('quick'));
  await best;
  expect(order).toEqual(['quick', 'best']);
});

test('in a rush forms are made quicker, and so are longer', async () => {
  const alone = await compressBody.brotli(page);
  const rush = await Promise.all(Array.from({ length: 8 }, () => compressBody.brotli(page)));
  expect(Math.max(...rush.map(({ length }) => length))).toBeGreaterThan(alone.length);
  expect(rush.every((form) => brotliDecompressSync(form).equals(page))).toBe(true);
});

test('of several best forms that are asked for at once each is of its own text', async () => {
  const texts = ['um', 'dois', 'três'].map((word) => `${word} `.repeat(1000));
  const forms = await Promise.all(
    texts.map(async (text) => compressBody.best(await compressBody.brotli(Buffer.from(text)))),
  );
  expect(forms.map((form) => brotliDecompressSync(form).toString())).toEqual(texts);
});

test('what cannot be compressed is said to be so, and the next is compressed none the less', async () => {
  const best = createBestCompression();
  await expect(best(Buffer.from('isto não é brotli'))).rejects.toThrow('Decompression failed');
  const quick = await compressBody.brotli(page);
  expect((await best(quick)).length).toBeLessThan(quick.length);
});

test('memory that is released is free at once, and small buffers, which share theirs, are left alone', () => {
  const [large, small] = [Buffer.alloc(100_000), Buffer.from('texto')];
  release(large);
  release(small);
  expect([large.length, small.toString()]).toEqual([0, 'texto']);
});
