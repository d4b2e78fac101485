import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorAuth } from './auth/administrator-auth.ts';
import { type AdministratorEnv, requireSession } from './auth/session-guard.ts';
import type { Facts } from './business/facts.ts';
import { samplesToConfirm } from './business/samples.ts';
import type { Database } from './database/connect.ts';
import { bulkJobRoutes } from './generated-pages/bulk-job-routes.ts';
import type { Overview, SessionInfo } from './generated-pages/contracts.ts';
import { countByLikeness } from './generated-pages/overview.ts';
import { pageRoutes } from './generated-pages/page-routes.ts';
import type { PageWriter } from './generated-pages/page-writer.ts';
import { validQuery } from './http/json-body.ts';
import type { ShareImages } from './share-images.ts';

export interface ApiDependencies {
  readonly auth: AdministratorAuth;
  readonly database: Database;
  readonly writer: PageWriter;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly wakeWorker: () => void;
  readonly pictures: ShareImages;
}

/** Google sign-in is not offered yet; the screen says that it is not configured. */
const GOOGLE_CONFIGURED: boolean = false;

const sharedTitle = z.object({ title: z.string().trim().min(1).max(300) });

/** Everything below `/api` but the sign-in calls. What stands after the guard needs a session, whatever is added there. */
export function apiRoutes({ auth, database, writer, clock, facts, wakeWorker, pictures }: ApiDependencies) {
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
    .get('/share-image', validQuery(sharedTitle), (context) => pictures.ofTitle(context, context.req.valid('query').title))
    .route('/', pageRoutes(database, writer))
    .route('/bulk-jobs', bulkJobRoutes(database, clock, wakeWorker));
}

/** The API's type, from which the administrators' screens take the shapes of calls and answers. */
export type ApiType = ReturnType<typeof apiRoutes>;
