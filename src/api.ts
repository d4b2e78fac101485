import { Hono } from 'hono';
import { z } from 'zod';
import { auditRoutes } from './audit/audit-routes.ts';
import { auditCalls } from './audit/audit-calls.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { administratorRoutes } from './auth/administrator-routes.ts';
import { type IdentityDependencies, identityConfirmation } from './auth/confirm-identity.ts';
import type { Mailer } from './auth/mailer.ts';
import { type AdministratorEnv, mustEnrol, requireSession, type SessionInfo } from './auth/session-guard.ts';
import type { Facts } from './business/facts.ts';
import { samplesToConfirm } from './business/samples.ts';
import { bulkJobRoutes } from './bulk/bulk-job-routes.ts';
import type { Overview } from './pages/page-contracts.ts';
import type { SimilarityRegistry } from './similarity/similarity-registry.ts';
import { countBySimilarity } from './pages/overview.ts';
import { pageEditRoutes } from './pages/page-edit-routes.ts';
import type { PageEditor } from './pages/page-editor.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { PageComposer } from './pages/page-composer.ts';
import type { PageWriter } from './pages/page-writer.ts';
import { titleListRoutes } from './bulk/title-list-routes.ts';
import { understandingRoutes } from './pages/understanding-routes.ts';
import { companyRoutes, type CompanyRoutesDependencies } from './company/company-routes.ts';
import { validQuery } from './http/json-body.ts';
import type { ShareImages } from './public-pages/share-images.ts';

export interface ApiDependencies extends IdentityDependencies, CompanyRoutesDependencies {
  readonly composer: PageComposer;
  readonly writer: PageWriter;
  readonly editor: PageEditor;
  readonly facts: () => Facts;
  readonly registry: SimilarityRegistry;
  readonly wakeWorker: () => void;
  readonly onJobError: (error: unknown) => void;
  readonly pictures: ShareImages;
  /** Builds the public response of a path ahead of its next visitor. */
  readonly warmPage: (path: string) => Promise<void>;
  readonly siteUrl: string;
  /** Whether sign-in with Google is configured. */
  readonly google: boolean;
  readonly mailer: Mailer | null;
}

const sharedTitle = z.object({ title: z.string().trim().min(1).max(300) });

/** Everything below `/api` but the sign-in calls. What stands after the guard needs a session, whatever is added there. */
export function apiRoutes(dependencies: ApiDependencies) {
  const {
    auth,
    database,
    composer,
    writer,
    editor,
    clock,
    facts,
    registry,
    siteUrl,
    wakeWorker,
    google,
    addressOf,
    pictures,
    warmPage,
  } = dependencies;
  const confirm = identityConfirmation(dependencies);
  return new Hono<AdministratorEnv>()
    .get('/public/sign-in-options', (context) =>
      context.json({ google, password_recovery: dependencies.mailer !== null }),
    )
    .use(requireSession(auth, database))
    .use(auditCalls(clock, addressOf))
    .use(async (_, next) => {
      registry.expectPages();
      await next();
    })
    .get('/session', async (context) => {
      const administrator = context.get('administrator');
      const { email, sessionExpiresAt, mustChangePassword } = administrator;
      const session: SessionInfo = {
        email,
        expires_at: sessionExpiresAt.toISOString(),
        must_change_password: mustChangePassword,
        google,
        must_enrol: await mustEnrol(database, administrator),
      };
      return context.json(session);
    })
    .get('/overview', async (context) => {
      const overview: Overview = { ...(await countBySimilarity(database.db)), samples: samplesToConfirm(facts()) };
      return context.json(overview);
    })
    .get('/share-image', validQuery(sharedTitle), (context) =>
      pictures.ofTitle(context, context.req.valid('query').title),
    )
    .route('/', pageRoutes(database, { composer, writer }, siteUrl, facts))
    .route('/', pageEditRoutes(database, editor, warmPage, facts))
    .route('/understanding', understandingRoutes(database, clock))
    .route('/title-lists', titleListRoutes())
    .route(
      '/bulk-jobs',
      bulkJobRoutes({ database, clock, facts, registry, siteUrl, wakeWorker, onError: dependencies.onJobError }),
    )
    .route('/', administratorRoutes({ ...dependencies, confirm }))
    .route('/account', accountRoutes({ ...dependencies, confirm }))
    .route('/record', auditRoutes(database))
    .route('/company', companyRoutes(dependencies));
}

/** The API's type, from which the administrators' screens take the shapes of calls and responses. */
export type ApiType = ReturnType<typeof apiRoutes>;
