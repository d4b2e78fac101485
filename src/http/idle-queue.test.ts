import { expect, test } from 'vitest';
import { createIdleQueue } from './idle-queue.ts';

function recorder() {
  const done: string[] = [];
  const errors: unknown[] = [];
  return { done, errors, onError: (error: unknown) => void errors.push(error) };
}

test('what can wait is done once and in order, and a failure does not hold up the rest', async () => {
  const { done, errors, onError } = recorder();
  const work = async (key: string) => {
    done.push(key);
    if (key === 'a') throw new Error('no memory');
  };
  const idleQueue = createIdleQueue({ work, isBusy: () => false, onError });
  for (const key of ['a', 'b', 'a', 'c']) idleQueue.add(key);
  await expect.poll(() => done).toEqual(['a', 'b', 'c']);
  expect(errors).toHaveLength(1);
  await idleQueue.stop();
});

test('nothing is begun while visitors wait, and it goes on when they are served', async () => {
  const { done, onError } = recorder();
  let looks = 0;
  let busy = true;
  const isBusy = () => {
    looks += 1;
    return busy;
  };
  const idleQueue = createIdleQueue({ work: async (key) => void done.push(key), isBusy, onError });
  idleQueue.add('a');
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(done).toEqual([]);
  busy = false;
  await expect.poll(() => done).toEqual(['a']);
  await idleQueue.stop();
});

test('what waits is bounded: more than that is left to its next visit', async () => {
  const { done, onError } = recorder();
  const idleQueue = createIdleQueue({ work: async (key) => void done.push(key), isBusy: () => false, onError });
  for (let at = 0; at < 2100; at += 1) idleQueue.add(String(at));
  await expect.poll(() => done.length).toBe(2000);
  await idleQueue.stop();
});

test('it stops with what it is doing, and begins nothing more', async () => {
  const { done, onError } = recorder();
  const gate = Promise.withResolvers<void>();
  const work = async (key: string) => {
    done.push(`${key} begun`);
    await gate.promise;
    done.push(`${key} done`);
  };
  const idleQueue = createIdleQueue({ work, isBusy: () => false, onError });
  idleQueue.add('a');
  idleQueue.add('b');
  await expect.poll(() => done).toEqual(['a begun']);
  const stopped = idleQueue.stop();
  gate.resolve();
  await stopped;
  expect(done).toEqual(['a begun', 'a done']);
});
