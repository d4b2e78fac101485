import type { Context, MiddlewareHandler } from 'hono';
import { fail } from './api-error.ts';

/** Path and query together, as they are sent: far more than any address of ours has. */
const ADDRESS_MAX = 4096;

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Refuses an address that is too long, and one whose escapes are no UTF-8 or hold a NUL, which PostgreSQL cannot be asked about: it names
 * nothing. Of a query only the API's counts: a visitor who follows an old mailer's 'utm_campaign=caf%E9' asks for a page that is there.
 *
 * @param notFound how a public address that names nothing is answered.
 */
export function plainAddressOnly(notFound: (context: Context) => Promise<Response>): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const isPrivate = /^\/(api|admin)(\/|$)/.test(pathname);
    const isShort = pathname.length + search.length <= ADDRESS_MAX;
    if (isShort && isReadable(pathname) && (!isPrivate || isReadable(search))) return next();
    if (isShort && !isPrivate) return notFound(context);
    context.header('cache-control', 'no-store');
    if (isPrivate) return fail(context, isShort ? 400 : 414);
    return context.text('O endereço pedido é longo demais.', 414);
  };
}

/**
 * '/postagens/?a=1' → '/postagens?a=1', still escaped; null for an address without a slash at its end, and for one that a browser
 * would take for another site's once the slash is gone ('//evil.example/', '/\\evil.example/').
 */
export function addressWithoutSlash(url: string): string | null {
  const { pathname, search } = new URL(url);
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  const trimmed = pathname.slice(0, end);
  if (trimmed === pathname || trimmed === '' || /^\/[/\\]|%5c|%0[ad]/i.test(trimmed)) return null;
  return trimmed + search;
}
