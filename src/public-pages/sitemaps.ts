import type { Context } from 'hono';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import type { RenderedResponse } from '../http/response-builds.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { ServedResponse } from '../http/finished-response.ts';
import { COSTS, type PublicLimits } from '../http/public-limits.ts';
import type { Visit } from '../http/render-queue.ts';
import { sendResponse, visitOf } from '../http/public-response.ts';
import { pageTags } from '../pages/page-tags.ts';
import { portfolioTags } from '../portfolio/portfolio-tags.ts';
import { summarizePart } from '../pages/sitemap-store.ts';
import { robotsText } from '../site/seo/robots.ts';
import { type SitemapEntry, sitemapIndexXml, urlSet } from '../site/seo/sitemap-xml.ts';
import { later, sendGeneratedPart, XML } from './generated-sitemap.ts';
import type { ListedPage } from './public-page.ts';
import { publicPages } from './table.ts';

/** What sitemaps.org allows in one file. At some 200 bytes each they stay far below its 50 MB. */
const ADDRESSES_IN_A_PART = 50_000;

const OWN_PART = 'site';
const GENERATED_PART = 'paginas';

/** `paginas`, or `paginas-` and the id that the part begins after. */
const GENERATED_PART_PATH = /^\/sitemap\/paginas(?:-([0-9a-f-]{1,64}))?\.xml$/;

export interface SitemapsDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly siteUrl: string;
  readonly cache: ResponseCache;
  readonly limits: PublicLimits;
  /** Addresses in a part, fewer in tests. */
  readonly partSize?: number;
}

/** `/sitemap.xml`, its parts and `/robots.txt`. Parts begin after an id instead of at a number, so that a deletion moves no page out of all of them. */
export function sitemaps({
  database: { db },
  clock,
  facts,
  siteUrl,
  cache,
  limits,
  partSize = ADDRESSES_IN_A_PART,
}: SitemapsDependencies) {
  async function listParts(): Promise<SitemapEntry[]> {
    const { changedAt } = facts();
    const parts: SitemapEntry[] = [{ address: siteUrl + addresses.sitemapPart(OWN_PART), lastChange: changedAt }];
    for (let after = ''; ;) {
      const part = await summarizePart(db, after, partSize);
      if (!part) return parts;
      const name = after === '' ? GENERATED_PART : `${GENERATED_PART}-${after}`;
      parts.push({ address: siteUrl + addresses.sitemapPart(name), lastChange: later(part.newest, changedAt) });
      if (part.pages < partSize) return parts;
      after = part.lastId;
    }
  }

  /** The rows whose addresses fit in a list, in the order of the table. */
  async function listed(): Promise<ListedPage[]> {
    const sources = { db, facts: facts(), now: clock() };
    const lists = await Promise.all(publicPages.map(({ listed: list }) => (list === 'in parts' ? [] : list(sources))));
    return lists.flat();
  }

  async function ownPart(): Promise<string> {
    const { changedAt } = facts();
    return (
      urlSet.start +
      (await listed())
        .map(({ path, updated }) => urlSet.entry({ address: siteUrl + path, lastChange: later(updated, changedAt) }))
        .join('') +
      urlSet.end
    );
  }

  /** Those that are kept whole, by their addresses. */
  const files: Readonly<Record<string, () => Promise<RenderedResponse>>> = {
    [addresses.robots]: async () => whole('text/plain; charset=utf-8', robotsText(siteUrl), []),
    [addresses.sitemapIndex]: async () => whole(XML, sitemapIndexXml(await listParts()), [pageTags.list]),
    [addresses.sitemapPart(OWN_PART)]: async () => whole(XML, await ownPart(), [pageTags.list, portfolioTags.list]),
  };

  async function responseAt(path: string, visit: Visit, spend: () => void): Promise<ServedResponse | null> {
    const build = files[path];
    const kept = build ? cache.find(path) : null;
    if (!kept) spend();
    return kept ?? (build ? cache.build(path, build, { visit }) : null);
  }

  return {
    async respond(context: Context): Promise<Response> {
      const { path } = context.req;
      const response = await responseAt(path, visitOf(context), () => limits.spend(context, COSTS.sitemapPart));
      if (response) return sendResponse(context, response);
      const part = GENERATED_PART_PATH.exec(path);
      return part
        ? sendGeneratedPart({ db, siteUrl, partSize, changedAt: facts().changedAt }, context, part[1] ?? '')
        : context.text('', 404);
    },

    /** Makes the response of an address ahead of its next visitor; null where it is none of these. */
    warm: (path: string) => responseAt(path, null, () => undefined),
  };
}

function whole(contentType: string, body: string, tags: readonly string[]): RenderedResponse {
  return { status: 200, body, kept: true, headers: { 'content-type': contentType }, tags, validUntil: null };
}
