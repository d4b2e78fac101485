import type { ColumnType, Generated } from 'kysely';

/**
 * The tables, the same on both engines. Times are ISO-8601 UTC text, flags are 0 or 1, ids are UUID text (version 7, by `timeOrderedId`, so that
 * they sort by time). better-auth reads and writes its own tables; only what we read of them stands here.
 */
export interface Schema {
  generated_pages: GeneratedPagesTable;
  page_fingerprints: PageFingerprintsTable;
  pages_to_measure: PagesToMeasureTable;
  page_versions: PageVersionsTable;
  page_redirects: PageRedirectsTable;
  bulk_jobs: BulkJobsTable;
  bulk_job_titles: BulkJobTitlesTable;
  understanding_choices: UnderstandingChoicesTable;
  content_changes: ContentChangesTable;
  content_version: ContentVersionTable;
  announcements: AnnouncementsTable;
  announcer: AnnouncerTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  twoFactor: TwoFactorTable;
  verification: VerificationTable;
  rateLimit: RateLimitTable;
  security_settings: SecuritySettingsTable;
  sign_in_attempts: SignInAttemptsTable;
  known_addresses: KnownAddressesTable;
  used_codes: UsedCodesTable;
  password_links: PasswordLinksTable;
  audit_events: AuditEventsTable;
  company_states: CompanyStatesTable;
  company_draft: CompanyDraftTable;
  company_confirmations: CompanyConfirmationsTable;
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
  /** How the title was understood, as `toStored` writes it; null on pages older than the column. */
  understood: string | null;
  /** Whether the title was understood and is ours to answer; a page that is not stays out of search engines. */
  answered: Generated<0 | 1>;
  /** Set where an administrator decided, with who and when; null where the likeness decides. */
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

export interface PageFingerprintsTable {
  page_id: string;
  /** The page's shingles as `encodeShingles` writes them. */
  shingles: string;
  /** Their MinHash signature, base64; null on rows older than the column. */
  signature: string | null;
}

/** Pages whose likeness must be measured again because another changed: written with that change, removed with the new figure. */
export interface PagesToMeasureTable {
  page_id: string;
  /** Anew with each reason, so that a figure measured before the newest one does not count. */
  mark: string;
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

/** What administrators chose for a title that was not understood, for titles of the same words. */
export interface UnderstandingChoicesTable {
  /** The words of the title that count, as `choiceKey` writes them. */
  title_key: string;
  /** The id of an entry of the library. */
  entry: string;
  chosen_by: string;
  chosen_at: string;
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

/** better-auth's own: text on SQLite, an instant on PostgreSQL. Written as a Date on both. */
type LibraryInstant = ColumnType<string | Date, Date, Date>;

export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | 0 | 1;
  createdAt: LibraryInstant;
  updatedAt: LibraryInstant;
  role: string | null;
  banned: boolean | 0 | 1 | null;
  mustChangePassword: boolean | 0 | 1;
  twoFactorEnabled: boolean | 0 | 1 | null;
}

export interface SessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: LibraryInstant;
  createdAt: LibraryInstant;
  ipAddress: string | null;
  userAgent: string | null;
}

export interface AccountTable {
  id: string;
  accountId: string;
  createdAt: LibraryInstant;
  updatedAt: LibraryInstant;
  userId: string;
  /** 'credential' for a password, 'google'. */
  providerId: string;
  password: string | null;
}

export interface TwoFactorTable {
  id: string;
  userId: string;
  /** Encrypted by the library. */
  secret: string;
  backupCodes: string;
  failedVerificationCount: number | null;
  /** After too many wrong codes none is looked at before this. */
  lockedUntil: ColumnType<string | Date | null, Date | null, Date | null>;
}

/** What the library waits for: sign-ins whose code is still to be typed, by the account's id, and answers of Google's. */
export interface VerificationTable {
  id: string;
  /** Hashed. */
  identifier: string;
  value: string;
  expiresAt: LibraryInstant;
  createdAt: LibraryInstant;
  updatedAt: LibraryInstant;
}

/** Calls of the library counted by path and address. */
export interface RateLimitTable {
  key: string;
  /** Milliseconds since 1970. */
  lastRequest: number;
}

/** One row: rules for all administrators. Its row lock puts changes of the administrators one after the other. */
export interface SecuritySettingsTable {
  id: 1;
  second_factor_required: 0 | 1;
}

export interface SignInAttemptsTable {
  /** What is counted: an address, an account, or both together. */
  key: string;
  failures: number;
  blocked_until: string | null;
  updated_at: string;
}

/** Addresses from which an account has signed in. */
export interface KnownAddressesTable {
  account: string;
  address: string;
  last_used_at: string;
}

export interface UsedCodesTable {
  user_id: string;
  code: string;
  used_at: string;
}

/** The one link with which an account's owner may choose a password. */
export interface PasswordLinksTable {
  user_id: string;
  /** SHA-256, base64url. */
  token_hash: string;
  expires_at: string;
}

/** Append-only: the database itself refuses anything else. */
export interface AuditEventsTable {
  id: string;
  at: string;
  /** E-mail of the administrator, or who else acted. */
  who: string;
  action: string;
  subject: string;
  address: string | null;
  /** Who and subject folded for searching, by `searchKey`. */
  search_key: string;
}

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

/** An address that changed and what came of telling search engines. */
export interface AnnouncementsTable {
  id: string;
  address: string;
  state: 'waiting' | 'sent' | 'failed';
  queued_at: string;
  /** Tries so far. */
  attempts: number;
  next_attempt_at: string;
  answered_at: string | null;
  /** The status or the error of the last try. */
  answer: string | null;
}

/** One row: up to which version the changes are in the queue, and the process that announces. */
export interface AnnouncerTable {
  id: 1;
  version: number | null;
  worker: string | null;
  lease_until: string | null;
}
