import type { PageListFilter } from '../pages/page-list-filter.ts';

/** What crosses between the server and the administrators' screens about actions on many pages. Times are ISO-8601 UTC. */

/** What is to be done with each page. */
export type PageAction =
  | { readonly kind: 'delete' | 'restore' | 'erase' }
  /** True and false overrule the similarity, null lets it decide again. */
  | { readonly kind: 'index'; readonly indexable: boolean | null }
  /** Null keeps each page's own creativity. */
  | { readonly kind: 'regenerate'; readonly creativity: number | null }
  | { readonly kind: 'replace'; readonly sought: string; readonly by: string };

/** With what: pages by their ids, or all that a search of the list or of the bin finds but some. */
export type Selection =
  | { readonly from: 'list' | 'bin'; readonly ids: readonly string[] }
  | { readonly from: 'list' | 'bin'; readonly filter: PageListFilter; readonly except: readonly string[] };

export interface ActionSample {
  readonly title: string;
  readonly slug: string;
  /** How the place that changes reads afterwards; null where only the page as a whole changes. */
  readonly excerpt: string | null;
}

/** The response of POST /api/page-actions/preview; nothing is written. */
export interface ActionPreview {
  /** Pages that were chosen. */
  readonly total: number;
  /** Pages that something would be done with. */
  readonly changes: number;
  readonly samples: readonly ActionSample[];
  /** Why the others stay as they are. */
  readonly left_out: readonly { readonly reason: string; readonly count: number; readonly example: string }[];
  /** Pages that search engines would be shown against what the check says. */
  readonly against_check: number;
}

export interface PageActionSummary {
  readonly id: string;
  readonly kind: PageAction['kind'] | 'undo';
  readonly state: 'preparing' | 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  readonly total: number;
  readonly processed: number;
  readonly changed: number;
  readonly skipped: number;
  readonly errors: number;
  readonly begun_by: string;
  readonly created_at: string;
  readonly finished_at: string | null;
  /** The action that this one undoes, and its kind. */
  readonly undo_of: string | null;
  readonly undone_kind: PageAction['kind'] | null;
  /** The action that undoes this one. */
  readonly undone_by: string | null;
  /** Until when it can be undone; null where it cannot. */
  readonly undo_until: string | null;
}

export interface ActedPage {
  readonly page_id: string;
  readonly title: string;
  readonly state: 'waiting' | 'changed' | 'skipped' | 'failed';
  readonly reason: string | null;
}

/** The response of GET /api/page-actions/:id: its counts, and its first pages, those first that were left as they are. */
export interface PageActionDetails extends PageActionSummary {
  readonly pages: readonly ActedPage[];
}
