import type { MiddlewareHandler } from 'hono';

/** What administrators see is kept by no cache and no search engine. */
export const privateResponses: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('x-robots-tag', 'noindex, nofollow');
  context.res.headers.set('cache-control', 'no-store');
};
