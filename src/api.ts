import { Hono } from 'hono';
import { z } from 'zod';
import type { Alerts } from './alerts/alerts.ts';
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
import { draftRoutes } from './drafts/draft-routes.ts';
import type { Overview } from './pages/page-contracts.ts';
import { actionRoutes } from './page-actions/action-routes.ts';
import type { SimilarityRegistry } from './similarity/similarity-registry.ts';
import { countBySimilarity } from './pages/overview.ts';
import { pageEditRoutes } from './pages/page-edit-routes.ts';
import { ownLinkRoutes } from './pages/own-link-routes.ts';
import type { PageEditor } from './pages/page-editor.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { PageComposer } from './pages/page-composer.ts';
import type { PageWriter } from './pages/page-writer.ts';
import { savedViewRoutes } from './pages/saved-view-routes.ts';
import { partListRoutes } from './bulk/part-list-routes.ts';
import { unpublishedEditRoutes } from './pages/unpublished-edit-routes.ts';
import { titleListRoutes } from './bulk/title-list-routes.ts';
import { understandingRoutes } from './pages/understanding-routes.ts';
import { companyRoutes, type CompanyRoutesDependencies } from './company/company-routes.ts';
import { portfolioRoutes, type PortfolioRoutesDependencies } from './portfolio/portfolio-routes.ts';
import { missingProofRoutes } from './missing-proof/proof-routes.ts';
import { validQuery } from './http/json-body.ts';
import type { ShareImages } from './public-pages/share-images.ts';

export interface ApiDependencies extends IdentityDependencies, CompanyRoutesDependencies, PortfolioRoutesDependencies {
  readonly composer: PageComposer;
  readonly writer: PageWriter;
  readonly editor: PageEditor;
  readonly facts: () => Facts;
  readonly registry: SimilarityRegistry;
  readonly wakeWorker: () => void;
  readonly wakeActions: () => void;
  readonly wakeLists: () => void;
  readonly onJobError: (error: unknown) => void;
  readonly pictures: ShareImages;
  /** Builds the public response of a path ahead of its next visitor. */
  readonly warmPage: (path: string) => Promise<void>;
  /** What a visitor of a path is answered. */
  readonly statusOf: (path: string) => Promise<number>;
  readonly siteUrl: string;
  /** Whether sign-in with Google is configured. */
  readonly google: boolean;
  readonly mailer: Mailer | null;
  readonly alerts: Alerts;
}

const sharedTitle = z.object({ title: z.string().trim().min(1).max(300) });

async function sessionInfo(
  administrator: AdministratorEnv['Variables']['administrator'],
  { database, google }: Pick<ApiDependencies, 'database' | 'google'>,
): Promise<SessionInfo> {
  const { email, role, sessionExpiresAt, mustChangePassword } = administrator;
  return {
    email,
    role,
    expires_at: sessionExpiresAt.toISOString(),
    must_change_password: mustChangePassword,
    google,
    must_enrol: await mustEnrol(database, administrator),
  };
}

/** Everything below `/api` but the sign-in calls. What stands after the guard needs a session, whatever is added there. */
export function apiRoutes(dependencies: ApiDependencies) {
  const { auth, database, editor, clock, facts, registry, siteUrl, wakeWorker, google, addressOf, pictures, warmPage } =
    dependencies;
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
    .get('/session', async (context) =>
      context.json(await sessionInfo(context.get('administrator'), { database, google })),
    )
    .get('/overview', async (context) =>
      context.json<Overview>({
        ...(await countBySimilarity(database.reads)),
        // To be settled by whoever may change the company's data.
        samples: context.get('administrator').role === 'owner' ? samplesToConfirm(facts()) : [],
      }),
    )
    .get('/share-image', validQuery(sharedTitle), (context) =>
      pictures.ofTitle(context, context.req.valid('query').title),
    )
    .route('/', pageRoutes(database, dependencies, siteUrl, facts))
    .route('/', pageEditRoutes(database, editor, warmPage, facts))
    .route('/', unpublishedEditRoutes(database, clock, facts))
    .route('/', ownLinkRoutes(dependencies.statusOf))
    .route('/drafts', draftRoutes(dependencies))
    .route('/page-views', savedViewRoutes(database, clock))
    .route('/understanding', understandingRoutes(database, clock))
    .route('/title-lists', titleListRoutes(database))
    .route('/part-lists', partListRoutes(database, clock))
    .route(
      '/bulk-jobs',
      bulkJobRoutes({ database, clock, facts, registry, siteUrl, wakeWorker, onError: dependencies.onJobError }),
    )
    .route('/page-actions', actionRoutes(dependencies))
    .route('/', administratorRoutes({ ...dependencies, confirm }))
    .route('/account', accountRoutes({ ...dependencies, confirm }))
    .route('/record', auditRoutes(database))
    .route('/company', companyRoutes(dependencies))
    .route('/portfolio', portfolioRoutes(dependencies))
    .route('/missing-proof', missingProofRoutes(database));
}

/** The API's type, from which the administrators' screens take the shapes of calls and responses. */
export type ApiType = ReturnType<typeof apiRoutes>;
