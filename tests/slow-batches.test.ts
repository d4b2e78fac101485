import { expect, test, vi } from 'vitest';
import { claimOldest, LEASE_MS } from '../src/database/lease.ts';
import { runAction } from '../src/page-actions/run-action.ts';
import { createSimilarityIndex } from '../src/similarity/indexes/similarity-index.ts';
import { begunAction } from './support/begun-action.ts';
import { engines, freshDatabase } from './support/database.ts';
import { noAudit, onError, pageRoom } from './support/page-room.ts';

const PLACES = ['na Mooca', 'no Brás', 'em Moema'];

test.each(engines)(
  'pages that take longer to write again than a lease lasts are held meanwhile, and no other process begins with them (%s)',
  async (engine) => {
    const room = await pageRoom(await freshDatabase(engine));
    const { db } = room.database;
    for (const place of PLACES) {
      const asked = { title: `Motor de portão ${place}`, creativity: 75 };
      const { page } = room.composer.compose(asked, createSimilarityIndex());
      const { slug, description, content, seed } = page;
      const sent = { ...asked, slug, description, content, seed: seed ?? undefined };
      await room.writer.save(sent, noAudit, 'ana@exemplo.com.br');
    }
    let now = Date.now();
    const clock = () => new Date(now);
    const action = { kind: 'regenerate', creativity: 75 } as const;
    const { id, worker } = await begunAction(room, action, clock);
    const heldFrom = async (moment: number) => {
      const row = await db.selectFrom('page_actions').select('lease_until').executeTakeFirst();
      return row?.lease_until === new Date(moment + LEASE_MS).toISOString();
    };
    const claims: (string | null)[] = [];
    /** Each page takes most of a lease; three of them are more than one. */
    const slowly: typeof room.commit = (change) =>
      room.commit({
        ...change,
        plan: (find) =>
          change.plan(async (pageId) => {
            now += LEASE_MS - 1000;
            await vi.waitUntil(() => heldFrom(now), { timeout: 120_000, interval: 50 });
            claims.push(await claimOldest(db, 'page_actions', 'another process', clock()));
            return find(pageId);
          }),
      });
    await runAction({
      ...room,
      db,
      clock,
      onError,
      action,
      worker,
      id,
      isUndo: false,
      by: 'ana@exemplo.com.br',
      commit: slowly,
      stopping: new AbortController().signal,
      pause: async () => undefined,
    });
    expect(claims).toEqual(PLACES.map(() => null));
    expect(await db.selectFrom('page_actions').select(['state', 'changed']).execute()).toEqual([
      { state: 'done', changed: PLACES.length },
    ]);
  },
);
