import type { Insertable } from 'kysely';
import type { BulkJobSummary } from '../bulk/job-contracts.ts';
import { momentAt } from '../business/local-moment.ts';
import type { PageDraftsTable } from '../database/draft-tables.ts';
import { idOfMoment } from '../database/time-ordered-id.ts';
import { FRESH } from './drafts-store.ts';

interface KeptTitle {
  readonly title: string;
  /** In the list. */
  readonly position: number;
  /** Among the titles of the list that are kept. */
  readonly place: number;
}

/** The draft of a title of a list: title and parameters alone, the page is written when it is published. */
export function draftRow(
  job: BulkJobSummary,
  { title, position, place }: KeptTitle,
  now: Date,
): Insertable<PageDraftsTable> {
  const { per_day: perDay, publish_from: from } = job;
  const time = now.toISOString();
  return {
    ...FRESH,
    // Drafts are listed newest first, and a list of titles is read from its head.
    id: idOfMoment(Date.parse(job.created_at) - position),
    title,
    slug: null,
    description: null,
    content: null,
    creativity: job.creativity,
    seed: null,
    correction: null,
    include_unanswered: job.include_unanswered,
    save_id: null,
    batch_id: job.id,
    publish_at: perDay === null || from === null ? null : momentAt(place, perDay, new Date(from)).toISOString(),
    created_at: time,
    saved_at: time,
    saved_by: job.begun_by ?? '',
    deleted_at: null,
  };
}
