import type { Assets } from './assets.ts';
import { addresses } from './business/addresses.ts';
import type { Facts } from './business/facts.ts';
import { COMPANY_TAG } from './company/company-tag.ts';
import type { Config } from './config.ts';
import type { ChangeFeed } from './database/change-feed.ts';
import type { Database } from './database/connect.ts';
import { EVERYTHING } from './database/content-changes.ts';
import { type ResponseCache, createResponseCache } from './http/response-cache.ts';
import type { Headers } from './http/finished-response.ts';
import type { PublicLimits } from './http/public-limits.ts';
import type { ResponseStore } from './http/stored-response.ts';
import type { Log } from './log.ts';
import { slugsOfTags } from './pages/page-tags.ts';
import { createPagesOfAnEdit } from './pages-of-an-edit.ts';
import { ownPages } from './public-pages/own-page.ts';
import { createPageResponses } from './public-pages/page-responses.ts';
import { shareImages } from './public-pages/share-images.ts';
import { sitemaps } from './public-pages/sitemaps.ts';
import { siteVariants } from './site-variants.ts';

export interface StoredResponses {
  readonly store: ResponseStore;
  /** The name of the build that made them. */
  readonly build: string;
  /** Of memory beside the store, less in tests. */
  readonly memoryBytes?: number;
}

export interface PublicSiteDependencies {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly assets: Assets;
  readonly stored: StoredResponses | null;
  readonly changes: ChangeFeed;
  readonly log: Log;
  /** Headers that every public response carries. */
  readonly headers: Headers;
  /** What a client may ask to be made for it. */
  readonly limits: PublicLimits;
}

/** What visitors see: the pages, the sitemaps and the share pictures, and the cache that a change drops. */
export function createPublicSite({
  config: { siteUrl },
  database,
  clock,
  facts,
  assets,
  stored,
  changes,
  log,
  headers,
  limits,
}: PublicSiteDependencies) {
  const warm = async (address: string) => void ((await maps.warm(address)) ?? (await pages.warm(address)));
  const cache = createResponseCache(clock, {
    common: headers,
    store: stored?.store ?? null,
    maxBytes: stored?.memoryBytes,
    variant: siteVariants({ clock, facts, assets: assets.site, siteUrl, build: stored?.build ?? '' }),
    warm: async (key) => (key.startsWith('/') ? warm(key) : undefined),
    onError: (error) => log.error('Página não preparada', error),
  });
  dropWhatChanges(cache, changes);
  const pages = createPageResponses({ database, clock, facts, assets, siteUrl, cache, log, limits });
  const maps = sitemaps({ database, clock, facts, siteUrl, cache, limits });
  const show = ownPages({ database, clock, facts, assets, siteUrl, cache });
  return { cache, pages, show, limits, maps, pictures: shareImages({ facts, sharedAt: pages.sharedAt, limits }), warm };
}

export type PublicSite = ReturnType<typeof createPublicSite>;

function dropWhatChanges(cache: ResponseCache, changes: ChangeFeed): void {
  const pagesOfAnEdit = createPagesOfAnEdit();
  changes.onChange((tags, last) => {
    if (tags.includes(EVERYTHING) || tags.includes(COMPANY_TAG)) return cache.invalidateAll(last);
    cache.invalidate(tags, last);
    cache.warm(pagesOfAnEdit(slugsOfTags(tags)).map(addresses.usefulLink));
  });
}
