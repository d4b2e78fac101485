import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { COPYWRITER_ROUTES, type Role } from '../business/roles.ts';

/** What stands around handlers, or answers where there is none. */
function isAround({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return method === 'ALL' && path.endsWith('*');
}

/** Whether this role may have what was asked for. Of a copywriter each handler that could answer has to be in the table. */
export function isOpenTo(role: Role, context: Context): boolean {
  return (
    role === 'owner' ||
    matchedRoutes(context).every((route) => isAround(route) || COPYWRITER_ROUTES.has(`${route.method} ${route.path}`))
  );
}
