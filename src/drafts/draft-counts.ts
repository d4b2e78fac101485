import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DraftCounts } from './draft-contracts.ts';

/** An index holds the drafts by it. */
export const FAILED_FIRST = sql<number>`case when failure is null then 1 else 0 end`;

export async function countDrafts(db: Kysely<Schema>): Promise<DraftCounts> {
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
