import { expect, test } from 'vitest';
import { runAction } from '../src/page-actions/run-action.ts';
import { begunAction } from './support/begun-action.ts';
import { freshDatabase } from './support/database.ts';
import { noAudit, onError, pageRoom } from './support/page-room.ts';

const PAGES = 25;

/** Deletes all pages. @returns how long each pause between two batches is, in milliseconds. */
async function pausesOf({ isApart }: { readonly isApart: boolean }): Promise<readonly number[]> {
  const room = await pageRoom(await freshDatabase('sqlite'));
  const { db } = room.database;
  for (let at = 0; at < PAGES; at += 1)
    await room.writer.save(
      { title: `Motor ${at}`, content: '<p>O motor abre o portão.</p>' },
      noAudit,
      'ana@exemplo.com.br',
    );
  const clock = () => new Date();
  const action = { kind: 'delete' } as const;
  const { id, worker } = await begunAction(room, action, clock);
  const pauses: number[] = [];
  await runAction({
    ...room,
    db,
    clock,
    onError,
    action,
    worker,
    id,
    isUndo: false,
    isApart,
    by: 'ana@exemplo.com.br',
    stopping: new AbortController().signal,
    pause: async (ms) => void pauses.push(ms),
  });
  expect(await db.selectFrom('page_actions').select(['state', 'changed']).execute()).toEqual([
    { state: 'done', changed: PAGES },
  ]);
  return pauses;
}

test('an action on the thread that answers visitors takes few pages at once', async () => {
  const pauses = await pausesOf({ isApart: false });
  expect(pauses).toHaveLength(2);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(15);
});

test('an action in another process begins few batches, and leaves the processor in between', async () => {
  expect(await pausesOf({ isApart: true })).toEqual([200]);
});
