import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createIdleThread } from './idle-thread.ts';

const ECHO =
  "require('node:worker_threads').parentPort.on('message', (said) => { if (said === 'fail') throw new Error('too many open files'); require('node:worker_threads').parentPort.postMessage(said); })";

test('a thread that failed is followed by another with the next question', async () => {
  let started = 0;
  const ask = createIdleThread(() => {
    started += 1;
    return new Worker(ECHO, { eval: true });
  });
  const [first, failed, last] = await Promise.allSettled([ask('one'), ask('fail'), ask('two')]);
  expect(first).toEqual({ status: 'fulfilled', value: 'one' });
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'too many open files' } });
  expect(last).toEqual({ status: 'fulfilled', value: 'two' });
  expect(started).toBe(2);
});

test('what waits when the thread is ended is refused, and no other thread starts', async () => {
  let started = 0;
  const ask = createIdleThread(() => {
    started += 1;
    return new Worker("require('node:worker_threads').parentPort.on('message', () => undefined)", { eval: true });
  });
  const asked = Promise.allSettled([ask('one'), ask('two'), ask('three')]);
  await ask.end();
  const outcomes = [...(await asked), ...(await Promise.allSettled([ask('four')]))];
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(started).toBeLessThanOrEqual(1);
});

test('a question that comes while the idle thread ends is answered by another', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<unknown>();
  let started = 0;
  const ask = createIdleThread(() => {
    started += 1;
    const worker = new Worker(ECHO, { eval: true });
    const terminate = worker.terminate.bind(worker);
    worker.terminate = () => {
      const ended = terminate();
      resolve(ask('two'));
      return ended;
    };
    return worker;
  }, 0);
  expect(await ask('one')).toBe('one');
  expect(await answered).toBe('two');
  expect(started).toBe(2);
});
