import type { Generated } from 'kysely';

export interface BulkJobsTable {
  id: string;
  /** On which screen it was begun, which shows it again. */
  screen: 'generator' | 'mass-creator';
  state: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  /** E-mail of the administrator; null on jobs older than the column. */
  begun_by: Generated<string | null>;
  creativity: number;
  total: number;
  processed: number;
  success: number;
  /** Titles whose address had a page already. */
  existing: number;
  errors: number;
  /** Those of the errors that the title itself causes: trying it again would end the same way. */
  permanent_errors: Generated<number>;
  current_index: number | null;
  current_title: string | null;
  created_at: string;
  finished_at: string | null;
  /** Whether titles that were not understood or are refused become pages too, kept from search engines. */
  include_unanswered: Generated<0 | 1>;
  /** Titles that the outside model was asked for, pages of its that were created, and tokens spent or set aside for requests under way. */
  model_titles: Generated<number>;
  model_pages: Generated<number>;
  model_tokens: Generated<number>;
  /** Why the model is not asked any more, in Portuguese; null while it may be. */
  model_ended: string | null;
  /** What the titles become instead of pages; null where they become pages at once. */
  kept_as: Generated<'drafts' | 'scheduled' | null>;
  /** Of scheduled pages: how many a day, and the moment of the first. */
  per_day: Generated<number | null>;
  publish_from: Generated<string | null>;
  /** Of a list that was kept: when it was taken back, which is also when its drafts were deleted. */
  undone_at: Generated<string | null>;
  /** The process that works on the job, and until when its claim holds if it says nothing more; who works on a list that is kept holds `kept_lists`. */
  worker: string | null;
  lease_until: string | null;
}

/** Who works on a list that is kept as drafts or scheduled. */
export interface KeptListsTable {
  /** The job's. */
  id: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  created_at: string;
  finished_at: string | null;
  worker: string | null;
  lease_until: string | null;
}

export interface BulkJobTitlesTable {
  job_id: string;
  /** 0-based. */
  position: number;
  title: string;
  state: 'waiting' | 'created' | 'existing' | 'failed';
  slug: string | null;
  error: string | null;
  /** Whether the title itself causes the error. */
  permanent: Generated<0 | 1>;
  /** Requests to the outside model, counted before they are sent. */
  model_attempts: Generated<number>;
  /** The page that came of them, as JSON, until it is created. */
  model_page: string | null;
}

/** What administrators chose for a title that was not understood, for titles of the same words. */
export interface UnderstandingChoicesTable {
  /** The words of the title that count, as `choiceKey` writes them. */
  title_key: string;
  /** The id of an entry of the library. */
  entry: string;
  chosen_by: string;
  chosen_at: string;
}

/** A list of services or places that titles are combined of, once somebody has changed it. */
export interface TitlePartListsTable {
  /** Of `business/title-parts.ts`. */
  list: string;
  /** As JSON; null where the original list was brought back. */
  parts: string | null;
  /** Goes up with every change; a change names the one it starts from. */
  revision: number;
  changed_at: string;
  /** E-mail of the administrator. */
  changed_by: string;
}
