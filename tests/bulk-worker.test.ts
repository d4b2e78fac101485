import { queryObjects } from 'node:v8';
import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Engine } from '../src/database/connect.ts';
import type { Schema } from '../src/database/schema.ts';
import { cancelJob, createJob } from '../src/bulk/jobs-store.ts';
import { createBulkWorker } from '../src/bulk/bulk-worker.ts';
import { engines, freshDatabase } from './support/database.ts';
import { clock, onError, pageRoom, noAudit } from './support/page-room.ts';

test('a process that waits for jobs keeps nothing of the turns behind it', async () => {
  const { db } = await freshDatabase('sqlite');
  let turns = 0;
  const worker = createBulkWorker({
    db,
    clock: () => new Date(),
    composer: { compose: () => expect.fail('no job is open') },
    commit: () => expect.fail('no job is open'),
    registry: {
      upToDate: async () => undefined,
      async keepUp() {
        turns += 1;
        setImmediate(worker.wake);
      },
    },
    recalculation: { upToDate: async () => 0, drain: async () => undefined },
    jobPages: null,
    onError: (error) => expect.fail(String(error)),
  });
  const functionsAfter = async (many: number): Promise<number> => {
    const end = turns + many;
    await vi.waitUntil(() => turns >= end, { timeout: 120_000, interval: 5 });
    return queryObjects(Function, { format: 'count' });
  };
  worker.start();
  worker.wake();
  const before = await functionsAfter(100);
  const after = await functionsAfter(1000);
  await worker.stop();
  expect(after - before).toBeLessThan(100);
});

/** A page of the same text is saved while a job's only batch is on its way. @returns what is in the database in the end. */
async function savedBesideBatch(
  engine: Engine,
  titles: readonly string[],
  meanwhile: (db: Kysely<Schema>, job: string) => Promise<unknown>,
) {
  const room = await pageRoom(await freshDatabase(engine));
  const { db } = room.database;
  const job = await createJob(db, { titles, creativity: 75, includeUnanswered: true, audit: noAudit }, clock());
  let saved: Promise<unknown> | undefined;
  const worker = createBulkWorker({
    ...room,
    db,
    onError,
    recalculation: {
      ...room.recalculation,
      // Before the batch is composed, so that it is certain to come before the batch's end.
      async upToDate() {
        const comparedAt = await room.recalculation.upToDate();
        if (saved === undefined) await meanwhile(db, job.id);
        return comparedAt;
      },
    },
    composer: {
      compose(...asked) {
        const composed = room.composer.compose(...asked);
        const { title, content } = composed.page;
        saved ??= Promise.resolve().then(() =>
          room.writer.save({ title, slug: 'a-mesma-pagina', content }, noAudit, 'x@exemplo.com.br'),
        );
        return composed;
      },
    },
  });
  worker.start();
  await vi.waitUntil(
    async () =>
      (await db.selectFrom('bulk_jobs').select('state').executeTakeFirst())?.state !== 'queued' && saved !== undefined,
    { timeout: 120_000 },
  );
  await saved;
  await vi.waitUntil(
    async () => (await db.selectFrom('bulk_jobs').select('state').executeTakeFirst())?.state !== 'running',
    { timeout: 120_000 },
  );
  await worker.stop();
  await room.recalculation.drain();
  return db.selectFrom('generated_pages').select(['slug', 'indexable', 'nearest_id']).execute();
}

test.each(engines)(
  'a page saved while a batch that is then given up was on its way is compared with nothing of it (%s)',
  async (engine) => {
    const pages = await savedBesideBatch(
      engine,
      ['Motor basculante na Mooca', 'Portão social', 'Cremalheira nova'],
      (db, job) => cancelJob(db, job, noAudit, clock()),
    );
    expect(pages).toEqual([{ slug: 'a-mesma-pagina', indexable: 1, nearest_id: null }]);
  },
);

test.each(engines)(
  'of a page saved while a batch with its text was on its way and the one of the batch, one stays in search engines (%s)',
  async (engine) => {
    const titles = ['Motor basculante na Mooca', ...Array.from({ length: 19 }, (_, index) => `Portão número ${index}`)];
    const pages = await savedBesideBatch(engine, titles, async () => undefined);
    expect(pages).toHaveLength(21);
    expect(
      pages
        .filter(({ slug }) => /mesma|mooca/.test(slug))
        .map(({ indexable }) => indexable)
        .toSorted(),
    ).toEqual([0, 1]);
  },
);
