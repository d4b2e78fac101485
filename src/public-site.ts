import type { Assets } from './assets.ts';
import { addresses } from './business/addresses.ts';
import type { Facts } from './business/facts.ts';
import { COMPANY_TAG } from './company/company-tag.ts';
import type { Config } from './config.ts';
import type { ChangeFeed } from './database/change-feed.ts';
import type { Database } from './database/connect.ts';
import { EVERYTHING } from './database/content-changes.ts';
import { type AnswerCache, createAnswerCache } from './http/answer-cache.ts';
import type { Headers } from './http/finished-answer.ts';
import type { AnswerStore } from './http/stored-answer.ts';
import type { Log } from './log.ts';
import { slugsOfTags } from './pages/page-tags.ts';
import { createPageAnswers } from './public-pages/page-answers.ts';
import { shareImages } from './public-pages/share-images.ts';
import { sitemaps } from './public-pages/sitemaps.ts';
import { siteVariants } from './site-variants.ts';

export interface StoredAnswers {
  readonly store: AnswerStore;
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
  readonly stored: StoredAnswers | null;
  readonly changes: ChangeFeed;
  readonly log: Log;
  /** Headers that every public answer carries. */
  readonly headers: Headers;
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
}: PublicSiteDependencies) {
  const warm = async (address: string) => void ((await maps.warm(address)) ?? (await pages.warm(address)));
  const cache = createAnswerCache(clock, {
    common: headers,
    store: stored?.store ?? null,
    maxBytes: stored?.memoryBytes,
    variant: siteVariants({ clock, facts, assets: assets.site, siteUrl, build: stored?.build ?? '' }),
    warm: async (key) => (key.startsWith('/') ? warm(key) : undefined),
    onError: (error) => log.error('Página não preparada', error),
  });
  dropWhatChanges(cache, changes);
  const pages = createPageAnswers({ database, clock, facts, assets, siteUrl, cache, log });
  const maps = sitemaps({ database, clock, facts, siteUrl, cache });
  return { cache, pages, maps, pictures: shareImages({ facts, sharedAt: pages.sharedAt }), warm };
}

export type PublicSite = ReturnType<typeof createPublicSite>;

function dropWhatChanges(cache: AnswerCache, changes: ChangeFeed): void {
  changes.onChange((tags, last) => {
    if (tags.includes(EVERYTHING) || tags.includes(COMPANY_TAG)) return cache.dropAll(last);
    cache.drop(tags, last);
    cache.prepare(slugsOfTags(tags).map(addresses.usefulLink));
  });
}
