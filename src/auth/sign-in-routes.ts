import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { generateCookie } from 'hono/cookie';
import { z } from 'zod';
import { apiErrorOf, fail } from '../http/api-error.ts';
import type { ClientAddress, HttpEnv } from '../http/client-address.ts';
import { parseJsonText } from '../http/json-text.ts';
import { type AdministratorAuth, CALLS_WINDOW_SECONDS, CLIENT_ADDRESS_HEADER, SESSION_SECONDS } from './administrator-auth.ts';
import { signInError } from './error-messages.ts';
import { findPasswordFault } from './password-rules.ts';
import { type RequestNotes, withRequestNotes } from './request-notes.ts';
import { findPending, shortenLock } from './second-factor.ts';
import { findAdministrator } from './session-guard.ts';
import { GOOGLE_CALLS, LIBRARY_CALLS } from './sign-in-calls.ts';
import { type Asked, type OutcomeDependencies, signInOutcomes } from './sign-in-outcomes.ts';
import { withoutTokens } from './without-tokens.ts';

/**
 * Readable by scripts and worth nothing by itself: public pages, which are the same for everyone, load the administrators' island
 * where it is there. Every call that the island makes is checked against the real session.
 */
const ADMINISTRATOR_HINT_COOKIE = 'painel';
const BODY_LIMIT = 16 * 1024;
/** What begins a new session, whoever was signed in before. */
const SIGN_INS: readonly string[] = ['/sign-in/email', '/callback/google'];
/** What brings the code of the second factor. */
const CODES: readonly string[] = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];
const NO_STORE = { 'cache-control': 'no-store' };

export interface SignInDependencies extends OutcomeDependencies {
  readonly auth: AdministratorAuth;
  readonly addressOf: ClientAddress;
  readonly siteUrl: string;
  readonly google: boolean;
  /** Told that Google's own description of itself could not be had. */
  readonly onGoogleSilent: () => void;
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

/** better-auth's own calls below `/api/auth`, with our limits, our errors, our record and the true address of the client. */
export function signInRoutes(dependencies: SignInDependencies) {
  const { auth, database, clock, limits, addressOf, siteUrl, google, onGoogleSilent } = dependencies;
  const { db } = database;
  const calls = google ? { ...LIBRARY_CALLS, ...GOOGLE_CALLS } : LIBRARY_CALLS;
  const outcomes = signInOutcomes(dependencies);

  function hintCookie(value: string, maxAge: number): string {
    return generateCookie(ADMINISTRATOR_HINT_COOKIE, value, { maxAge, sameSite: 'Lax', path: '/', secure: siteUrl.startsWith('https:') });
  }

  async function callLibrary(context: Context, { path, body, address, administrator }: Asked, stranger: boolean): Promise<{ readonly response: Response; readonly notes: RequestNotes }> {
    const headers = new Headers(context.req.raw.headers);
    headers.set(CLIENT_ADDRESS_HEADER, address);
    headers.delete('content-length');
    const init = calls[path]?.method === 'POST' ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const { result, notes } = await withRequestNotes({ stranger, session: administrator && { createdAt: administrator.sessionCreatedAt, expiresAt: administrator.sessionExpiresAt } }, () => auth.handler(new Request(context.req.raw.url, init)));
    return { response: result, notes };
  }

  /** Google's answer was not taken: the library leads back with `?error=`. */
  function isRefusal(response: Response): boolean {
    const location = response.headers.get('location');
    return location !== null && new URL(location, siteUrl).searchParams.has('error');
  }

  /** How long the library's own limit asks to wait; null where it is not the library's that refuses. */
  async function libraryWait(response: Response): Promise<number | null> {
    const header = response.headers.get('x-retry-after');
    if (header === null) return null;
    const seconds = Number(header);
    if (seconds <= CALLS_WINDOW_SECONDS) return seconds;
    // The clock ran ahead when these calls were counted; their minute begins now.
    const now = clock().getTime();
    await db.updateTable('rateLimit').set({ lastRequest: now }).where('lastRequest', '>', now).execute();
    return CALLS_WINDOW_SECONDS;
  }

  async function refusal(path: string, response: Response): Promise<Response> {
    const code = await libraryCode(response);
    const isSilent = path === '/sign-in/social' && code === 'PROVIDER_NOT_FOUND';
    if (isSilent) onGoogleSilent();
    const status = isSilent ? 503 : response.status;
    const refused = Response.json(signInError(status, code), { status, headers: NO_STORE });
    const wait = await libraryWait(response);
    if (wait !== null) refused.headers.set('retry-after', String(wait));
    return refused;
  }

  async function answer(context: Context<HttpEnv>, asked: Asked): Promise<Response> {
    const { path, body, address, administrator } = asked;
    const tries = calls[path]?.tries;
    const tried = tries === 'email' ? String(body['email']) : tries === 'session' ? (administrator?.email ?? null) : null;
    if (tries === 'session' && !administrator) return context.json(apiErrorOf(401), 401, NO_STORE);
    const attempt = tried === null ? null : await limits.begin(tried, address);
    if (attempt && !attempt.allowed) return context.json(apiErrorOf(429), 429, { ...NO_STORE, 'retry-after': String(attempt.retryAfterSeconds) });
    if (asked.pending !== null) await shortenLock(db, asked.pending, clock());

    const { response, notes } = await callLibrary(context, asked, tries === 'email' && attempt?.stranger === true);
    if (response.status >= 400) {
      if (tried !== null && response.status < 429) await outcomes.wrongPassword(asked, tried, attempt?.isLast === true);
      if (CODES.includes(path) && response.status < 429) await outcomes.wrongCode(asked, await libraryCode(response));
      // There was no room to look at the password, right or wrong.
      if (response.status === 429) await attempt?.takeBack();
      return refusal(path, response);
    }
    if (path === '/callback/google' && isRefusal(response)) await outcomes.googleRefused(asked);
    const answered = await bodyOf(response);
    const isComplete = !isRefusal(response) && !pending.safeParse(answered).success;
    const stands = await outcomes.settle(asked, { notes, token: newSession.safeParse(answered).data?.token ?? null, isComplete });
    if (!stands) return Response.json(signInError(401, 'USED_CODE'), { status: 401, headers: NO_STORE });
    await attempt?.succeed();

    const result = await withoutTokens(response);
    result.headers.set('cache-control', 'no-store');
    // Not through the context: Hono would let its cookies take the place of the library's.
    if (path === '/sign-out') result.headers.append('set-cookie', hintCookie('', 0));
    else if (notes.sessionOf !== null && isComplete) result.headers.append('set-cookie', hintCookie('1', SESSION_SECONDS));
    return result;
  }

  return new Hono<HttpEnv>().use(bodyLimit({ maxSize: BODY_LIMIT, onError: (context) => fail(context, 413) })).all('/*', async (context) => {
    const path = context.req.path.slice('/api/auth'.length);
    const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
    if (call === undefined || context.req.method !== call.method) return context.json(apiErrorOf(404), 404, NO_STORE);

    let body: Record<string, unknown> = {};
    if (call.body !== null) {
      const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json') return context.json(apiErrorOf(415), 415, NO_STORE);
      const json = parseJsonText(await context.req.arrayBuffer());
      const parsed = call.body.safeParse(json.ok ? json.value : null);
      if (!parsed.success) return context.json(signInError(400, 'VALIDATION_ERROR'), 400, NO_STORE);
      body = parsed.data;
    }
    const { headers } = context.req.raw;
    const administrator = SIGN_INS.includes(path) ? null : await findAdministrator(auth, headers);
    const chosen = body['newPassword'];
    const fault = typeof chosen === 'string' ? await findPasswordFault(chosen, administrator?.email ?? '') : null;
    if (fault !== null) return context.json({ error: { code: 'weak_password', message: fault } }, 422, NO_STORE);
    const waiting = CODES.includes(path) && !administrator ? await findPending(auth, headers) : null;
    return answer(context, { path, body, address: addressOf(context), administrator, pending: waiting });
  });
}
