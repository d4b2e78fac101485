import type { Context, MiddlewareHandler } from 'hono';
import { fail } from './api-error.ts';

/** A query longer than any of ours; the path is bounded by Node's limit on headers. */
const QUERY_MAX = 4096;

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Refuses an address whose escapes are no UTF-8 or hold a NUL, which PostgreSQL cannot be asked about: it names nothing. Of a query
 * only the API's counts: a visitor who follows an old mailer's 'utm_campaign=caf%E9' asks for a page that is there.
 *
 * @param notFound how a public address that names nothing is answered.
 */
export function plainAddressOnly(notFound: (context: Context) => Promise<Response>): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const isPrivate = /^\/(api|admin)(\/|$)/.test(pathname);
    if (isReadable(pathname) && (!isPrivate || isReadable(search)) && search.length <= QUERY_MAX) return next();
    return isPrivate ? fail(context, 400) : notFound(context);
  };
}

/**
 * '/postagens/?a=1' → '/postagens?a=1', still escaped; null for an address without a slash at its end, and for one that a browser
 * would take for another site's once the slash is gone ('//evil.example/', '/\\evil.example/').
 */
export function addressWithoutSlash(url: string): string | null {
  const { pathname, search } = new URL(url);
  const trimmed = pathname.replace(/\/+$/, '');
  if (trimmed === pathname || trimmed === '' || /^\/[/\\]|%5c|%0[ad]/i.test(trimmed)) return null;
  return trimmed + search;
}
