/**
 * The walls of docs/decisions/001-rooms-and-walls.md. Rules are written on folders, so that a new file is inside them at once, and
 * as what a room may reach, so that a new room is shut until someone opens it.
 */
const OURS = '^src/';
const TEST = '\\.test\\.tsx?$';

/** What a room of the administrators stands on: the database, requests, the company's facts, who asks, and what is kept of it. */
const GROUND = ['^src/(database|http|business|text)/', '^src/auth/session-guard\\.ts$', '^src/audit/audit-event\\.ts$'];

/** A room may reach itself and the rooms named; `types` are reached by type imports alone. */
function wall(name, from, allowed) {
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { path: OURS, pathNot: allowed },
  };
}

export default {
  forbidden: [
    wall('text-knows-nothing-of-ours', '^src/text/', ['^src/text/']),
    wall('business-knows-text', '^src/business/', ['^src/business/', '^src/text/']),
    wall('content-knows-business-and-text', '^src/content/', ['^src/content/', '^src/business/', '^src/text/']),
    wall('understanding-knows-the-library', '^src/understanding/', [
      '^src/understanding/',
      '^src/content/library/',
      '^src/business/',
      '^src/text/',
    ]),
    wall('generator-knows-what-was-understood-and-the-texts', '^src/generator/', [
      '^src/generator/',
      '^src/understanding/',
      '^src/content/(library|places)/',
      '^src/business/',
      '^src/text/',
    ]),
    {
      name: 'pure-rooms-know-no-react-http-or-database',
      severity: 'error',
      from: {
        path: ['^src/(text|business|understanding|generator|own-words)/', '^src/similarity/indexes/'],
        pathNot: TEST,
      },
      to: {
        path: [
          'node_modules/(react|react-dom|hono|@hono|kysely|pg|better-auth)/',
          '^(node:)?(http|https|net|fs|fs/promises|sqlite|child_process)$',
        ],
      },
    },
    wall('site-is-handed-what-it-shows', '^src/site/', ['^src/site/', '^src/content/', '^src/business/', '^src/text/']),
    {
      name: 'islands-are-browser-code',
      severity: 'error',
      from: { path: '^src/site/islands/', pathNot: TEST },
      to: {
        path: OURS,
        pathNot: [
          '^src/site/islands/',
          '^src/site/sections/',
          '^src/site/(site-context|inline-scripts)\\.ts$',
          '^src/business/',
          '^src/text/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'admin-is-browser-code',
      severity: 'error',
      from: { path: '^src/admin/', pathNot: TEST },
      to: { path: OURS, pathNot: ['^src/admin/', '^src/business/', '^src/text/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-knows-no-node',
      severity: 'error',
      from: { path: ['^src/admin/', '^src/site/islands/'], pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    wall('public-pages-read-what-they-show', '^src/public-pages/', [
      '^src/public-pages/',
      '^src/site/(?!islands/)',
      '^src/pages/',
      '^src/portfolio/portfolio-(tags|reads)\\.ts$',
      '^src/portfolio/(published-jobs|received-words)\\.ts$',
      '^src/generator/',
      '^src/understanding/',
      '^src/content/',
      '^src/business/',
      '^src/text/',
      '^src/http/',
      '^src/database/',
      '^src/(assets|failed-read|log)\\.ts$',
    ]),
    wall('http-knows-no-room', '^src/http/', ['^src/http/']),
    wall('backup-knows-the-database-alone', '^src/backup/', ['^src/backup/', '^src/database/']),
    wall('database-knows-no-room', '^src/database/', ['^src/database/', '^src/http/idle-thread\\.ts$']),
    {
      name: 'only-rooms-with-tables-touch-the-database',
      severity: 'error',
      from: {
        path: OURS,
        pathNot: [
          '^src/(database|public-pages|pages|drafts|page-actions|similarity|bulk|index-now|auth|audit|company|backup|portfolio|missing-proof)/',
          '^src/[^/]+\\.tsx?$',
          TEST,
        ],
      },
      to: { path: '^src/database/' },
    },
    wall('auth-knows-no-pages', '^src/auth/', [
      '^src/auth/',
      '^src/database/',
      '^src/http/',
      '^src/business/',
      '^src/text/',
      '^src/(config|environment)\\.ts$',
      '^src/audit/audit-event\\.ts$',
      '^src/alerts/alerts\\.ts$',
    ]),
    wall('alerts-know-no-room', '^src/alerts/', ['^src/alerts/']),
    wall('metrics-know-no-room', '^src/metrics/', ['^src/metrics/']),
    wall('audit-knows-no-other-room', '^src/audit/', [
      '^src/audit/',
      '^src/database/',
      '^src/http/',
      '^src/text/',
      '^src/auth/session-guard\\.ts$',
    ]),
    wall('indexes-of-similarity-know-the-generator', '^src/similarity/indexes/', [
      '^src/similarity/indexes/',
      '^src/generator/(similarity|text-hash)\\.ts$',
    ]),
    wall('own-words-know-the-names-of-places', '^src/own-words/', [
      '^src/own-words/',
      '^src/generator/text-hash\\.ts$',
      '^src/business/',
      '^src/text/',
    ]),
    wall('similarity-knows-pages-by-their-rows-and-tags', '^src/similarity/', [
      '^src/similarity/',
      '^src/pages/page-(writes|tags)\\.ts$',
      '^src/own-words/',
      '^src/understanding/stored-understanding\\.ts$',
      '^src/generator/(similarity|text-hash)\\.ts$',
      '^src/database/',
    ]),
    wall('pages-know-no-site', '^src/pages/', [
      '^src/pages/',
      '^src/similarity/',
      '^src/own-words/',
      '^src/generator/',
      '^src/understanding/',
      '^src/content/library/',
      ...GROUND,
    ]),
    wall('bulk-knows-pages-and-no-site', '^src/bulk/', [
      '^src/bulk/',
      '^src/pages/',
      '^src/similarity/',
      '^src/own-words/',
      '^src/generator/',
      '^src/understanding/',
      ...GROUND,
    ]),
    wall('drafts-know-pages-and-no-site', '^src/drafts/', [
      '^src/drafts/',
      '^src/pages/',
      '^src/similarity/',
      '^src/own-words/',
      '^src/generator/',
      '^src/understanding/',
      '^src/bulk/(why-unanswered|title-file|job-contracts|job-lease|job-loop|jobs-store|leased-run)\\.ts$',
      ...GROUND,
    ]),
    wall('page-actions-know-pages-and-how-jobs-are-held', '^src/page-actions/', [
      '^src/page-actions/',
      '^src/bulk/(job-loop|leased-run)\\.ts$',
      '^src/pages/',
      '^src/similarity/',
      '^src/generator/similarity\\.ts$',
      '^src/understanding/stored-understanding\\.ts$',
      ...GROUND,
    ]),
    wall('company-knows-no-pages', '^src/company/', ['^src/company/', ...GROUND]),
    wall('missing-proof-counts-pages-and-jobs', '^src/missing-proof/', [
      '^src/missing-proof/',
      '^src/similarity/proved-places\\.ts$',
      '^src/own-words/sentence-counts\\.ts$',
      '^src/generator/similarity\\.ts$',
      ...GROUND,
    ]),
    wall('photos-know-no-room', '^src/photos/', [
      '^src/photos/',
      '^src/business/photo-forms\\.ts$',
      '^src/backup/bucket\\.ts$',
    ]),
    wall('portfolio-knows-photos-and-no-pages', '^src/portfolio/', ['^src/portfolio/', '^src/photos/', ...GROUND]),
    wall('index-now-knows-pages-by-their-changes', '^src/index-now/', [
      '^src/index-now/',
      '^src/database/',
      '^src/pages/(page-tags|sitemap-store)\\.ts$',
      '^src/business/',
      '^src/text/',
    ]),
    {
      name: 'only-commit-writes-pages',
      severity: 'error',
      from: {
        path: OURS,
        pathNot: [
          '^src/pages/commit(-steps)?\\.ts$',
          '^src/similarity/(marked-pages|own-words-sweep)\\.ts$',
          '^src/pages/slot-recovery\\.ts$',
        ],
      },
      to: { path: '^src/pages/(page-writes|commit-steps)\\.ts$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: OURS },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.mdx', '.css', '.json', '.yaml'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
