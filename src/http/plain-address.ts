import type { MiddlewareHandler } from 'hono';

/** A query longer than any of ours; the path is bounded by Node's limit on headers. */
const QUERY_MAX = 4096;

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address).includes('\0');
  } catch {
    return false;
  }
}

/** Refuses an address whose escapes are no UTF-8 or hold a NUL, which PostgreSQL cannot be asked about. */
export function plainAddressOnly(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (isReadable(pathname) && isReadable(search) && search.length <= QUERY_MAX) return next();
    return context.text('O endereço não pode ser lido.', 400, { 'cache-control': 'no-store' });
  };
}
