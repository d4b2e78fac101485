import type { Context } from 'hono';
import { addresses } from '../business/addresses.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { ServedResponse } from '../http/finished-response.ts';
import { COSTS, type PublicLimits } from '../http/public-limits.ts';
import type { Visit } from '../http/render-queue.ts';
import { sendResponse, visitOf } from '../http/public-response.ts';
import type { Log } from '../log.ts';
import { pathForLog } from '../business/path-for-log.ts';
import { findRow, keyOf } from './page-address.ts';
import { createPageBuilds, type NoticeStatus, type PageBuildsDependencies } from './page-builds.ts';
import type { PageRequest, PublicPage } from './public-page.ts';
import { publicPages } from './table.ts';

export interface PageResponsesDependencies extends PageBuildsDependencies {
  readonly cache: ResponseCache;
  readonly log: Log;
  readonly limits: PublicLimits;
}

interface Asking {
  readonly visit: Visit;
  /** Called before a response is made: what stands finished is free. */
  readonly spend: () => void;
}

const OURSELVES: Asking = { visit: null, spend: () => undefined };

/** What the addresses of the table respond with. Everything that is read for a response is read while the cache builds it, so that no change between the two is missed. */
export function createPageResponses({ cache, log, limits, ...dependencies }: PageResponsesDependencies) {
  const build = createPageBuilds(dependencies);

  async function noticeOf(status: NoticeStatus, path: string, visit: Visit): Promise<ServedResponse> {
    const key = String(status);
    return cache.find(key) ?? cache.build(key, async () => build.notice(status, path), { visit });
  }

  async function responseOf(row: PublicPage, request: PageRequest, { visit, spend }: Asking): Promise<ServedResponse> {
    const key = keyOf(row, request);
    const found = cache.find(key);
    if (!found) spend();
    const response = found ?? (await cache.build(key, () => build.page(row, request), { visit }));
    const { status } = response;
    return status === 404 || status === 410 ? noticeOf(status, request.path, visit) : response;
  }

  /** Whoever is led to the screen's own address has been noted with the one that was asked for. */
  function noteIfMissing({ status, headers }: ServedResponse, path: string): void {
    if ((status === 404 && path !== addresses.notFound) || headers['location'] === addresses.notFound)
      log.info('Página não encontrada', { path: pathForLog(path) });
  }

  async function send(context: Context, response: ServedResponse): Promise<Response> {
    noteIfMissing(response, context.req.path);
    const { location } = response.headers;
    return location === undefined
      ? sendResponse(context, response)
      : context.redirect(location, response.status === 301 ? 301 : 302);
  }

  return {
    async respond(context: Context, row: PublicPage): Promise<Response> {
      const request = {
        path: context.req.path,
        slug: context.req.param('slug') ?? '',
        query: (name: string) => context.req.query(name),
      };
      const spend = () => limits.spend(context, row.path === addresses.search ? COSTS.search : COSTS.firstVisit);
      return send(context, await responseOf(row, request, { visit: visitOf(context), spend }));
    },

    async notFound(context: Context): Promise<Response> {
      limits.spend(context, COSTS.missing);
      return send(context, await noticeOf(404, context.req.path, visitOf(context)));
    },

    /** For a client that has spent its budget. */
    async tooMany(context: Context, retryAfterSeconds: number): Promise<Response> {
      log.info('Pedidos demais de um cliente', { path: pathForLog(context.req.path) });
      const response = await sendResponse(context, await noticeOf(429, context.req.path, visitOf(context)));
      response.headers.set('retry-after', String(retryAfterSeconds));
      return response;
    },

    /** A failure that nobody foresaw: a reference for the log, never its message. */
    async failure(context: Context, reference: string): Promise<Response> {
      return sendResponse(
        context,
        await cache.build(`500:${reference}`, async () => build.failure(reference, context.req.path), {
          visit: visitOf(context),
        }),
      );
    },

    /** Makes the response of an address ahead of its next visitor. What is not in the table is left to that visitor. */
    async warm(address: string): Promise<void> {
      const asked = findRow(publicPages, address);
      if (asked) await responseOf(asked.row, asked.request, OURSELVES);
    },

    sharedAt: build.sharedAt,
  };
}
