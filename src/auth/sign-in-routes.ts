import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { generateCookie } from 'hono/cookie';
import { z } from 'zod';
import { type AuditAction, recordEvent, UNKNOWN_PERSON } from '../audit/record.ts';
import type { Database } from '../database/connect.ts';
import { apiErrorOf, fail } from '../http/api-error.ts';
import type { ClientAddress, HttpEnv } from '../http/client-address.ts';
import { parseJsonText } from '../http/json-text.ts';
import { type AdministratorAuth, CLIENT_ADDRESS_HEADER, SESSION_SECONDS } from './administrator-auth.ts';
import { endSessionByToken, findAdministratorByEmail, findAdministratorEmail, setMustChangePassword } from './administrators-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { signInError } from './error-messages.ts';
import { findPasswordFault } from './password-rules.ts';
import { findLinkOwner, withdrawPasswordLink } from './recovery-links.ts';
import { type RequestNotes, withRequestNotes } from './request-notes.ts';
import { type Administrator, findAdministrator } from './session-guard.ts';
import { GOOGLE_CALLS, LIBRARY_CALLS } from './sign-in-calls.ts';
import { createStrangerLines } from './stranger-lines.ts';
import { takeCode } from './used-codes.ts';
import { withoutTokens } from './without-tokens.ts';

/**
 * Readable by scripts and worth nothing by itself: public pages, which are the same for everyone, load the administrators' island
 * where it is there. Every call that the island makes is checked against the real session.
 */
const ADMINISTRATOR_HINT_COOKIE = 'painel';
const BODY_LIMIT = 16 * 1024;
/** What begins a new session, whoever was signed in before. */
const SIGN_INS: readonly string[] = ['/sign-in/email', '/callback/google'];
const NO_STORE = { 'cache-control': 'no-store' };

export interface SignInDependencies {
  readonly auth: AdministratorAuth;
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: AttemptLimits;
  readonly addressOf: ClientAddress;
  readonly siteUrl: string;
  readonly google: boolean;
  /** Sends the letter with a link for a new password; null where no letters can be sent. Must not throw. */
  readonly sendRecovery: ((email: string, token: string) => void) | null;
  /** Told when a line of the record could not be written that nobody waits for. */
  readonly onRecordError: (error: unknown) => void;
}

const libraryError = z.object({ code: z.string() });
const newSession = z.object({ token: z.string() });
const pending = z.object({ twoFactorRedirect: z.literal(true) });

async function bodyOf(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => null);
}

async function libraryCode(response: Response): Promise<string | null> {
  const parsed = libraryError.safeParse(await bodyOf(response));
  return parsed.success ? parsed.data.code : null;
}

/** What the request asks for, once it has passed everything that needs no password. */
interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly administrator: Administrator | null;
}

/** better-auth's own calls below `/api/auth`, with our limits, our errors, our record and the true address of the client. */
export function signInRoutes({ auth, database, clock, limits, addressOf, siteUrl, google, sendRecovery, onRecordError }: SignInDependencies) {
  const { db } = database;
  const calls = google ? { ...LIBRARY_CALLS, ...GOOGLE_CALLS } : LIBRARY_CALLS;

  const strangers = createStrangerLines((event) => recordEvent(db, event), onRecordError);

  function hintCookie(value: string, maxAge: number): string {
    return generateCookie(ADMINISTRATOR_HINT_COOKIE, value, { maxAge, sameSite: 'Lax', path: '/', secure: siteUrl.startsWith('https:') });
  }

  async function record(action: AuditAction, { address }: Asked, who: string, subject = who): Promise<void> {
    const event = { who, action, subject, address, at: clock() };
    await (who === UNKNOWN_PERSON ? strangers.note(event) : recordEvent(db, event));
  }

  async function nameOf(email: string): Promise<string> {
    return (await findAdministratorByEmail(db, email))?.email ?? UNKNOWN_PERSON;
  }

  /** Why a new password is refused; null when it is not. */
  async function weakness({ path, body, administrator }: Asked): Promise<string | null> {
    const chosen = body['newPassword'];
    if (typeof chosen !== 'string') return null;
    if (path !== '/reset-password') return findPasswordFault(chosen, administrator?.email ?? '');
    // Whoever is signed in where a link is opened need not be whose password it sets.
    const owner = await findLinkOwner(auth, String(body['token']));
    return findPasswordFault(chosen, (owner === null ? null : await findAdministratorEmail(db, owner)) ?? '');
  }

  async function callLibrary(context: Context, { path, body, address, administrator }: Asked, stranger: boolean): Promise<{ readonly response: Response; readonly notes: RequestNotes }> {
    const headers = new Headers(context.req.raw.headers);
    headers.set(CLIENT_ADDRESS_HEADER, address);
    headers.delete('content-length');
    const init = calls[path]?.method === 'POST' ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const { result, notes } = await withRequestNotes({ stranger, session: administrator && { createdAt: administrator.sessionCreatedAt, expiresAt: administrator.sessionExpiresAt } }, () => auth.handler(new Request(context.req.raw.url, init)));
    return { response: result, notes };
  }

  /**
   * What a request for a new password leads to, once the library's limit for the address let it through. Nobody waits for it: how long
   * it takes would tell whether the e-mail is on the list.
   */
  async function followRecovery(asked: Asked, { recovery }: RequestNotes): Promise<void> {
    if (recovery === null) return record('password_reset_requested', asked, UNKNOWN_PERSON);
    const { email, token } = recovery;
    if (!(await limits.countLetter(email, asked.address))) return withdrawPasswordLink(auth, token);
    await record('password_reset_requested', asked, email);
    sendRecovery?.(email, token);
  }

  /** What a call that succeeded leaves behind: the record, used codes, flags. @returns another answer where it must not stand. */
  async function settle(asked: Asked, response: Response, notes: RequestNotes): Promise<Response | null> {
    const { path, administrator } = asked;
    const signedIn = notes.sessionOf === null ? null : await findAdministratorEmail(db, notes.sessionOf);
    if (path === '/two-factor/verify-totp' && !administrator && notes.sessionOf !== null) {
      if (!(await takeCode(database, notes.sessionOf, String(asked.body['code']), clock()))) {
        const made = newSession.safeParse(await bodyOf(response));
        if (made.success) await endSessionByToken(db, made.data.token);
        await record('sign_in_failed', asked, signedIn ?? UNKNOWN_PERSON);
        return Response.json(signInError(401, 'USED_CODE'), { status: 401, headers: NO_STORE });
      }
    }
    if (path === '/two-factor/verify-totp' && administrator) {
      await takeCode(database, administrator.id, String(asked.body['code']), clock());
      if (!administrator.hasSecondFactor) await record('second_factor_enabled', asked, administrator.email);
    }
    if (path === '/two-factor/verify-backup-code' && signedIn !== null) await record('recovery_code_used', asked, signedIn);
    if (path === '/two-factor/disable' && administrator) await record('second_factor_disabled', asked, administrator.email);
    if (path === '/two-factor/generate-backup-codes' && administrator) await record('recovery_codes_renewed', asked, administrator.email);
    if (path === '/change-password' && administrator) {
      await setMustChangePassword(db, administrator.id, false);
      await record('password_changed', asked, administrator.email);
    }
    if (path === '/request-password-reset') void followRecovery(asked, notes).catch(onRecordError);
    if (notes.passwordResetOf !== null) {
      await setMustChangePassword(db, notes.passwordResetOf, false);
      await record('password_reset', asked, (await findAdministratorEmail(db, notes.passwordResetOf)) ?? UNKNOWN_PERSON);
    }
    if (path === '/sign-out' && administrator) await record('sign_out', asked, administrator.email);
    if (signedIn !== null && !administrator && (await isComplete(response))) {
      await limits.remember(signedIn, asked.address);
      await record('sign_in', asked, signedIn, path === '/callback/google' ? 'Google' : path.startsWith('/two-factor') ? 'senha e código' : 'senha');
    }
    return null;
  }

  /** Google's answer was not taken: the library leads back with `?error=`. */
  function isRefusal(response: Response): boolean {
    const location = response.headers.get('location');
    return location !== null && new URL(location, siteUrl).searchParams.has('error');
  }

  /** Nothing is missing any more: no code to be typed, no refusal of Google's answer. */
  async function isComplete(response: Response): Promise<boolean> {
    return !isRefusal(response) && !pending.safeParse(await bodyOf(response)).success;
  }

  async function refusal(response: Response): Promise<Response> {
    const refused = Response.json(signInError(response.status, await libraryCode(response)), { status: response.status, headers: NO_STORE });
    const retryAfter = response.headers.get('x-retry-after');
    if (retryAfter !== null) refused.headers.set('retry-after', retryAfter);
    return refused;
  }

  /** The same whether the address exists, and whether a letter goes out. */
  function asRequested(): Response {
    return Response.json({ status: true }, { headers: NO_STORE });
  }

  async function answer(context: Context<HttpEnv>, asked: Asked): Promise<Response> {
    const { path, body, address, administrator } = asked;
    const tries = calls[path]?.tries;
    const tried = tries === 'email' ? String(body['email']) : tries === 'session' ? (administrator?.email ?? null) : null;
    if (tries === 'session' && !administrator) return context.json(apiErrorOf(401), 401, NO_STORE);
    const attempt = tried === null ? null : await limits.begin(tried, address);
    if (attempt && !attempt.allowed) return context.json(apiErrorOf(429), 429, { ...NO_STORE, 'retry-after': String(attempt.retryAfterSeconds) });

    const { response, notes } = await callLibrary(context, asked, tries === 'email' && attempt?.stranger === true);
    if (response.status >= 400) {
      if (tried !== null && response.status < 429) {
        const who = await nameOf(tried);
        await record('sign_in_failed', asked, who);
        if (attempt?.isLast) await record('sign_in_blocked', asked, who);
      }
      // There was no room to look at the password, right or wrong.
      if (response.status === 429) await attempt?.takeBack();
      return refusal(response);
    }
    if (path === '/callback/google' && isRefusal(response)) await record('sign_in_failed', asked, UNKNOWN_PERSON, 'Google');
    const isWhole = await isComplete(response);
    const instead = await settle(asked, response, notes);
    if (instead) return instead;
    await attempt?.succeed();
    if (path === '/request-password-reset') return asRequested();

    const result = await withoutTokens(response);
    result.headers.set('cache-control', 'no-store');
    // Not through the context: Hono would let its cookies take the place of the library's.
    if (path === '/sign-out') result.headers.append('set-cookie', hintCookie('', 0));
    else if (notes.sessionOf !== null && isWhole) result.headers.append('set-cookie', hintCookie('1', SESSION_SECONDS));
    return result;
  }

  return new Hono<HttpEnv>().use(bodyLimit({ maxSize: BODY_LIMIT, onError: (context) => fail(context, 413) })).all('/*', async (context) => {
    const path = context.req.path.slice('/api/auth'.length);
    const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
    const isHidden = path === '/request-password-reset' && sendRecovery === null;
    if (call === undefined || isHidden || context.req.method !== call.method) return context.json(apiErrorOf(404), 404, NO_STORE);

    let body: Record<string, unknown> = {};
    if (call.body !== null) {
      const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json') return context.json(apiErrorOf(415), 415, NO_STORE);
      const json = parseJsonText(await context.req.arrayBuffer());
      const parsed = call.body.safeParse(json.ok ? json.value : null);
      if (!parsed.success) return context.json(signInError(400, 'VALIDATION_ERROR'), 400, NO_STORE);
      body = parsed.data;
    }
    const headers = context.req.raw.headers;
    const asked: Asked = { path, body, address: addressOf(context), administrator: SIGN_INS.includes(path) ? null : await findAdministrator(auth, headers) };
    const fault = await weakness(asked);
    if (fault !== null) return context.json({ error: { code: 'weak_password', message: fault } }, 422, NO_STORE);
    return answer(context, asked);
  });
}
