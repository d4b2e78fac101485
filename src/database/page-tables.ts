import type { Generated } from 'kysely';

export interface GeneratedPagesTable {
  id: string;
  title: string;
  /** Unique among pages that are not deleted. */
  slug: string;
  description: string;
  /** Sanitised HTML. */
  content: string;
  /** Figures that look like the company's and are typed words; null while nobody has looked. */
  typed_figures: number | null;
  /** Title and slug folded for searching, by `searchKey`. */
  search_key: string;
  created_at: string;
  updated_at: string;
  /** How the page was made; null for pages that were not generated here. */
  creativity: number | null;
  seed: number | null;
  /** 0…1 against `nearest_id`; 0 without one when nothing is alike. */
  likeness: number;
  nearest_id: string | null;
  /** 0…1: the share of its words in sentences that at most three pages of the site bear; 1 while nobody has measured it. */
  own_words: Generated<number>;
  /** What the page says to search engines: an administrator's overruling, else what its similarity and its own words ask for. */
  indexable: 0 | 1;
  /** The stronger page that says the same of the same place, to which this one leaves search engines; null for most. It may be gone meanwhile. */
  canonical_id: Generated<string | null>;
  /** How the title was understood, as `toStored` writes it; null on pages older than the column. */
  understood: string | null;
  /** The place's key and the entry's id out of `understood`, by which the list is filtered; '' where it names none, null where nothing is stored. */
  place: Generated<string | null>;
  entry: Generated<string | null>;
  /** The bulk job that created the page; it may be forgotten meanwhile. */
  job_id: Generated<string | null>;
  /** Whether the title was understood and is ours to answer; a page that is not stays out of search engines. */
  answered: Generated<0 | 1>;
  /** Set where an administrator decided, with who and when; null where the similarity decides. */
  indexable_override: 0 | 1 | null;
  overruled_by: string | null;
  overruled_at: string | null;
  /** Goes up with every edit; an edit names the one it starts from. */
  revision: Generated<number>;
  /** What the browser called the save that the page stands by; null where it gave none. */
  save_id: string | null;
  /** A deleted page keeps its row, so that its address answers 410 and it can be restored. */
  deleted_at: string | null;
  /** E-mail of the administrator who deleted it; null on pages deleted before it was kept. */
  deleted_by: Generated<string | null>;
}

/** A page as it was before an edit. */
export interface PageVersionsTable {
  page_id: string;
  revision: number;
  title: string;
  slug: string;
  description: string;
  content: string;
  saved_at: string;
  replaced_at: string;
  /** E-mail of the administrator. */
  replaced_by: string;
  /** What was decided about search engines; null on rows older than the column. */
  indexing: 'by-likeness' | 'shown' | 'hidden' | null;
}

/** An address that a page had before; it answers 301 while no other page stands there. */
export interface PageRedirectsTable {
  slug: string;
  page_id: string;
  created_at: string;
}

/** A filter of the list of pages under a name, for all administrators. */
export interface SavedViewsTable {
  id: string;
  name: string;
  /** The name folded by `searchKey`: two views whose names read the same cannot be told apart. */
  name_key: string;
  /** As JSON. */
  filter: string;
  /** E-mail of the administrator. */
  created_by: string;
  created_at: string;
}

/** What somebody typed into a page and has not saved: nobody but administrators reads it. It goes with its page. */
export interface UnpublishedEditsTable {
  id: string;
  page_id: string;
  /** The page's, from which the text started. */
  revision: number;
  /** As they are typed: a fact is its key in braces. */
  title: string;
  slug: string;
  description: string;
  /** Sanitised HTML. */
  content: string;
  /** What was chosen about search engines; null lets the similarity decide. */
  indexable: 0 | 1 | null;
  /** Goes up with every write: who continues the text elsewhere names the one that was read. */
  version: number;
  /** The opened editor that wrote last, which may write on even where the answer to a write was lost. */
  writer: string;
  saved_at: string;
  /** E-mail of the administrator. */
  saved_by: string;
}
