import type { Generated } from 'kysely';

export interface BulkJobsTable {
  id: string;
  /** On which screen it was begun, which shows it again. */
  screen: 'generator' | 'mass-creator';
  state: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  creativity: number;
  total: number;
  processed: number;
  success: number;
  /** Titles whose address had a page already. */
  existing: number;
  errors: number;
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
  /** The process that works on the job, and until when its claim holds if it says nothing more. */
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
