import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from './log.ts';
import { pathForLog } from './business/path-for-log.ts';
import { asRequest, requestIdOf } from './request-id.ts';

/** Whoever waits longer than this may leave. */
const SLOW_MS = 1000;
const PRIVATE = /^\/(api|admin)(\/|$)/;

export interface WatchedRequestsDependencies {
  readonly log: Log;
  /** Whether the request came through a proxy of ours, whose headers are believed. */
  readonly isFromProxy: (context: Context) => boolean;
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number;
}

/**
 * Names each request that the router sees, so that all lines of the log about it can be found, and logs the slow ones. The name is answered
 * where it helps somebody: in the panel, and with what failed. Public pages are the same for everyone.
 */
export function watchRequests({
  log,
  isFromProxy,
  now = () => performance.now(),
}: WatchedRequestsDependencies): MiddlewareHandler {
  return async (context, next) => {
    const id = requestIdOf(isFromProxy(context) ? context.req.header('x-request-id') : undefined);
    const begun = now();
    await asRequest(id, async () => {
      await next();
      const { method, path } = context.req;
      const milliseconds = Math.round(now() - begun);
      if (milliseconds > SLOW_MS)
        log.info('Resposta lenta', { method, path: pathForLog(path), status: context.res.status, milliseconds });
      if (PRIVATE.test(path) || context.res.status >= 500) context.res.headers.set('x-request-id', id);
    });
  };
}
