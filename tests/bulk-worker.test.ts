import { queryObjects } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { createBulkWorker } from '../src/generated-pages/bulk-worker.ts';
import { freshDatabase } from './support/database.ts';

test('a process that waits for jobs keeps nothing of the turns behind it', async () => {
  const { db } = await freshDatabase('sqlite');
  let turns = 0;
  const worker = createBulkWorker({
    db,
    clock: () => new Date(),
    writer: { compose: () => expect.fail('no job is open') },
    registry: {
      upToDate: async () => undefined,
      async keepUp() {
        turns += 1;
        setImmediate(worker.wake);
      },
      add: () => undefined,
      remove: () => undefined,
    },
    measurer: { workOff: async () => undefined },
    changes: { catchUp: async () => undefined },
    onError: (error) => expect.fail(String(error)),
  });
  const functionsAfter = async (many: number): Promise<number> => {
    const end = turns + many;
    await vi.waitUntil(() => turns >= end, { timeout: 10_000, interval: 5 });
    return queryObjects(Function, { format: 'count' });
  };
  worker.start();
  worker.wake();
  const before = await functionsAfter(100);
  const after = await functionsAfter(1000);
  await worker.stop();
  expect(after - before).toBeLessThan(100);
});
