import { expect, test } from 'vitest';
import { createRenderQueue, ClientsDisconnected } from './render-queue.ts';

function gates(count: number): PromiseWithResolvers<void>[] {
  return Array.from({ length: count }, () => Promise.withResolvers<void>());
}

test('what nobody waits for any more when its turn comes is not made', async () => {
  const visits = createRenderQueue();
  const running = gates(4);
  const busy = running.map(({ promise }) =>
    visits.take(
      new Set([null]),
      () => promise,
      () => undefined,
    ),
  );
  const visitors = Array.from({ length: 10 }, () => new AbortController());
  const [made, dropped]: [number[], number[]] = [[], []];
  const waiting = visitors.map(({ signal }, at) =>
    visits.take(
      new Set([signal]),
      async () => made.push(at),
      () => dropped.push(at),
    ),
  );
  const outcomes = Promise.allSettled(waiting);
  for (const visitor of visitors.slice(0, 8)) visitor.abort();
  for (const { resolve } of running) resolve();
  await Promise.all(busy);
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array<string>(8).fill('rejected'),
    'fulfilled',
    'fulfilled',
  ]);
  expect([made, dropped]).toEqual([
    [8, 9],
    [0, 1, 2, 3, 4, 5, 6, 7],
  ]);
  await expect(waiting[0]).rejects.toThrow(ClientsDisconnected);
});

test('what one of several visitors still waits for is made, and so is what the product asks for itself', async () => {
  const visits = createRenderQueue();
  const gone = AbortSignal.abort();
  expect(
    await visits.take(
      new Set([gone, new AbortController().signal]),
      async () => 'made',
      () => undefined,
    ),
  ).toBe('made');
  expect(
    await visits.take(
      new Set([gone, null]),
      async () => 'made',
      () => undefined,
    ),
  ).toBe('made');
});

test('a visitor keeps the machine busy while it waits and for a moment after, the product itself only while it works', async () => {
  const [own, visitors] = [createRenderQueue(), createRenderQueue()];
  await own.take(
    new Set([null]),
    async () => undefined,
    () => undefined,
  );
  await visitors.take(
    new Set([new AbortController().signal]),
    async () => undefined,
    () => undefined,
  );
  expect([own.isBusy(), visitors.isBusy()]).toEqual([false, true]);
});
