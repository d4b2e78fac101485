import type { Generated } from 'kysely';

/**
 * The tables, the same on both engines. Times are ISO-8601 UTC text, flags are 0 or 1, ids are UUID text (version 7, so that
 * they sort by time). better-auth reads and writes its own tables; only what we read of them stands here.
 */
export interface Schema {
  generated_pages: GeneratedPagesTable;
  page_fingerprints: PageFingerprintsTable;
  page_versions: PageVersionsTable;
  page_redirects: PageRedirectsTable;
  bulk_jobs: BulkJobsTable;
  bulk_job_titles: BulkJobTitlesTable;
  content_changes: ContentChangesTable;
  content_version: ContentVersionTable;
  user: UserTable;
}

export interface GeneratedPagesTable {
  id: string;
  title: string;
  /** Unique among pages that are not deleted. */
  slug: string;
  description: string;
  /** Sanitised HTML. */
  content: string;
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
  /** What the page says to search engines: an administrator's overruling, else what its likeness asks for. */
  indexable: 0 | 1;
  /** Set where an administrator decided, with who and when; null where the likeness decides. */
  indexable_override: 0 | 1 | null;
  overruled_by: string | null;
  overruled_at: string | null;
  /** Goes up with every edit; an edit names the one it starts from. */
  revision: Generated<number>;
  /** A deleted page keeps its row, so that its address answers 410 and it can be restored. */
  deleted_at: string | null;
}

export interface PageFingerprintsTable {
  page_id: string;
  /** The page's shingles as `encodeShingles` writes them. */
  shingles: string;
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
}

/** An address that a page had before; it answers 301 while no other page stands there. */
export interface PageRedirectsTable {
  slug: string;
  page_id: string;
  created_at: string;
}

export interface BulkJobsTable {
  id: string;
  state: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  creativity: number;
  total: number;
  processed: number;
  success: number;
  errors: number;
  current_index: number | null;
  current_title: string | null;
  created_at: string;
  finished_at: string | null;
  /** The process that works on the job, and until when its claim holds if it says nothing more. */
  worker: string | null;
  lease_until: string | null;
}

export interface BulkJobTitlesTable {
  job_id: string;
  /** 0-based. */
  position: number;
  title: string;
  state: 'waiting' | 'created' | 'failed';
  slug: string | null;
  error: string | null;
}

/** What changed, in commit order; every process reads what is new and drops the cached answers that show it. */
export interface ContentChangesTable {
  version: number;
  /** JSON array of cache tags. */
  tags: string;
  changed_at: string;
}

/** One row: the newest version. Its row lock puts the writers' commits in the order of their versions. */
export interface ContentVersionTable {
  id: 1;
  version: number;
}

export interface UserTable {
  id: string;
  email: string;
  mustChangePassword: boolean | 0 | 1;
}
