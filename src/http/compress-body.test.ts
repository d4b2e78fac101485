import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody } from './compress-body.ts';

const page = Buffer.from(Array.from({ length: 4000 }, (_, line) => `<p>Portão número ${(line * 7919) % 4001}</p>`).join(''));

test('every form holds the same text', async () => {
  const [quick, best] = [await compressBody.brotli(page, 'quick'), await compressBody.brotli(page, 'best')];
  expect([brotliDecompressSync(quick), brotliDecompressSync(best), gunzipSync(await compressBody.gzip(page)), await compressBody.expand(best)].map((text) => text.equals(page))).toEqual([true, true, true, true]);
  expect(best.length).toBeLessThan(quick.length);
});

test('whoever waits for a quick form does not wait for a best one', async () => {
  const order: string[] = [];
  const best = compressBody.brotli(page, 'best').then(() => order.push('best'));
  await nextTurn();
  await compressBody.brotli(page, 'quick').then(() => order.push('quick'));
  await best;
  expect(order).toEqual(['quick', 'best']);
});
