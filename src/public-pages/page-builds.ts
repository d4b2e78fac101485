import type { Assets } from '../assets.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import type { RenderedResponse } from '../http/response-builds.ts';
import { publicPolicy } from '../http/content-security-policy.ts';
import { renderDocument } from '../site/document.tsx';
import { errorPage } from '../site/pages/error-page.tsx';
import { gonePage } from '../site/pages/gone-page.tsx';
import { notFoundPage } from '../site/pages/not-found-page.tsx';
import { tooManyPage } from '../site/pages/too-many-page.tsx';
import type { SiteContext } from '../site/site-context.ts';
import type { SitePage } from '../site/site-page.ts';
import { findRow } from './page-address.ts';
import type { PageRequest, PageSources, PublicPage } from './public-page.ts';
import { type SharedPage, sharedPageOf } from './shared-page.ts';
import { publicPages } from './table.ts';

export interface PageBuildsDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly assets: Assets;
  readonly siteUrl: string;
}

/** What stands wherever a page is not, the same at every such address. */
const NOTICES = { 404: notFoundPage, 410: gonePage, 429: tooManyPage } as const;
export type NoticeStatus = keyof typeof NOTICES;

/** Has nothing to show: the notice of its status does, or the address that it leads to. */
const WITHOUT_BODY = { body: '', kept: false, headers: {}, tags: [], validUntil: null } as const;

/** From what an address asks for to its response, before that is kept or compressed. */
export function createPageBuilds({ database: { db }, clock, facts, assets, siteUrl }: PageBuildsDependencies) {
  const sources = (): PageSources => ({ db, facts: facts(), now: clock() });
  const contextOf = ({ facts: current, now }: PageSources, path: string): SiteContext => ({
    facts: current,
    assets: assets.site,
    siteUrl,
    path,
    now,
  });

  function render(
    page: SitePage,
    context: SiteContext,
    { status = 200, tags = [], kept = true }: { status?: number; tags?: readonly string[]; kept?: boolean },
  ): RenderedResponse {
    const document = renderDocument(page, context);
    return {
      status,
      body: document.html,
      kept,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': publicPolicy(document.inlineHashes, assets.admin.preamble !== '', page.frameSource),
      },
      tags,
      validUntil: page.validUntil ?? null,
    };
  }

  return {
    /** Everything that is read for the response is read here. */
    async page(row: PublicPage, request: PageRequest): Promise<RenderedResponse> {
      const known = sources();
      const loaded = await row.load(request, known);
      if ('page' in loaded) return render(loaded.page, contextOf(known, request.path), loaded);
      return {
        ...WITHOUT_BODY,
        status: loaded.status,
        ...('location' in loaded && { headers: { location: loaded.location } }),
      };
    },

    notice: (status: NoticeStatus, path: string): RenderedResponse =>
      render(NOTICES[status](), contextOf(sources(), path), { status }),

    /** A page that is made for one visitor. */
    own: (page: SitePage, path: string, status: number): RenderedResponse =>
      render(page, contextOf(sources(), path), { status, kept: false }),

    failure: (reference: string, path: string): RenderedResponse =>
      render(errorPage({ status: 500, reference }), contextOf(sources(), path), { status: 500, kept: false }),

    /** What the page at an address gives to be shared; null where none is. */
    async sharedAt(path: string): Promise<SharedPage | null> {
      const asked = findRow(publicPages, path);
      if (!asked) return null;
      const known = sources();
      const loaded = await asked.row.load(asked.request, known);
      return 'page' in loaded ? sharedPageOf(loaded.page, contextOf(known, path)) : null;
    },
  };
}
