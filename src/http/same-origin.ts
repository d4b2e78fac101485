import type { MiddlewareHandler } from 'hono';
import { fail } from './api-error.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The site's own origin; on this machine also by its other names, under which a developer may open it. */
export function ownOrigins(siteUrl: string): readonly string[] {
  const { hostname, protocol, port } = new URL(siteUrl);
  if (hostname !== 'localhost') return [siteUrl];
  return [siteUrl, ...['127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${port && `:${port}`}`)];
}

/**
 * Refuses writing calls that a browser makes for another site. Every browser of today sends `Sec-Fetch-Site` or `Origin` with
 * them; a client that sends neither is no browser and carries nobody's cookies by accident.
 * Source: F. Valsorda, "Cross-Site Request Forgery" (2025), the algorithm of Go's `http.CrossOriginProtection`.
 */
export function sameOriginOnly(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    if (SAFE_METHODS.includes(context.req.method)) return next();
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const own =
      site === undefined ? origin === undefined || origins.includes(origin) : site === 'same-origin' || site === 'none';
    const foreignOrigin = origin !== undefined && !origins.includes(origin);
    if (!own || foreignOrigin)
      return fail(context, 403, 'foreign_origin', 'Este pedido veio de outro site e foi recusado.');
    return next();
  };
}
