import type * as generator from '../generator/page-findings.ts';
import type { StoredUnderstanding } from '../understanding/stored-understanding.ts';
import type { Understood } from '../understanding/describe-understanding.ts';
import type { PageListFilter } from './page-list-filter.ts';

export type { Understood } from '../understanding/describe-understanding.ts';

/** What crosses between the server and the administrators' screens about generated pages. Times are ISO-8601 UTC. */

/** What is found in a text: by the generator's rules, and in the links of what an administrator wrote. */
export interface Finding extends Omit<generator.Finding, 'subject'> {
  readonly subject: generator.FindingSubject | 'own-words' | 'same-place' | 'links' | 'typed';
}

export interface QualityCheck {
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
  /** 0…1: the share of its words in sentences that at most three pages of the site bear. */
  readonly own_words: number;
  /** The stronger page that says the same of the same place, which search engines are told to show instead; null for most. */
  readonly canonical_slug: string | null;
  readonly indexable: boolean;
}

/** A page as it stands in the database: facts of the company are slots in its title, description and content. */
export interface StoredPage extends PageSummary {
  /** Of the last edit, or of the creation. */
  readonly updated_at: string;
  /** An edit names the revision it starts from. */
  readonly revision: number;
  /** Who decided against the check whether search engines may list the page; null where the check decides. */
  readonly overruled: { readonly indexable: boolean; readonly by: string; readonly at: string } | null;
  readonly description: string;
  /** Sanitised HTML. */
  readonly content: string;
  /** How the title was understood; null on pages older than that. */
  readonly understood: StoredUnderstanding | null;
  /** Figures that look like the company's and are typed words; null while nobody has looked. */
  readonly typed_figures: number | null;
}

/** A page in a response of the API: title, description and content are the words of today. */
export interface PageDetails extends StoredPage {
  /** The same with slots for the facts of the company, which an editor sends back. */
  readonly source: { readonly title: string; readonly description: string; readonly content: string };
  /** Title and description as they are typed: a fact is its key in braces. */
  readonly lines: { readonly title: string; readonly description: string };
}

export interface PageList {
  readonly items: readonly PageSummary[];
  readonly next_cursor: string | null;
  /** Pages that match `q`, or all live pages. */
  readonly total: number;
}

/** A filter of the list under a name, for all administrators. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly filter: PageListFilter;
  /** E-mail of the administrator. */
  readonly created_by: string;
  readonly created_at: string;
}

/** A deleted page in the bin. */
export interface BinnedPage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly deleted_at: string;
  /** E-mail of the administrator; null where it was not kept. */
  readonly deleted_by: string | null;
  /** When it leaves the bin for good. */
  readonly erased_at: string;
}

/** The response of GET /api/pages/bin. */
export interface PageBin {
  readonly items: readonly BinnedPage[];
  readonly next_cursor: string | null;
  readonly total: number;
}

/** The response of POST /api/generate; nothing is stored. */
export interface Draft {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly html: string;
  /** Description and content with slots for the facts of the company: what is to be saved. */
  readonly source: { readonly description: string; readonly content: string };
  readonly likeness: number;
  readonly nearest_slug: string | null;
  /** 0…1: the share of its words that it would have to itself. */
  readonly ownWords: number;
  readonly indexable: boolean;
  /** Whether a live page has this address already: saving would be refused. */
  readonly taken: boolean;
  readonly seed: number;
  /** 0 for the best variation, 1 for the next best… */
  readonly version: number;
  readonly judgement: QualityCheck;
  readonly understood: Understood;
  /** A live page that asks for the same in other words; null where there is none. */
  readonly answered_by: { readonly title: string; readonly slug: string } | null;
  /** Who wrote the page: the outside model, or our own texts. */
  readonly written_by: 'generator' | 'model';
  /** Portuguese; why the outside model was wanted and did not write. Null where nothing went wrong. */
  readonly model_failure: string | null;
}

/** The response of GET /api/understanding: what may be chosen instead of what a title was understood as. */
export interface UnderstandingOptions {
  readonly entries: readonly { readonly entry: string; readonly subject: string; readonly family: string }[];
  readonly places: readonly { readonly key: string; readonly name: string }[];
}

/** The response of POST /api/judgements. */
export interface CheckedText {
  readonly likeness: number;
  readonly nearest_slug: string | null;
  readonly ownWords: number;
  /** What the check alone would decide. */
  readonly indexable: boolean;
  readonly judgement: QualityCheck;
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

/** What was typed into a page and is not saved, in the form in which the editor holds it. */
export interface UnpublishedEdit {
  readonly id: string;
  /** Who continues the text names it, so that nobody's later words are written over. */
  readonly version: number;
  /** The page's, from which the text started. */
  readonly revision: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly content: string;
  readonly indexable: boolean | null;
  readonly saved_at: string;
  /** E-mail of the administrator. */
  readonly saved_by: string;
}

/** The response of PUT /api/pages/:id/edits/:edit. */
export type KeptEdit = Pick<UnpublishedEdit, 'id' | 'version' | 'saved_at'>;

/** The response of POST /api/pages/import. Slugs as they were sent, so that the browser knows which of its pages are safe. */
export interface ImportResult {
  readonly inserted: readonly string[];
  readonly skipped: readonly string[];
  readonly failed: readonly { readonly slug: string; readonly error: string }[];
}

/** The response of GET /api/overview. */
export interface Overview {
  readonly pages: number;
  readonly unique: number;
  readonly similar: number;
  readonly almost_equal: number;
  /** What is still an example and must be confirmed before going live. */
  readonly samples: readonly { readonly subject: string; readonly detail: string }[];
}
