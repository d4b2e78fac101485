import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { admin } from 'better-auth/plugins/admin';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../config.ts';
import type { Database } from '../database/connect.ts';

/** A session ends this long after sign-in, whatever happens meanwhile (specification, section 9). */
export const SESSION_SECONDS = 4 * 60 * 60;
/** The header in which our own code, never the client, tells the library the client's address. */
export const CLIENT_ADDRESS_HEADER = 'x-app-client-ip';

const SIGN_INS_PER_MINUTE = 10;
const CALLS_PER_MINUTE = 120;

export interface AuthSettings {
  readonly database: Database;
  readonly siteUrl: string;
  readonly secret: string;
}

/**
 * better-auth as this product uses it: e-mail and password, sign-up closed, sessions in the database that end 4 hours after
 * sign-in. It shares the one database handle: a second one would block the event loop (see node-sqlite.ts), and its hooks may
 * therefore touch only memory.
 */
export function createAdministratorAuth({ database, siteUrl, secret }: AuthSettings) {
  return betterAuth({
    appName: 'Painel',
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [siteUrl],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db: database.db, type: database.engine, transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    user: {
      additionalFields: { mustChangePassword: { type: 'boolean', required: true, defaultValue: false, input: false } },
      changeEmail: { enabled: false },
      deleteUser: { enabled: false },
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, cookieCache: { enabled: false } },
    databaseHooks: {
      session: {
        create: {
          // "Remember me: no" would give 24 hours.
          before: async (session) => {
            const latest = Date.now() + SESSION_SECONDS * 1000;
            return { data: { ...session, expiresAt: new Date(Math.min(session.expiresAt.getTime(), latest)) } };
          },
        },
      },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: CALLS_PER_MINUTE,
      customRules: { '/sign-in/email': { window: 60, max: SIGN_INS_PER_MINUTE }, '/get-session': false },
    },
    advanced: {
      cookiePrefix: 'painel',
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    plugins: [admin({ defaultRole: 'admin', adminRoles: ['admin'] })],
  });
}

export type AdministratorAuth = ReturnType<typeof createAdministratorAuth>;

/** Whether the library refused to create an account because its e-mail has one. */
export function isExistingUser(error: unknown): boolean {
  return error instanceof APIError && String(error.body?.code).startsWith('USER_ALREADY_EXISTS');
}
