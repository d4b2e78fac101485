import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DraftCounts, DraftList, DraftSummary } from './draft-contracts.ts';
import type { StoredDraft } from './drafts-store.ts';

const AT_ONCE = 50;

export type DraftState = 'draft' | 'scheduled';

export function toSummary(
  draft: Pick<StoredDraft, 'id' | 'title' | 'publish_at' | 'failure' | 'saved_at' | 'saved_by' | 'slug'>,
): DraftSummary {
  const { id, title, publish_at, failure, saved_at, saved_by, slug } = draft;
  return { id, title, is_written: slug !== null, publish_at, failure, saved_at, saved_by };
}

/** An index holds the drafts by it. */
const FAILED_FIRST = sql<number>`case when failure is null then 1 else 0 end`;

async function countDrafts(db: Kysely<Schema>): Promise<DraftCounts> {
  const kept = db
    .selectFrom('page_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null);
  const unscheduled = kept.where('publish_at', 'is', null);
  const counted = await Promise.all(
    [
      unscheduled.where(FAILED_FIRST, '=', 0),
      unscheduled.where(FAILED_FIRST, '=', 1),
      kept.where('publish_at', 'is not', null),
    ].map((query) => query.executeTakeFirstOrThrow()),
  );
  const [failed = 0, others = 0, scheduled = 0] = counted.map(({ count }) => Number(count));
  return { drafts: failed + others, scheduled, failed };
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
