import { randomUUID } from 'node:crypto';
import { claimOldest } from '../../src/database/lease.ts';
import type { PageAction } from '../../src/page-actions/action-contracts.ts';
import { beginAction } from '../../src/page-actions/begin-action.ts';
import { noAudit, type pageRoom } from './page-room.ts';

/** An action on all pages that stand, begun and claimed by a worker that has not done anything yet. */
export async function begunAction(
  { database: { db, reads } }: Awaited<ReturnType<typeof pageRoom>>,
  action: PageAction,
  clock: () => Date,
): Promise<{ readonly id: string; readonly worker: string }> {
  const begun = await beginAction(
    { db, reads, now: clock(), by: 'ana@exemplo.com.br', audit: noAudit, words: (title) => title },
    action,
    { from: 'list', filter: {}, except: [] },
  );
  const worker = randomUUID();
  const id = await claimOldest(db, 'page_actions', worker, clock());
  if (begun === null || id !== begun.id) throw new Error('Another action was claimed');
  return { id, worker };
}
