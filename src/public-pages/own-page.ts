import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { sendResponse, visitOf } from '../http/public-response.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { SitePage } from '../site/site-page.ts';
import { createPageBuilds, type PageBuildsDependencies } from './page-builds.ts';

interface OwnPagesDependencies extends PageBuildsDependencies {
  readonly cache: ResponseCache;
}

/** Shows a page that is made for one visitor, and kept for no other. */
export function ownPages({ cache, ...dependencies }: OwnPagesDependencies) {
  const build = createPageBuilds(dependencies);
  return async (context: Context, page: SitePage, status: number): Promise<Response> => {
    const response = await cache.build(`own:${randomUUID()}`, async () => build.own(page, context.req.path, status), {
      visit: visitOf(context),
    });
    return sendResponse(context, response);
  };
}
