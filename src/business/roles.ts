import { addresses } from './addresses.ts';

/** What an administrator may do: everything, or what belongs to the pages. */
export const ROLES = ['owner', 'copywriter'] as const;

export type Role = (typeof ROLES)[number];

/** As the screens, the audit log and the command line say it. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = { owner: 'dono', copywriter: 'redator' };

/** @returns null where the words name no role. */
export function roleOfWords(words: string): Role | null {
  return ROLES.find((role) => ROLE_WORDS[role] === words.trim().toLowerCase()) ?? null;
}

/** The screens that a copywriter has besides the owner, by their patterns; every other screen is the owner's. */
export const COPYWRITER_SCREENS: readonly string[] = [
  addresses.admin.panel,
  addresses.admin.drafts,
  addresses.admin.generator,
  addresses.admin.massCreator,
  addresses.admin.jobs,
  addresses.admin.page(':id'),
  addresses.admin.security,
];

/** The calls that a copywriter has besides the owner, by method and pattern; every other call is the owner's, one added tomorrow too. */
const COPYWRITER_CALLS: readonly string[] = [
  'GET /api/session',
  'GET /api/overview',
  'GET /api/share-image',
  // Texts and titles.
  'GET /api/titles',
  'GET /api/fact-slots',
  'POST /api/generate',
  'POST /api/judgements',
  'POST /api/title-lists',
  'GET /api/part-lists',
  'PUT /api/part-lists/:list',
  'POST /api/own-links',
  'GET /api/understanding',
  'PUT /api/understanding/choices',
  // Pages.
  'GET /api/pages',
  'POST /api/pages',
  'GET /api/pages.csv',
  'GET /api/pages/bin',
  'POST /api/pages/import',
  'GET /api/pages/:id',
  'PATCH /api/pages/:id',
  'DELETE /api/pages/:id',
  'POST /api/pages/:id/restore',
  'GET /api/pages/:id/versions',
  'GET /api/pages/:id/versions/:version',
  'POST /api/pages/:id/versions/:version/restore',
  'GET /api/pages/:id/edits',
  'PUT /api/pages/:id/edits/:edit',
  'DELETE /api/pages/:id/edits/:edit',
  'GET /api/page-views',
  'POST /api/page-views',
  'DELETE /api/page-views/:id',
  // Drafts and schedules.
  'GET /api/drafts',
  'POST /api/drafts',
  'POST /api/drafts/samples',
  'POST /api/drafts/batches',
  'POST /api/drafts/batches/:id/undo',
  'POST /api/drafts/batches/:id/restore',
  'GET /api/drafts/:id',
  'PUT /api/drafts/:id',
  'DELETE /api/drafts/:id',
  'PUT /api/drafts/:id/schedule',
  'POST /api/drafts/:id/publish',
  'POST /api/drafts/:id/restore',
  // Jobs of pages.
  'GET /api/bulk-jobs',
  'POST /api/bulk-jobs',
  'POST /api/bulk-jobs/dry-run',
  'GET /api/bulk-jobs/:id',
  'GET /api/bulk-jobs/:id/events',
  'GET /api/bulk-jobs/:id/results.csv',
  'POST /api/bulk-jobs/:id/cancel',
  'POST /api/bulk-jobs/:id/retry',
  'GET /api/page-actions',
  'POST /api/page-actions',
  'POST /api/page-actions/preview',
  'POST /api/page-actions/export',
  'GET /api/page-actions/:id',
  'POST /api/page-actions/:id/cancel',
  'POST /api/page-actions/:id/undo',
  // One's own account.
  'GET /api/account',
  'DELETE /api/account/sessions/:id',
  'POST /api/account/sessions/end',
  'POST /api/account/methods/:method/unlink',
  'POST /api/account/second-factor/disable',
  'POST /api/account/recovery-codes',
  'POST /api/account/password',
];

/** Everything that a copywriter may ask the server for: the one table of the roles, held to the routes by `tests/roles.test.ts`. */
export const COPYWRITER_ROUTES: ReadonlySet<string> = new Set([
  // Leads on to the list.
  'GET /admin',
  ...COPYWRITER_SCREENS.map((screen) => `GET ${screen}`),
  ...COPYWRITER_CALLS,
]);
