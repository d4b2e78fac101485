import { Hono } from 'hono';
import type { AdministratorAuth } from './auth/administrator-auth.ts';
import { type AdministratorEnv, requireSession } from './auth/session-guard.ts';
import type { Facts } from './business/facts.ts';
import { samplesToConfirm } from './business/samples.ts';
import type { Database } from './database/connect.ts';
import { bulkJobRoutes } from './generated-pages/bulk-job-routes.ts';
import type { Overview, SessionInfo } from './generated-pages/contracts.ts';
import { csvAnswer } from './generated-pages/csv-export.ts';
import { pageRows } from './generated-pages/csv-rows.ts';
import type { LikenessRegistry } from './generated-pages/likeness-registry.ts';
import { countByLikeness } from './generated-pages/overview.ts';
import { pageEditRoutes } from './generated-pages/page-edit-routes.ts';
import type { PageEditor } from './generated-pages/page-editor.ts';
import { pageRoutes } from './generated-pages/page-routes.ts';
import type { PageWriter } from './generated-pages/page-writer.ts';
import { titleListRoutes } from './generated-pages/title-list-routes.ts';

export interface ApiDependencies {
  readonly auth: AdministratorAuth;
  readonly database: Database;
  readonly writer: PageWriter;
  readonly editor: PageEditor;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly registry: LikenessRegistry;
  readonly siteUrl: string;
  readonly wakeWorker: () => void;
}

/** Google sign-in is not offered yet; the screen says that it is not configured. */
const GOOGLE_CONFIGURED: boolean = false;

/** Everything below `/api` but the sign-in calls. What stands after the guard needs a session, whatever is added there. */
export function apiRoutes({ auth, database, writer, editor, clock, facts, registry, siteUrl, wakeWorker }: ApiDependencies) {
  return new Hono<AdministratorEnv>()
    .get('/public/sign-in-options', (context) => context.json({ google: GOOGLE_CONFIGURED }))
    .use(requireSession(auth))
    .get('/session', (context) => {
      const { email, sessionExpiresAt, mustChangePassword } = context.get('administrator');
      const session: SessionInfo = {
        email,
        expires_at: sessionExpiresAt.toISOString(),
        must_change_password: mustChangePassword,
        google: GOOGLE_CONFIGURED,
      };
      return context.json(session);
    })
    .get('/overview', async (context) => {
      const overview: Overview = { ...(await countByLikeness(database.db)), samples: samplesToConfirm(facts()) };
      return context.json(overview);
    })
    .route('/', pageRoutes(database, writer))
    .route('/', pageEditRoutes(database, editor))
    .get('/pages.csv', () => csvAnswer('paginas.csv', pageRows(database.db, siteUrl)))
    .route('/title-lists', titleListRoutes())
    .route('/bulk-jobs', bulkJobRoutes({ database, clock, facts, registry, siteUrl, wakeWorker }));
}

/** The API's type, from which the administrators' screens take the shapes of calls and answers. */
export type ApiType = ReturnType<typeof apiRoutes>;
