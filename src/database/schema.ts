import type {
  SecuritySettingsTable,
  SignInAttemptsTable,
  KnownAddressesTable,
  UsedCodesTable,
  PasswordLinksTable,
  AuditEventsTable,
} from './access-tables.ts';
import type { PageActionPagesTable, PageActionsTable } from './action-tables.ts';
import type { AnnouncementsTable, AnnouncerTable } from './announcement-tables.ts';
import type {
  BulkJobsTable,
  BulkJobTitlesTable,
  KeptListsTable,
  TitlePartListsTable,
  UnderstandingChoicesTable,
} from './bulk-tables.ts';
import type { CompanyConfirmationsTable, CompanyDraftTable, CompanyStatesTable } from './company-tables.ts';
import type { ContentChangesTable, ContentVersionTable } from './content-change-tables.ts';
import type { PageDraftsTable } from './draft-tables.ts';
import type {
  CustomerWordsTable,
  PortfolioJobsTable,
  PortfolioPhotosTable,
  UnusedPhotosTable,
} from './portfolio-tables.ts';
import type {
  GeneratedPagesTable,
  PageVersionsTable,
  PageRedirectsTable,
  SavedViewsTable,
  UnpublishedEditsTable,
} from './page-tables.ts';
import type {
  UserTable,
  SessionTable,
  AccountTable,
  TwoFactorTable,
  VerificationTable,
  RateLimitTable,
} from './sign-in-library-tables.ts';
import type { PageFingerprintsTable, PageSentencesTable, PagesToMeasureTable } from './similarity-tables.ts';
import type { UpkeepTable } from './upkeep-tables.ts';

/**
 * The tables, the same on both engines. Times are ISO-8601 UTC text, flags are 0 or 1, ids are UUID text (version 7, by `timeOrderedId`, so that
 * they sort by time). better-auth reads and writes its own tables; only what we read of them stands here.
 */
export interface Schema {
  generated_pages: GeneratedPagesTable;
  page_fingerprints: PageFingerprintsTable;
  page_sentences: PageSentencesTable;
  pages_to_measure: PagesToMeasureTable;
  page_versions: PageVersionsTable;
  page_redirects: PageRedirectsTable;
  unpublished_edits: UnpublishedEditsTable;
  page_drafts: PageDraftsTable;
  saved_views: SavedViewsTable;
  page_actions: PageActionsTable;
  page_action_pages: PageActionPagesTable;
  bulk_jobs: BulkJobsTable;
  bulk_job_titles: BulkJobTitlesTable;
  kept_lists: KeptListsTable;
  understanding_choices: UnderstandingChoicesTable;
  title_part_lists: TitlePartListsTable;
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
  upkeep: UpkeepTable;
  portfolio_jobs: PortfolioJobsTable;
  portfolio_photos: PortfolioPhotosTable;
  unused_photos: UnusedPhotosTable;
  customer_words: CustomerWordsTable;
}
