import type * as generator from '../generator/judgement.ts';
import type { StoredUnderstanding } from '../understanding/stored-understanding.ts';
import type { Understood } from '../understanding/understood.ts';

export type { Understood } from '../understanding/understood.ts';

/** What crosses between the server and the administrators' screens about generated pages. Times are ISO-8601 UTC. */

/** What is found in a text: by the generator's rules, and in the links of what an administrator wrote. */
export interface Finding extends Omit<generator.Finding, 'subject'> {
  readonly subject: generator.FindingSubject | 'links';
}

export interface Judgement {
  /** The worst level of all. */
  readonly level: generator.FindingLevel;
  readonly findings: readonly Finding[];
}

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
  /** How the title was understood; null on pages older than that. */
  readonly understood: StoredUnderstanding | null;
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
  /** Whether a live page has this address already: saving would be refused. */
  readonly taken: boolean;
  readonly seed: number;
  /** 0 for the best variation, 1 for the next best… */
  readonly version: number;
  readonly judgement: Judgement;
  readonly understood: Understood;
  /** A live page that asks for the same in other words; null where there is none. */
  readonly answered_by: { readonly title: string; readonly slug: string } | null;
  /** Who wrote the page: the outside model, or our own texts. */
  readonly written_by: 'generator' | 'model';
  /** Portuguese; why the outside model was wanted and did not write. Null where nothing went wrong. */
  readonly model_failure: string | null;
}

/** The answer of GET /api/understanding: what may be chosen instead of what a title was understood as. */
export interface UnderstandingOptions {
  readonly entries: readonly { readonly entry: string; readonly subject: string; readonly family: string }[];
  readonly places: readonly { readonly key: string; readonly name: string }[];
}

/** The answer of POST /api/judgements. */
export interface JudgedText {
  readonly likeness: number;
  readonly nearest_slug: string | null;
  /** What the likeness alone would decide. */
  readonly indexable: boolean;
  readonly judgement: Judgement;
}

/** A page as it was before an edit. */
export interface PageVersionSummary {
  readonly revision: number;
  readonly title: string;
  readonly saved_at: string;
  readonly replaced_at: string;
  readonly replaced_by: string;
}

export interface PageVersion extends PageVersionSummary {
  /** What had been decided about search engines; null where an older version did not keep it. */
  readonly indexing: 'by-likeness' | 'shown' | 'hidden' | null;
  readonly slug: string;
  readonly description: string;
  readonly content: string;
}

/** The answer of POST /api/bulk-jobs/dry-run; nothing is written. Lists are cut, counts are whole. */
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
  readonly understood: Listed<{ readonly entry: string; readonly subject: string; readonly count: number; readonly example: string }>;
  /** Titles that were not understood for sure, or ask for what we do not do: left out unless they are included on purpose. */
  readonly unanswered: Listed<{ readonly position: number; readonly title: string; readonly reason: string; readonly suggestions: readonly { readonly entry: string; readonly subject: string }[] }>;
  /** Pages made for trial, spread over the list, and how alike they came out; null where there is nothing to create. */
  readonly trial: { readonly pages: number; readonly worst: number; readonly mean: number; readonly noindex: number } | null;
}

export interface Listed<Item> {
  readonly count: number;
  /** The first ones. */
  readonly items: readonly Item[];
}

/** The answer of POST /api/title-lists: the titles that a file holds. */
export interface TitleList {
  /** Usable titles, each address once, in the file's order. */
  readonly titles: readonly string[];
  readonly rows: number;
  readonly duplicates: number;
  readonly invalid: Listed<{ readonly line: number; readonly title: string; readonly reason: string }>;
  /** How the file was read, in Portuguese: 'CSV com ponto e vírgula, coluna “Título”, codificação Windows-1252'. */
  readonly reading: string;
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
}

export interface BulkJobSummary {
  readonly id: string;
  readonly screen: JobScreen;
  readonly state: BulkJobState;
  readonly creativity: number;
  /** 1 where titles that were not understood become pages too, kept from search engines. */
  readonly include_unanswered: 0 | 1;
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
