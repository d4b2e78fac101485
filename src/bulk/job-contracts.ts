import type { Named } from '../text/portuguese.ts';

/** What crosses between the server and the administrators' screens about bulk jobs and lists of titles. Times are ISO-8601 UTC. */

/** The response of POST /api/bulk-jobs/dry-run; nothing is written. Lists are cut, counts are whole. */
export interface DryRun {
  /** Titles given, blank ones left out. */
  readonly total: number;
  /** Titles that a job would make a page of. */
  readonly to_create: number;
  readonly invalid: Listed<{ readonly position: number; readonly title: string; readonly reason: string }>;
  /** Titles whose address another title of the list has. */
  readonly duplicates: Listed<{ readonly position: number; readonly title: string; readonly first_position: number }>;
  /** Titles whose address a live page has. */
  readonly existing: Listed<{ readonly position: number; readonly title: string; readonly slug: string }>;
  /** Titles that say the same as another in other words or another order. */
  readonly too_alike: Listed<{ readonly position: number; readonly title: string; readonly like: string }>;
  /** Titles that were understood for sure and will be created, by what they ask: the most asked first. */
  readonly understood: Listed<{
    readonly entry: string;
    readonly subject: string;
    readonly count: number;
    readonly example: string;
  }>;
  /** Titles that were not understood for sure, or ask for what we do not do: left out unless they are included on purpose. */
  readonly unanswered: Listed<{
    readonly position: number;
    readonly title: string;
    readonly reason: string;
    readonly suggestions: readonly { readonly entry: string; readonly subject: string }[];
  }>;
  /** Titles that will be created, and name more than their answer speaks of. */
  readonly partly_answered: Listed<{
    readonly position: number;
    readonly title: string;
    readonly words: readonly string[];
  }>;
  /** Pages made for trial, spread over the list, and how alike they came out; null where there is nothing to create. */
  readonly trial: {
    readonly pages: number;
    readonly worst: number;
    readonly mean: number;
    /** Those that would be kept from search engines for their similarity. */
    readonly noindex: number;
    /** The share of its own words that the page in the middle has, 0…1, and how many have too few for search engines. */
    readonly own_words: number;
    readonly few_own_words: number;
  } | null;
}

export interface Listed<Item> {
  readonly count: number;
  /** The first ones. */
  readonly items: readonly Item[];
}

/** The response of POST /api/title-lists: the titles that a file holds. */
export interface TitleList {
  /** Usable titles, each address once, in the file's order. */
  readonly titles: readonly string[];
  readonly rows: number;
  readonly duplicates: number;
  readonly invalid: Listed<{ readonly line: number; readonly title: string; readonly reason: string }>;
  /** How the file was read, in Portuguese: 'CSV com ponto e vírgula, coluna “Título”, codificação Windows-1252'. */
  readonly reading: string;
  /** The headings of a table, out of which a title may be put together; none where each line is a title. */
  readonly columns: readonly string[];
}

/** A list of the combiner that differs from the original one, or did; in the response of GET /api/part-lists. */
export interface StoredPartList {
  /** Of `business/title-parts.ts`. */
  readonly list: string;
  /** Null where the original list stands again. */
  readonly parts: readonly Named[] | null;
  readonly revision: number;
  readonly changed_at: string;
  readonly changed_by: string;
}

export type BulkJobState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

/** On which screen a job was begun. */
export type JobScreen = 'generator' | 'mass-creator';

export interface BulkResult {
  /** 0-based position in the job's titles. */
  readonly index: number;
  readonly title: string;
  readonly success: boolean;
  /** Whether a page stood at the title's address already, which is neither a success nor an error. */
  readonly existing: boolean;
  /** Portuguese; null where there was none. */
  readonly error: string | null;
  readonly slug: string | null;
  /** 0…1 of the created page to its nearest sibling, as it is now; null where no page stands at its address any more. */
  readonly likeness: number | null;
  /** 0…1 of the created page: the share of its words that it has to itself, as it is now; null as above. */
  readonly own_words: number | null;
}

export interface BulkJobSummary {
  readonly id: string;
  readonly screen: JobScreen;
  readonly state: BulkJobState;
  /** E-mail of the administrator; null on jobs of before it was kept. */
  readonly begun_by: string | null;
  readonly creativity: number;
  /** 1 where titles that were not understood become pages too, kept from search engines. */
  readonly include_unanswered: 0 | 1;
  /** What the titles become instead of pages; null where they become pages at once. */
  readonly kept_as: 'drafts' | 'scheduled' | null;
  /** Of scheduled pages: how many a day, and the moment of the first. */
  readonly per_day: number | null;
  readonly publish_from: string | null;
  /** When a list that was kept was taken back as a whole; null while it stands. */
  readonly undone_at: string | null;
  /** Titles that the outside model was asked for, pages of its that were created, tokens spent or set aside. */
  readonly model_titles: number;
  readonly model_pages: number;
  readonly model_tokens: number;
  /** Portuguese; why the model is not asked any more. Null while it may be, or where there is none. */
  readonly model_ended: string | null;
  readonly total: number;
  readonly processed: number;
  readonly success: number;
  readonly existing: number;
  readonly errors: number;
  /** Those of the errors that the title itself causes: trying it again would end the same way. */
  readonly permanent_errors: number;
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
