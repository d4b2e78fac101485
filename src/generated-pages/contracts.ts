/** What crosses between the server and the administrators' screens about generated pages. Times are ISO-8601 UTC. */

export interface PageSummary {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly created_at: string;
  /** 0…1 against the nearest sibling; 0 without a slug when nothing is alike. */
  readonly likeness: number;
  readonly nearest_slug: string | null;
  readonly indexable: boolean;
}

export interface PageRecord extends PageSummary {
  /** Of the last edit, or of the creation. */
  readonly updated_at: string;
  /** An edit names the revision it starts from. */
  readonly revision: number;
  /** Who decided against the likeness whether search engines may list the page; null where the likeness decides. */
  readonly overruled: { readonly indexable: boolean; readonly by: string; readonly at: string } | null;
  readonly description: string;
  /** Sanitised HTML. */
  readonly content: string;
}

export interface PageList {
  readonly items: readonly PageSummary[];
  readonly next_cursor: string | null;
  /** Pages that match `q`, or all live pages. */
  readonly total: number;
}

/** The answer of POST /api/generate; nothing is stored. */
export interface Draft {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly html: string;
  readonly likeness: number;
  readonly nearest_slug: string | null;
  readonly indexable: boolean;
  readonly seed: number;
  /** 0 for the best variation, 1 for the next best… */
  readonly version: number;
}

export type BulkJobState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

export interface BulkResult {
  /** 0-based position in the job's titles. */
  readonly index: number;
  readonly title: string;
  readonly success: boolean;
  /** Portuguese; null on success. */
  readonly error: string | null;
  readonly slug: string | null;
}

export interface BulkJobSummary {
  readonly id: string;
  readonly state: BulkJobState;
  readonly creativity: number;
  readonly total: number;
  readonly processed: number;
  readonly success: number;
  readonly errors: number;
  /** The title being worked on; null before the start and after the end. */
  readonly current_index: number | null;
  readonly current_title: string | null;
  readonly created_at: string;
  readonly finished_at: string | null;
}

export interface BulkJob extends BulkJobSummary {
  /** By thousands, in the titles' order, after the index asked for; in a server-sent event, what is new since the one before. */
  readonly results: readonly BulkResult[];
}

/** The answer of POST /api/pages/import. Slugs as they were sent, so that the browser knows which of its pages are safe. */
export interface ImportResult {
  readonly inserted: readonly string[];
  readonly skipped: readonly string[];
  readonly failed: readonly { readonly slug: string; readonly error: string }[];
}

/** The answer of GET /api/overview. */
export interface Overview {
  readonly pages: number;
  readonly unique: number;
  readonly similar: number;
  readonly almost_equal: number;
  /** What is still an example and must be confirmed before going live. */
  readonly samples: readonly { readonly subject: string; readonly detail: string }[];
}

/** The answer of GET /api/session. */
export interface SessionInfo {
  readonly email: string;
  readonly expires_at: string;
  readonly must_change_password: boolean;
  /** Whether Google sign-in is configured. */
  readonly google: boolean;
}
