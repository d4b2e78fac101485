import { expect, onTestFinished, test, vi } from 'vitest';
import { runAction } from '../src/page-actions/run-action.ts';
import { begunAction } from './support/begun-action.ts';
import { freshDatabase } from './support/database.ts';
import { noAudit, onError, pageRoom } from './support/page-room.ts';

const PAGES = 25;

interface Deletion {
  readonly isApart: boolean;
  /** What each batch takes, in milliseconds. */
  readonly takes: number;
}

/** Deletes all pages. @returns how long each pause between two batches is, in milliseconds. */
async function pausesOf({ isApart, takes }: Deletion): Promise<readonly number[]> {
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
  let now = 0;
  const timer = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => timer.mockRestore());
  await runAction({
    ...room,
    commit: (change) => {
      now += takes;
      return room.commit(change);
    },
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

test('an action on the thread that answers visitors takes few pages at once, and pauses as long as they took', async () => {
  expect(await pausesOf({ isApart: false, takes: 0 })).toEqual([15, 15]);
  expect(await pausesOf({ isApart: false, takes: 400 })).toEqual([400, 400]);
});

test('an action in another process begins few batches, and leaves the processor twice as long as each took', async () => {
  expect(await pausesOf({ isApart: true, takes: 0 })).toEqual([400]);
  expect(await pausesOf({ isApart: true, takes: 400 })).toEqual([800]);
});
