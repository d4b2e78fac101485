import { z } from 'zod';

/** A password that is checked against the stored one. Longer ones exist nowhere and need not be hashed. */
const givenPassword = z.string().min(1).max(1000);
const email = z.string().trim().min(1).max(254);
const code = z.object({ code: z.string().trim().min(1).max(40) });

/** Where Google's answer may lead: a screen of ours, never another site. */
const ownScreen = z.string().regex(/^\/admin\/[a-z-]+(\/[\da-f-]{36}|\?volta=[\w%-]+)?$/).max(200);

export interface LibraryCall {
  readonly method: 'GET' | 'POST';
  /** What of a body reaches the library; null where there is none. */
  readonly body: z.ZodType<Record<string, unknown>> | null;
  /** Whose password is tried: the account of the body's e-mail, the signed-in administrator's, nobody's. */
  readonly tries: 'email' | 'session' | null;
}

const get: LibraryCall = { method: 'GET', body: null, tries: null };
const post = (body: LibraryCall['body'], tries: LibraryCall['tries'] = null): LibraryCall => ({ method: 'POST', body, tries });

/** What of the sign-in library is reachable, and with what; every other path of it answers 404. */
export const LIBRARY_CALLS: Readonly<Record<string, LibraryCall>> = {
  '/get-session': get,
  '/sign-out': post(z.object({})),
  '/sign-in/email': post(z.object({ email, password: givenPassword }), 'email'),
  '/change-password': post(
    // Whoever changes a password wants nobody else to stay signed in with the old one.
    z.object({ currentPassword: givenPassword, newPassword: givenPassword }).transform((body) => ({ ...body, revokeOtherSessions: true })),
    'session',
  ),
  '/two-factor/enable': post(z.object({ password: givenPassword }), 'session'),
  // Without the library's `trustDevice`: every sign-in asks for the code.
  '/two-factor/verify-totp': post(code),
  '/two-factor/verify-backup-code': post(code),
};

/** Reachable where Google is configured. */
export const GOOGLE_CALLS: Readonly<Record<string, LibraryCall>> = {
  '/sign-in/social': post(z.object({ provider: z.literal('google'), callbackURL: ownScreen, errorCallbackURL: ownScreen })),
  '/callback/google': get,
};
