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
  /** What the page says to search engines: an administrator's overruling, else what its similarity asks for. */
  indexable: 0 | 1;
  /** How the title was understood, as `toStored` writes it; null on pages older than the column. */
  understood: string | null;
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
