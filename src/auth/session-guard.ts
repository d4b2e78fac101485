import type { MiddlewareHandler } from 'hono';
import { addresses } from '../business/addresses.ts';
import { fail } from '../http/api-error.ts';
import type { AdministratorAuth } from './administrator-auth.ts';

export interface Administrator {
  readonly id: string;
  readonly email: string;
  readonly mustChangePassword: boolean;
  readonly sessionExpiresAt: Date;
}

export type AdministratorEnv = { Variables: { administrator: Administrator } };

/** The administrator whose session cookie the headers carry; null when there is none or it has ended. */
export async function findAdministrator(auth: AdministratorAuth, headers: Headers): Promise<Administrator | null> {
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  return {
    id: found.user.id,
    email: found.user.email,
    mustChangePassword: Boolean(found.user.mustChangePassword),
    sessionExpiresAt: found.session.expiresAt,
  };
}

/** For API calls: without a session, 401. Nothing behind sign-in may be stored by a cache. */
export function requireSession(auth: AdministratorAuth): MiddlewareHandler<AdministratorEnv> {
  return async (context, next) => {
    context.header('cache-control', 'no-store');
    const administrator = await findAdministrator(auth, context.req.raw.headers);
    if (!administrator) return fail(context, 401);
    context.set('administrator', administrator);
    return next();
  };
}

/** For screens: without a session, to the sign-in screen, which leads back to where one wanted to go. */
export function requireSessionOnScreen(auth: AdministratorAuth): MiddlewareHandler<AdministratorEnv> {
  return async (context, next) => {
    context.header('cache-control', 'no-store');
    const administrator = await findAdministrator(auth, context.req.raw.headers);
    if (!administrator) return context.redirect(`${addresses.admin.login}?volta=${encodeURIComponent(context.req.path)}`, 302);
    context.set('administrator', administrator);
    return next();
  };
}
