import { Hono } from 'hono';
import { generateCookie } from 'hono/cookie';
import { z } from 'zod';
import { apiErrorOf } from '../http/api-error.ts';
import { clientAddress, type HttpEnv } from '../http/client-address.ts';
import type { Database } from '../database/connect.ts';
import { type AdministratorAuth, CLIENT_ADDRESS_HEADER, SESSION_SECONDS } from './administrator-auth.ts';
import { signInError } from './error-messages.ts';
import { setMustChangePassword } from './first-administrator.ts';
import { findAdministrator } from './session-guard.ts';

/**
 * Readable by scripts and worth nothing by itself: public pages, which are the same for everyone, load the administrators' island
 * where it is there. Every call that the island makes is checked against the real session.
 */
const ADMINISTRATOR_HINT_COOKIE = 'painel';

/** What of the sign-in library is reachable; every other path of it answers 404. */
const OPEN_PATHS: readonly string[] = ['/sign-in/email', '/sign-out', '/get-session', '/change-password'];

const NO_STORE = { 'cache-control': 'no-store' };

function hintCookie(value: string, maxAge: number): string {
  return generateCookie(ADMINISTRATOR_HINT_COOKIE, value, { maxAge, sameSite: 'Lax', path: '/' });
}

const libraryError = z.object({ code: z.string() });

async function libraryCode(response: Response): Promise<string | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const parsed = libraryError.safeParse(body);
  return parsed.success ? parsed.data.code : null;
}

/** better-auth's own calls below `/api/auth`, with our errors, our cookie and the true address of the client. */
export function signInRoutes(auth: AdministratorAuth, database: Database) {
  return new Hono<HttpEnv>().all('/*', async (context) => {
    const path = context.req.path.slice('/api/auth'.length);
    if (!OPEN_PATHS.includes(path)) return context.json(apiErrorOf(404), 404, NO_STORE);

    const headers = new Headers(context.req.raw.headers);
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(context));
    const changing = path === '/change-password' ? await findAdministrator(auth, headers) : null;
    const response = await auth.handler(new Request(context.req.raw, { headers }));

    if (response.status >= 400) {
      const answer = Response.json(signInError(response.status, await libraryCode(response)), {
        status: response.status,
        headers: NO_STORE,
      });
      const retryAfter = response.headers.get('x-retry-after');
      if (retryAfter !== null) answer.headers.set('retry-after', retryAfter);
      return answer;
    }
    if (response.ok && changing) await setMustChangePassword(database.db, changing.id, false);
    const answer = new Response(response.body, response);
    answer.headers.set('cache-control', 'no-store');
    // Not through the context: Hono would let its cookies take the place of the library's.
    if (path === '/sign-in/email') answer.headers.append('set-cookie', hintCookie('1', SESSION_SECONDS));
    if (path === '/sign-out') answer.headers.append('set-cookie', hintCookie('', 0));
    return answer;
  });
}
