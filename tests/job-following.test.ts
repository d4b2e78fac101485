import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createBulkWorker } from '../src/bulk/bulk-worker.ts';
import { createJob } from '../src/bulk/jobs-store.ts';
import { type EventStream, followJob } from '../src/bulk/job-events.ts';
import { deleteOldJobs } from '../src/bulk/old-jobs.ts';
import { testApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';

const job = z.object({
  id: z.string(),
  state: z.string(),
  current_index: z.number().nullable(),
  current_title: z.string().nullable(),
});
const noAudit = async () => undefined;

test.each(engines)('a job says its title from its first batch on (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { id } = job.parse(
    await (
      await app.call('POST', '/api/bulk-jobs', { titles: ['Motor na Mooca', 'Motor no Brás'], creativity: 75 })
    ).json(),
  );
  const read = async () => job.parse(await (await app.call('GET', `/api/bulk-jobs/${id}`)).json());
  expect(await read()).toMatchObject({ state: 'queued', current_title: null });
  // Its first batch cannot be written, so that it can be looked at while it is the first.
  await sql`alter table generated_pages rename column description to away`.execute(app.database.db);
  app.worker.start();
  try {
    await expect.poll(async () => (await read()).current_title, { interval: 10 }).toBe('Motor na Mooca');
    expect(await read()).toMatchObject({ state: 'running', current_index: 0 });
  } finally {
    await app.worker.stop();
  }
});

test.each(engines)(
  'of ended jobs the newest are kept, with their titles, and one under way is never forgotten (%s)',
  async (engine) => {
    const { db } = await freshDatabase(engine);
    const ids: string[] = [];
    for (const minute of [0, 1, 2, 3]) {
      ids.push(
        (
          await createJob(
            db,
            { titles: ['Motor na Mooca', 'Motor no Brás'], creativity: 75, includeUnanswered: true, audit: noAudit },
            new Date(Date.UTC(2026, 10, 21, 12, minute)),
          )
        ).id,
      );
    }
    await db
      .updateTable('bulk_jobs')
      .set({ state: 'done' })
      .where('id', '!=', ids[0] ?? '')
      .execute();
    await deleteOldJobs(db, 2);
    const left = await db.selectFrom('bulk_jobs').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]]);
    const titles = await db.selectFrom('bulk_job_titles').select('job_id').distinct().orderBy('job_id').execute();
    expect(titles.map(({ job_id }) => job_id)).toEqual([ids[0], ids[2], ids[3]]);
  },
);

test('the worker forgets old jobs once it has ended one', async () => {
  const app = await testApp();
  const { db } = app.database;
  for (let minute = 0; minute < 201; minute += 1)
    await createJob(
      db,
      { titles: ['Motor'], creativity: 75, includeUnanswered: true, audit: noAudit },
      new Date(Date.UTC(2025, 0, 1, 0, minute)),
    );
  await db.updateTable('bulk_jobs').set({ state: 'cancelled' }).execute();
  await app.call('POST', '/api/bulk-jobs', { titles: ['Motor na Mooca'], creativity: 75 });
  app.worker.start();
  try {
    await expect
      .poll(async () => (await db.selectFrom('bulk_jobs').select('id').execute()).length, {
        timeout: 120_000,
        interval: 20,
      })
      .toBe(200);
  } finally {
    await app.worker.stop();
  }
});

test('a job that waits is spoken of every fifteen seconds, so that no proxy cuts the events', async () => {
  const { db } = await freshDatabase('sqlite');
  const { id } = await createJob(
    db,
    { titles: ['Motor na Mooca'], creativity: 75, includeUnanswered: true, audit: noAudit },
    new Date(),
  );
  const said: string[] = [];
  let sleptMs = 0;
  const stream: EventStream = {
    get aborted() {
      return sleptMs >= 31_000;
    },
    writeSSE: async ({ event }) => void said.push(event),
    write: async (text) => void said.push(text),
    sleep: async (milliseconds) => void (sleptMs += milliseconds),
  };
  await followJob(stream, db, id, { from: -1, mayFollow: async () => true });
  expect(said).toEqual(['progress', ': \n\n', ': \n\n']);
});

test('an error while a job is followed is logged and never told to the browser', async () => {
  const app = await testApp();
  const { id } = job.parse(
    await (await app.call('POST', '/api/bulk-jobs', { titles: ['Motor na Mooca'], creativity: 75 })).json(),
  );
  const response = await app.call('GET', `/api/bulk-jobs/${id}/events`);
  await sql`alter table bulk_job_titles rename to elsewhere`.execute(app.database.db);
  expect(await response.text()).not.toMatch(/bulk_job_titles|event: error/);
  expect(app.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('no job is claimed before all pages are known, and a stop does not wait for that', async () => {
  const { db } = await freshDatabase('sqlite');
  await createJob(
    db,
    { titles: ['Motor na Mooca'], creativity: 75, includeUnanswered: true, audit: noAudit },
    new Date(),
  );
  const asked = Promise.withResolvers<void>();
  const nothing = async () => undefined;
  const worker = createBulkWorker({
    db,
    clock: () => new Date(),
    composer: { compose: () => expect.fail('A page was made') },
    commit: () => expect.fail('A page was written'),
    registry: {
      upToDate: () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
      keepUp: nothing,
    },
    recalculation: { upToDate: async () => 0, drain: nothing },
    jobPages: null,
    onError: (error) => expect.fail(String(error)),
  });
  worker.start();
  await asked.promise;
  // Where the database is asked at once, a claim takes no turn of the event loop.
  await yieldToEventLoop();
  await worker.stop();
  expect(await db.selectFrom('bulk_jobs').select(['state', 'lease_until']).execute()).toEqual([
    { state: 'queued', lease_until: null },
  ]);
});
