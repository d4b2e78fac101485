import type { Kysely } from 'kysely';
import { THE_SERVER, writeAuditEvent } from '../audit/audit-event.ts';
import type { Schema } from '../database/schema.ts';
import type { Commit } from '../pages/commit.ts';
import { binEnd, listExpired } from '../pages/page-bin.ts';
import { plural } from '../text/portuguese.ts';

const BATCH = 20;
const ACTIONS_AT_ONCE = 20;
const PAGES_AT_ONCE = 500;
/** Longer than it takes to write down the pages of any action: what is still in preparation then has lost its process. */
const PREPARED_WITHIN_MS = 60 * 60 * 1000;

export interface BinKeeping {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly commit: Commit;
  /** Between two batches, for visitors. */
  readonly breath: () => Promise<unknown>;
  readonly isStopped: () => boolean;
}

/** Erases what has been in the bin for its time, and forgets the actions that can no longer be undone or never began. @returns how many pages went. */
export async function emptyBin(keeping: BinKeeping): Promise<number> {
  const { db, clock, commit, breath, isStopped } = keeping;
  let erased = 0;
  while (!isStopped()) {
    const ids = await listExpired(db, clock(), BATCH);
    if (ids.length === 0) break;
    const committed = await commit<never>({
      async plan(find) {
        const found = await Promise.all(ids.map(find));
        const end = binEnd(clock());
        return {
          // Another process may have been faster, or somebody restored one of them.
          pages: found.flatMap((before) =>
            before?.deletedAt && before.deletedAt < end ? [{ kind: 'erase' as const, before }] : [],
          ),
        };
      },
      audit: 'covered-by-its-job',
      async alongside(transaction, written) {
        if (written.length > 0)
          await writeAuditEvent(transaction, {
            who: THE_SERVER,
            action: 'erased',
            subject: `${plural(written.length, 'página', 'páginas')} da Lixeira`,
            address: null,
            at: clock(),
          });
      },
    });
    erased += 'written' in committed ? committed.written.length : 0;
    await breath();
  }
  if (!isStopped()) await forgetActions(keeping);
  return erased;
}

/** Their pages go some at a time: the cascade of a hundred thousand would hold the database. */
async function forgetActions({ db, clock, breath, isStopped }: BinKeeping): Promise<void> {
  const prepared = new Date(clock().getTime() - PREPARED_WITHIN_MS).toISOString();
  const old = await db
    .selectFrom('page_actions')
    .select(['id', 'total'])
    .where((row) =>
      row.or([
        row.and([row('created_at', '<', binEnd(clock())), row('state', 'not in', ['queued', 'running'])]),
        // An undoing whose process ended would keep the action from being undone.
        row.and([row('created_at', '<', prepared), row('state', '=', 'preparing')]),
      ]),
    )
    .orderBy('created_at')
    .limit(ACTIONS_AT_ONCE)
    .execute();
  for (const { id, total } of old) {
    for (let start = 0; start < total && !isStopped(); start += PAGES_AT_ONCE) {
      await db
        .deleteFrom('page_action_pages')
        .where('action_id', '=', id)
        .where('position', '>=', start)
        .where('position', '<', start + PAGES_AT_ONCE)
        .execute();
      await breath();
    }
    if (!isStopped()) await db.deleteFrom('page_actions').where('id', '=', id).execute();
  }
}
