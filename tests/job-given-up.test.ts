import { expect, test } from 'vitest';
import { createBulkWorker } from '../src/bulk/bulk-worker.ts';
import { createJob, findJob } from '../src/bulk/jobs-store.ts';
import { freshDatabase } from './support/database.ts';
import { clock, noAudit, pageRoom } from './support/page-room.ts';

test('a job that fails again and again is given up, and its name is told once', async () => {
  const room = await pageRoom(await freshDatabase('sqlite'));
  const { db } = room.database;
  const titles = ['Motor de portão na Mooca'];
  const { id } = await createJob(db, { titles, creativity: 75, includeUnanswered: true, audit: noAudit }, clock());
  const failed: string[] = [];
  let failures = 0;
  const worker = createBulkWorker({
    ...room,
    db,
    commit: () => Promise.reject(new Error('the database is away')),
    onError() {
      failures += 1;
      // Nobody waits for the pause after a failure.
      setImmediate(worker.wake);
    },
    onFailed: (job) => void failed.push(job.id),
  });
  worker.start();
  worker.wake();
  await expect.poll(async () => (await findJob(db, id, -1))?.state).toBe('failed');
  await worker.stop();
  expect([failed, failures]).toEqual([[id], 6]);
});
