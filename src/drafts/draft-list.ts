import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DraftList, DraftSummary } from './draft-contracts.ts';
import type { StoredDraft } from './drafts-store.ts';
import { FAILED_FIRST, countDrafts } from './draft-counts.ts';

const AT_ONCE = 50;

export type DraftState = 'draft' | 'scheduled';

export function toSummary(
  draft: Pick<StoredDraft, 'id' | 'title' | 'publish_at' | 'failure' | 'saved_at' | 'saved_by' | 'slug'>,
): DraftSummary {
  const { id, title, publish_at, failure, saved_at, saved_by, slug } = draft;
  return { id, title, is_written: slug !== null, publish_at, failure, saved_at, saved_by };
}

export async function listDrafts(db: Kysely<Schema>, state: DraftState, skip: number): Promise<DraftList> {
  const kept = db
    .selectFrom('page_drafts')
    .select(['id', 'title', 'slug', 'publish_at', 'failure', 'saved_at', 'saved_by'])
    .where('deleted_at', 'is', null)
    .where('publish_at', state === 'scheduled' ? 'is not' : 'is', null);
  const ordered =
    state === 'scheduled' ? kept.orderBy('publish_at').orderBy('id') : kept.orderBy(FAILED_FIRST).orderBy('id', 'desc');
  const rows = await ordered
    .offset(skip)
    .limit(AT_ONCE + 1)
    .execute();
  return {
    items: rows.slice(0, AT_ONCE).map(toSummary),
    next: rows.length > AT_ONCE ? skip + AT_ONCE : null,
    ...(await countDrafts(db)),
  };
}
