import type { Context, HonoRequest } from 'hono';
import { generateCookie } from 'hono/cookie';
import { ADMINISTRATOR_HINT_COOKIE } from '../business/browser-keys.ts';
import { apiErrorOf } from '../http/api-error.ts';
import type { HttpEnv } from '../http/client-address.ts';
import { type AdministratorAuth, CLIENT_ADDRESS_HEADER } from './administrator-auth.ts';
import { SESSION_SECONDS } from './sign-in-hooks.ts';
import { signInError } from './error-messages.ts';
import { libraryCode, libraryWait, readResult } from './library-response.ts';
import { type RequestNotes, withRequestNotes } from './request-notes.ts';
import { shortenLock } from './second-factor.ts';
import type { LibraryCall } from './library-calls.ts';
import { wrongCode, wrongPassword } from './sign-in-failures.ts';
import type { LibraryResult, OutcomeDependencies, SignInRequest } from './sign-in-outcomes.ts';
import { withoutTokens } from './without-tokens.ts';

const NO_STORE = { 'cache-control': 'no-store' };

export interface RespondDependencies extends OutcomeDependencies {
  readonly auth: AdministratorAuth;
  readonly siteUrl: string;
  /** Called when Google's own description of itself could not be had. */
  readonly onGoogleSilent: () => void;
}

/** The e-mail of the account whose password is tried; null where none is. */
function triedEmail({ tries }: LibraryCall, { body, administrator }: SignInRequest): string | null {
  if (tries === 'email') return String(body['email']);
  return tries === 'session' ? (administrator?.email ?? null) : null;
}

function hintCookie(siteUrl: string, value: string, maxAge: number): string {
  return generateCookie(ADMINISTRATOR_HINT_COOKIE.name, value, {
    maxAge,
    sameSite: 'Lax',
    path: '/',
    secure: siteUrl.startsWith('https:'),
  });
}

async function successResponse(
  siteUrl: string,
  call: LibraryCall,
  response: Response,
  { notes, isComplete }: LibraryResult,
): Promise<Response> {
  const reply = await withoutTokens(response);
  reply.headers.set('cache-control', 'no-store');
  // Not through the context: Hono would let its cookies take the place of the library's.
  if (call.endsSession) reply.headers.append('set-cookie', hintCookie(siteUrl, '', 0));
  else if (notes.sessionOf !== null && isComplete)
    reply.headers.append('set-cookie', hintCookie(siteUrl, ADMINISTRATOR_HINT_COOKIE.value, SESSION_SECONDS));
  return reply;
}

async function refusalResponse(
  { database, clock, onGoogleSilent }: RespondDependencies,
  call: LibraryCall,
  response: Response,
): Promise<Response> {
  const code = await libraryCode(response);
  const isSilent = call.asksGoogle === true && code === 'PROVIDER_NOT_FOUND';
  if (isSilent) onGoogleSilent();
  const status = isSilent ? 503 : response.status;
  const refused = Response.json(signInError(status, code), { status, headers: NO_STORE });
  const wait = await libraryWait(database.db, response, clock().getTime());
  if (wait !== null) refused.headers.set('retry-after', String(wait));
  return refused;
}

async function callLibrary(
  auth: AdministratorAuth,
  { raw }: HonoRequest,
  call: LibraryCall,
  { body, address, administrator }: SignInRequest,
  isUnknownDevice: boolean,
): Promise<{ readonly response: Response; readonly notes: RequestNotes }> {
  const headers = new Headers(raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  headers.delete('content-length');
  const init = call.method === 'POST' ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const session = administrator && {
    createdAt: administrator.sessionCreatedAt,
    expiresAt: administrator.sessionExpiresAt,
  };
  const { result, notes } = await withRequestNotes({ isUnknownDevice, session }, () =>
    auth.handler(new Request(raw.url, init)),
  );
  return { response: result, notes };
}

/** Carries a call to the library, under the limits against guessing, and carries out what its row of the table says. */
export async function respond(
  dependencies: RespondDependencies,
  context: Context<HttpEnv>,
  call: LibraryCall,
  request: SignInRequest,
): Promise<Response> {
  const { auth, database, clock, limits, siteUrl } = dependencies;
  const tried = triedEmail(call, request);
  const attempt = tried === null ? null : await limits.begin(tried, request.address);
  if (attempt && !attempt.allowed)
    return context.json(apiErrorOf(429), 429, { ...NO_STORE, 'retry-after': String(attempt.retryAfterSeconds) });
  if (request.pending !== null) await shortenLock(database.db, request.pending, clock());

  const { response, notes } = await callLibrary(
    auth,
    context.req,
    call,
    request,
    call.tries === 'email' && attempt?.isUnknownDevice === true,
  );
  if (response.status >= 400) {
    if (tried !== null && response.status < 429)
      await wrongPassword(dependencies, request, tried, attempt?.isLast === true);
    if (call.wrongCode !== undefined && response.status < 429)
      await wrongCode(dependencies, request, call.wrongCode, await libraryCode(response));
    // There was no room to look at the password, right or wrong.
    if (response.status === 429) await attempt?.takeBack();
    return refusalResponse(dependencies, call, response);
  }
  const result = await readResult(database, response, notes, siteUrl);
  const fault = (await call.lastCheck?.(dependencies, request, result)) ?? null;
  if (fault !== null) return Response.json(signInError(401, fault), { status: 401, headers: NO_STORE });
  for (const leave of call.leaves ?? []) await leave(dependencies, request, result);
  await attempt?.succeed();
  return successResponse(siteUrl, call, response, result);
}
