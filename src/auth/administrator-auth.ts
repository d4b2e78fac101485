import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { admin } from 'better-auth/plugins/admin';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { addresses } from '../business/addresses.ts';
import type { Role } from '../business/roles.ts';
import type { GoogleClient } from '../config.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../environment.ts';
import type { Database } from '../database/connect.ts';
import { ownOrigins } from '../http/same-origin.ts';
import { googleProvider } from './google-provider.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { SESSION_SECONDS, signInHooks, validateUserInfo } from './sign-in-hooks.ts';

/** The header in which our own code, never the client, tells the library the client's address. */
export const CLIENT_ADDRESS_HEADER = 'x-app-client-ip';
/** The sign-in library's name for an account with a password. */
export const PASSWORD_METHOD = 'credential';
/** After ten wrong codes in a row none is looked at for so long. */
export const CODE_LOCK_SECONDS = 15 * 60;

const APP_NAME = 'Painel';
/** Whom the library adds is the first administrator. */
const FIRST_ROLE: Role = 'owner';
/** No rule of the library's limits below looks farther back. */
export const CALLS_WINDOW_SECONDS = 60;
const CALLS_PER_MINUTE = 120;

export interface AuthSettings {
  readonly database: Database;
  readonly siteUrl: string;
  readonly secret: string;
  readonly google: GoogleClient | null;
  readonly passwords: PasswordHashing;
}

/** Cookies that a browser accepts from this very host over https alone (`__Host-`); plain http, in development, has no such thing. */
function cookieSettings(siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  return {
    cookiePrefix: secure ? '__Host-painel' : 'painel',
    // The library's own switch would put `__Secure-` before our prefix.
    useSecureCookies: false,
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  };
}

/**
 * better-auth as this product uses it: password or Google, sign-up closed, a second factor by TOTP, sessions in the database that end
 * 4 hours after sign-in. It shares the one database handle: a second one would block the event loop (see node-sqlite.ts), and its
 * hooks may therefore touch only memory and the library's own `internalAdapter`.
 */
export function createAdministratorAuth({ database, siteUrl, secret, google, passwords }: AuthSettings) {
  return betterAuth({
    appName: APP_NAME,
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...ownOrigins(siteUrl)],
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { errorURL: siteUrl + addresses.admin.login },
    database: { db: database.db, type: database.engine, transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: passwords,
    },
    user: {
      additionalFields: {
        mustChangePassword: { type: 'boolean', required: true, defaultValue: false, input: false },
        panelRole: { type: 'string', required: true, defaultValue: FIRST_ROLE, input: false },
      },
      changeEmail: { enabled: false },
      deleteUser: { enabled: false },
      validateUserInfo,
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, cookieCache: { enabled: false } },
    account: { encryptOAuthTokens: true, accountLinking: { enabled: true, allowDifferentEmails: false } },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: signInHooks,
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: CALLS_WINDOW_SECONDS,
      max: CALLS_PER_MINUTE,
      // Passwords are counted by our own limits (attempt-limits.ts), which wait longer and tell accounts from addresses.
      customRules: {
        '/sign-in/email': false,
        '/sign-in/social': { window: CALLS_WINDOW_SECONDS, max: 20 },
        '/callback/*': { window: CALLS_WINDOW_SECONDS, max: 20 },
        '/two-factor/*': { window: CALLS_WINDOW_SECONDS, max: 15 },
        '/change-password': { window: CALLS_WINDOW_SECONDS, max: 10 },
        '/get-session': false,
      },
    },
    advanced: { ...cookieSettings(siteUrl), ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] } },
    plugins: [
      admin({ defaultRole: 'admin', adminRoles: ['admin'] }),
      twoFactor({ issuer: APP_NAME, accountLockout: { durationSeconds: CODE_LOCK_SECONDS } }),
      ...(google ? [googleProvider(google)] : []),
    ],
  });
}

export type AdministratorAuth = ReturnType<typeof createAdministratorAuth>;

/** Whether the library refused to create an account because its e-mail has one. */
export function isExistingUser(error: unknown): boolean {
  return error instanceof APIError && String(error.body?.code).startsWith('USER_ALREADY_EXISTS');
}
