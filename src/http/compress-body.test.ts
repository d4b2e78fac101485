import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BEST, compressBody, QUICK } from './compress-body.ts';

const page = Buffer.from(Array.from({ length: 4000 }, (_, line) => `<p>Portão número ${(line * 7919) % 4001}</p>`).join(''));

test('whoever waits for a quick answer does not wait behind a rush of best ones', async () => {
  let finished = 0;
  const rush = Array.from({ length: 20 }, () => compressBody.br(page, BEST).then(() => (finished += 1)));
  await nextTurn();
  await compressBody.br(page, QUICK);
  expect(finished).toBeLessThan(10);
  await Promise.all(rush);
  expect(finished).toBe(20);
});
