import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredDraft } from './drafts-store.ts';

/** How long a deleted draft can be restored. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Takes the draft that has been due for longest and that no process holds. Of several processes that try at once, one gets it; a process that
 * dies with it leaves it to the others when its claim ends.
 */
export function claimDue(db: Kysely<Schema>, now: Date, until: Date): Promise<StoredDraft | undefined> {
  const time = now.toISOString();
  return db
    .updateTable('page_drafts')
    .set((expression) => ({ claimed_until: until.toISOString(), attempts: expression('attempts', '+', 1) }))
    .where('id', 'in', (expression) =>
      expression
        .selectFrom('page_drafts')
        .select('id')
        .where('publish_at', '<=', time)
        .where('deleted_at', 'is', null)
        .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', time)]))
        .orderBy('publish_at')
        .orderBy('id')
        .limit(1),
    )
    .where('publish_at', '<=', time)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', time)]))
    .returningAll()
    .executeTakeFirst();
}

/** It stays a draft, with the reason; nothing more happens to it by itself. */
export async function saveFailure(db: Kysely<Schema>, draft: StoredDraft, failure: string): Promise<void> {
  await db
    .updateTable('page_drafts')
    .set({ failure, publish_at: null, claimed_until: null })
    .where('id', '=', draft.id)
    .where('saved_at', '=', draft.saved_at)
    .execute();
}

export async function deleteOldDrafts(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('page_drafts')
    .where('deleted_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
