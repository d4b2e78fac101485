import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiErrorOf, fail } from '../http/api-error.ts';
import type { ClientAddress, HttpEnv } from '../http/client-address.ts';
import { parseJsonText } from '../http/json-text.ts';
import { signInError } from './error-messages.ts';
import { findPasswordFault } from './password-rules.ts';
import { findPending } from './second-factor.ts';
import { findAdministrator } from './session-guard.ts';
import { GOOGLE_CALLS, LIBRARY_CALLS, type LibraryCall } from './library-calls.ts';
import type { SignInRequest } from './sign-in-outcomes.ts';
import { respond, type RespondDependencies } from './sign-in-response.ts';

const BODY_LIMIT = 16 * 1024;
const NO_STORE = { 'cache-control': 'no-store' };

export interface SignInDependencies extends RespondDependencies {
  readonly addressOf: ClientAddress;
  readonly google: boolean;
}

/** What of the request's body may reach the library, or the response that refuses it. */
async function readBody(context: Context, schema: LibraryCall['body']): Promise<SignInRequest['body'] | Response> {
  if (schema === null) return {};
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return context.json(apiErrorOf(415), 415, NO_STORE);
  const json = parseJsonText(await context.req.arrayBuffer());
  const parsed = schema.safeParse(json.ok ? json.value : null);
  return parsed.success ? parsed.data : context.json(signInError(400, 'VALIDATION_ERROR'), 400, NO_STORE);
}

/** better-auth's own calls below `/api/auth`, with our limits, our errors, our audit events and the true address of the client. */
export function signInRoutes(dependencies: SignInDependencies) {
  const { auth, addressOf, google } = dependencies;
  const calls = google ? { ...LIBRARY_CALLS, ...GOOGLE_CALLS } : LIBRARY_CALLS;
  return new Hono<HttpEnv>()
    .use(bodyLimit({ maxSize: BODY_LIMIT, onError: (context) => fail(context, 413) }))
    .all('/*', async (context) => {
      const path = context.req.path.slice('/api/auth'.length);
      const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
      if (call === undefined || context.req.method !== call.method) return context.json(apiErrorOf(404), 404, NO_STORE);

      const body = await readBody(context, call.body);
      if (body instanceof Response) return body;
      const { headers } = context.req.raw;
      const administrator = call.startsSession ? null : await findAdministrator(auth, headers);
      // Before the strength of a chosen password is estimated: that costs as much as a page.
      if (call.tries === 'session' && !administrator) return context.json(apiErrorOf(401), 401, NO_STORE);
      const chosen = body['newPassword'];
      const fault = typeof chosen === 'string' ? await findPasswordFault(chosen, administrator?.email ?? '') : null;
      if (fault !== null) return context.json({ error: { code: 'weak_password', message: fault } }, 422, NO_STORE);
      const pending = call.wrongCode !== undefined && !administrator ? await findPending(auth, headers) : null;
      return respond(dependencies, context, call, { body, address: addressOf(context), administrator, pending });
    });
}
