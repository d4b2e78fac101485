import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { failedCall, FailedRead } from './failed-read.ts';
import { fail } from './http/api-error.ts';
import type { HttpEnv } from './http/client-address.ts';
import { ClientsDisconnected } from './http/render-queue.ts';
import { statusOfHttpException } from './http/json-body.ts';
import { addressWithoutSlash } from './http/plain-address.ts';
import type { Log } from './log.ts';
import type { PublicSite } from './public-site.ts';

/** What an unknown address and a failure that nobody foresaw are answered with. */
export function respondToErrors(http: Hono<HttpEnv>, pages: PublicSite['pages'], log: Log): void {
  http.notFound((context) => {
    const withoutSlash = addressWithoutSlash(context.req.url);
    return withoutSlash === null ? pages.notFound(context) : context.redirect(withoutSlash, 301);
  });
  http.onError((error, context) => {
    const { method, path } = context.req;
    if (path.startsWith('/api/')) {
      if (statusOfHttpException(error) === 400)
        return fail(context, 400, 'bad_request', 'O pedido não é um JSON válido.');
      log.error(failedCall(method, path), error, { method, path });
      return fail(context, 500);
    }
    // nginx's status for it; nobody reads it.
    if (error instanceof ClientsDisconnected) return new Response(null, { status: 499 });
    const reference = randomUUID();
    const [words, why] =
      error instanceof FailedRead ? [error.message, error.cause] : ['Erro ao montar a página', error];
    log.error(words, why, { path, reference });
    return pages.failure(context, reference);
  });
}
