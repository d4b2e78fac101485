import type { Context, MiddlewareHandler } from 'hono';
import type { AuditAs } from '../audit/audit-event.ts';
import { addresses } from '../business/addresses.ts';
import { OWNER_ONLY, RETURN_PARAMETER, SECOND_FACTOR_REQUIRED } from '../business/browser-keys.ts';
import type { Role } from '../business/roles.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import type { AdministratorAuth } from './administrator-auth.ts';
import { isOpenTo } from './open-routes.ts';
import { isSecondFactorRequired } from './security-settings.ts';

export interface Administrator {
  readonly id: string;
  readonly email: string;
  /** As it stands in the database at this request. */
  readonly role: Role;
  readonly mustChangePassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly sessionId: string;
  readonly sessionCreatedAt: Date;
  readonly sessionExpiresAt: Date;
  /** For responses that go on and on: they must not outlive the session. */
  isStillSignedIn(): Promise<boolean>;
}

/** The response of GET /api/session. */
export interface SessionInfo {
  readonly email: string;
  readonly role: Role;
  /** ISO-8601 UTC. */
  readonly expires_at: string;
  readonly must_change_password: boolean;
  /** Whether Google sign-in is configured. */
  readonly google: boolean;
  /** Whether nothing but enrolling a second factor is open, because all administrators need one. */
  readonly must_enrol: boolean;
}

export type AdministratorEnv = { Variables: { administrator: Administrator; auditAs: AuditAs } };

/** What one without a required second factor may still call: what enrolling needs. */
const OPEN_FOR_ENROLMENT = /^\/api\/(session|account)(\/|$)/;

/** The administrator whose session cookie the headers carry; null when there is none or it has ended. */
export async function findAdministrator(auth: AdministratorAuth, headers: Headers): Promise<Administrator | null> {
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  return {
    id: found.user.id,
    email: found.user.email,
    role: found.user.panelRole === 'owner' ? 'owner' : 'copywriter',
    mustChangePassword: Boolean(found.user.mustChangePassword),
    hasSecondFactor: Boolean(found.user.twoFactorEnabled),
    sessionId: found.session.id,
    sessionCreatedAt: found.session.createdAt,
    sessionExpiresAt: found.session.expiresAt,
    isStillSignedIn: async () => (await auth.api.getSession({ headers })) !== null,
  };
}

export async function mustEnrol({ db }: Database, administrator: Administrator): Promise<boolean> {
  return !administrator.hasSecondFactor && (await isSecondFactorRequired(db));
}

/** The response to a copywriter who asks for what is the owner's. */
export const ownerOnly = (context: Context) =>
  fail(context, 403, OWNER_ONLY, 'Só um dono do painel pode fazer isso. Peça a quem convidou você.');

/**
 * For API calls: without a session, 401; without a second factor where all need one, or without the role that the call needs, 403. Nothing
 * behind sign-in may be stored by a cache.
 */
export function requireSession(auth: AdministratorAuth, database: Database): MiddlewareHandler<AdministratorEnv> {
  return async (context, next) => {
    context.header('cache-control', 'no-store');
    const administrator = await findAdministrator(auth, context.req.raw.headers);
    if (!administrator) return fail(context, 401);
    if (!OPEN_FOR_ENROLMENT.test(context.req.path) && (await mustEnrol(database, administrator))) {
      return fail(
        context,
        403,
        SECOND_FACTOR_REQUIRED,
        'O painel exige o segundo fator. Ative o seu na tela Segurança para continuar.',
      );
    }
    if (!isOpenTo(administrator.role, context)) return ownerOnly(context);
    context.set('administrator', administrator);
    return next();
  };
}

/** For screens: without a session, to the sign-in screen, which leads back to where one wanted to go; without a required second factor, to where one enrols. */
export function requireSessionOnScreen(
  auth: AdministratorAuth,
  database: Database,
): MiddlewareHandler<AdministratorEnv> {
  return async (context, next) => {
    context.header('cache-control', 'no-store');
    const administrator = await findAdministrator(auth, context.req.raw.headers);
    if (!administrator)
      return context.redirect(
        `${addresses.admin.login}?${RETURN_PARAMETER}=${encodeURIComponent(context.req.path)}`,
        302,
      );
    if (context.req.path !== addresses.admin.security && (await mustEnrol(database, administrator)))
      return context.redirect(addresses.admin.security, 302);
    context.set('administrator', administrator);
    return next();
  };
}
