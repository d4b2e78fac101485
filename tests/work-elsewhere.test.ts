import { expect, onTestFinished, test, vi } from 'vitest';
import { createActionWorker } from '../src/page-actions/action-worker.ts';
import { beginAction } from '../src/page-actions/begin-action.ts';
import { freshDatabase } from './support/database.ts';
import { testApp } from './support/app.ts';
import { clock, noAudit, pageRoom } from './support/page-room.ts';

const by = 'ana@exemplo.com.br';

/** A worker, beside another process, for the deletion of one page that counts as one of so many. */
async function workerFor(total: number, elsewhere: () => Promise<void>) {
  const room = await pageRoom(await freshDatabase('sqlite'));
  const { db, reads } = room.database;
  const text = { slug: 'motor-na-mooca', description: 'Motor na Mooca.', content: '<p>O motor abre o portão.</p>' };
  await room.writer.save({ title: 'Motor na Mooca', creativity: 75, ...text }, noAudit, by);
  const all = { from: 'list', filter: {}, except: [] } as const;
  const begun = { db, reads, now: clock(), by, audit: noAudit, words: (title: string) => title };
  await beginAction(begun, { kind: 'delete' }, all);
  await db.updateTable('page_actions').set({ total }).execute();
  const onError = vi.fn<(error: unknown) => void>();
  const worker = createActionWorker({ ...room, db, elsewhere, onError });
  worker.start();
  worker.wake();
  onTestFinished(() => worker.stop());
  const state = async () => (await db.selectFrom('page_actions').select('state').executeTakeFirst())?.state;
  return { state, onError, stop: worker.stop };
}

const isDone = { timeout: 120_000, interval: 20 };

test('an action on a few pages is done by the server itself', async () => {
  const elsewhere = vi.fn<() => Promise<void>>(async () => undefined);
  const { state } = await workerFor(200, elsewhere);
  await expect.poll(state, isDone).toBe('done');
  expect(elsewhere).not.toHaveBeenCalled();
});

test('an action on many pages is left to another process', async () => {
  const elsewhere = vi.fn<() => Promise<void>>(async () => undefined);
  const { state, stop } = await workerFor(201, elsewhere);
  await expect.poll(() => elsewhere.mock.calls.length, isDone).toBeGreaterThan(1);
  await stop();
  expect(await state()).toBe('queued');
});

test('an action on many pages is done by the server where no other process can be had', async () => {
  const cause = new Error('No process');
  const { state, onError } = await workerFor(201, () => Promise.reject(cause));
  await expect.poll(state, isDone).toBe('done');
  expect(onError).toHaveBeenCalledWith(cause);
});

/** The product, beside another process, with a job of two titles that counts as one of so many. */
async function appWithJob(total: number, elsewhere: () => Promise<void>) {
  const app = await testApp({ elsewhere });
  const titles = ['Portão não fecha na Mooca', 'Motor de portão no Tatuapé'];
  await app.call('POST', '/api/bulk-jobs', { titles, creativity: 75 });
  const { db } = app.database;
  await db.updateTable('bulk_jobs').set({ total }).execute();
  const loops = [app.worker, app.actionWorker];
  for (const loop of loops) loop.start();
  for (const loop of loops) loop.wake();
  const stop = () => Promise.all(loops.map((loop) => loop.stop()));
  onTestFinished(async () => void (await stop()));
  const state = async () => (await db.selectFrom('bulk_jobs').select('state').executeTakeFirst())?.state;
  return { app, state, stop };
}

test('a job of 2,000 titles is worked on by the server itself', async () => {
  const elsewhere = vi.fn<() => Promise<void>>(async () => undefined);
  const { state } = await appWithJob(2000, elsewhere);
  await expect.poll(state, isDone).toBe('done');
  expect(elsewhere).not.toHaveBeenCalled();
});

test('a job of more titles is left to another process', async () => {
  const elsewhere = vi.fn<() => Promise<void>>(async () => undefined);
  const { state, stop } = await appWithJob(2001, elsewhere);
  await expect.poll(() => elsewhere.mock.calls.length, isDone).toBeGreaterThan(1);
  await stop();
  expect(await state()).toBe('queued');
});

test('a job of many titles is worked on by the server where no other process can be had', async () => {
  const cause = new Error('No process');
  const { app, state } = await appWithJob(2001, () => Promise.reject(cause));
  await expect.poll(state, isDone).toBe('done');
  expect(app.lines).toContainEqual(
    expect.objectContaining({ level: 'error', fields: expect.objectContaining({ error: cause }) }),
  );
});
