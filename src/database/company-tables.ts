/** The company's data as they were published, append-only; the newest is what the site shows. */
export interface CompanyStatesTable {
  /** 1, 2, 3 … */
  number: number;
  /** JSON of `CompanyData`. */
  data: string;
  published_by: string;
  published_at: string;
  source: 'start' | 'publish' | 'undo' | 'import';
  /** The state that an undo copied. */
  copied_from: number | null;
  /** JSON of what differs from the state before. */
  changes: string;
  /** The draft that was published, so that the same is published once; null where it was none. */
  draft_version: number | null;
}

/** One row: the draft that all administrators share. */
export interface CompanyDraftTable {
  id: 1;
  /** Goes up with every save, publication and discarding; never down. */
  version: number;
  /** JSON of `CompanyData`; null while there is no draft. */
  data: string | null;
  changed_by: string;
  changed_at: string;
}

/** Samples that an administrator confirmed; it holds for these values alone. */
export interface CompanyConfirmationsTable {
  sample: string;
  /** SHA-256 of the values, base64url. */
  digest: string;
  confirmed_by: string;
  confirmed_at: string;
}
