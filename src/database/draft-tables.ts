import type { Generated } from 'kysely';

/** Pages that nobody can read yet. No query of public pages looks here. */
export interface PageDraftsTable {
  id: string;
  title: string;
  /** As they would be stored; null where the page is composed when it is published. */
  slug: string | null;
  description: string | null;
  content: string | null;
  creativity: number;
  seed: number | null;
  /** What was chosen instead of what the title was understood as, as JSON. */
  correction: string | null;
  /** Whether a title that is not understood for sure becomes a page all the same, kept from search engines. */
  include_unanswered: Generated<0 | 1>;
  /** What the browser called the save. The same save twice is one draft. */
  save_id: string | null;
  /** Of one list of titles. */
  batch_id: string | null;
  /** Null while nothing is to happen by itself. */
  publish_at: string | null;
  /** Portuguese; why it could not be published at its moment. */
  failure: string | null;
  /** Publications begun since it was scheduled. */
  attempts: Generated<number>;
  /** Until when the process that publishes it holds it. */
  claimed_until: string | null;
  created_at: string;
  /** Changes with every write: a publication that began before it is given up. */
  saved_at: string;
  /** E-mail of the administrator. */
  saved_by: string;
  /** Kept for a while, so that it can be restored. */
  deleted_at: string | null;
}
