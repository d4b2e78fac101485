import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Database } from './database/connect.ts';
import { type Trouble, TROUBLE_WORDS, troubleOf } from './database/database-trouble.ts';
import { failedCall, FailedRead } from './failed-read.ts';
import { fail } from './http/api-error.ts';
import type { HttpEnv } from './http/client-address.ts';
import { TooManyRequests } from './http/public-limits.ts';
import { ClientsDisconnected } from './http/render-queue.ts';
import { statusOfHttpException } from './http/json-body.ts';
import { addressWithoutSlash } from './http/plain-address.ts';
import type { Log } from './log.ts';
import { pathForLog } from './business/path-for-log.ts';
import { PhotosAway } from './photos/photo-storage.ts';
import type { PublicSite } from './public-site.ts';
import { currentRequestId } from './request-id.ts';

/** What a call that failed is told to wait. */
const TRY_AGAIN_SECONDS = 5;

/** What an unknown address and a failure that nobody foresaw are answered with. */
export function respondToErrors(
  http: Hono<HttpEnv>,
  pages: PublicSite['pages'],
  log: Log,
  readiness: Database['readiness'],
): void {
  http.notFound((context) => {
    const withoutSlash = addressWithoutSlash(context.req.url);
    return withoutSlash === null ? pages.notFound(context) : context.redirect(withoutSlash, 301);
  });
  http.onError(async (error, context) => {
    const { method, path } = context.req;
    if (path.startsWith('/api/')) {
      if (statusOfHttpException(error) === 400)
        return fail(context, 400, 'bad_request', 'O pedido não é um JSON válido.');
      log.error(failedCall(method, path), error, { method, path });
      if (error instanceof PhotosAway) return photosAway(context);
      // The sign-in library tells that it failed and not why.
      return failedBecause(context, troubleOf(error) ?? (await readiness()));
    }
    // nginx's status for it; nobody reads it.
    if (error instanceof ClientsDisconnected) return new Response(null, { status: 499 });
    if (error instanceof TooManyRequests) return pages.tooMany(context, error.retryAfterSeconds);
    if (error instanceof PhotosAway) {
      log.error('Foto não lida', error, { path: pathForLog(path) });
      return context.text('', 503, { 'retry-after': String(TRY_AGAIN_SECONDS) });
    }
    const reference = currentRequestId() ?? randomUUID();
    const [words, why] =
      error instanceof FailedRead ? [error.message, error.cause] : ['Erro ao montar a página', error];
    log.error(words, why, { path: pathForLog(path), reference });
    return pages.failure(context, reference);
  });
}

/** The panel keeps the photo and sends it again. */
function photosAway(context: Context<HttpEnv>): Response {
  context.header('retry-after', String(TRY_AGAIN_SECONDS));
  return fail(context, 503, 'photos_away', 'O armazenamento das fotos não responde agora. Tente de novo em instantes.');
}

/** A database that cannot be used just now is named, with what to do; the panel shows it as it is and keeps what was typed. */
function failedBecause(context: Context<HttpEnv>, trouble: Trouble | null): Response {
  if (trouble === null) return fail(context, 500);
  const failed = /^(GET|HEAD)$/.test(context.req.method) ? 'Não foi possível ler os dados' : 'Não foi possível salvar';
  context.header('retry-after', String(TRY_AGAIN_SECONDS));
  return fail(context, 503, `database_${trouble.replaceAll('-', '_')}`, `${failed}: ${TROUBLE_WORDS[trouble]}`);
}
