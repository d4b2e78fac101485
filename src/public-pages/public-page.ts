import type { Kysely } from 'kysely';
import type { Facts } from '../business/facts.ts';
import type { Schema } from '../database/schema.ts';
import type { SitePage } from '../site/site-page.ts';

/** What a visit asks for. */
export interface PageRequest {
  /** Without its query. */
  readonly path: string;
  /** What stands for ':slug' in the row's path; '' where that has none. */
  readonly slug: string;
  readonly query: (name: string) => string | undefined;
}

/** What ends by the clock: a promotion. */
export interface Moment {
  readonly facts: Facts;
  readonly now: Date;
}

/** What pages are made of. */
export interface PageSources extends Moment {
  readonly db: Kysely<Schema>;
}

interface ShownPage {
  readonly page: SitePage;
  /** What the page shows; a change of any of these ends a kept copy. */
  readonly tags?: readonly string[];
  /** Kept by default; there is no end of addresses that do not exist and of words to search for. */
  readonly kept?: boolean;
}

interface Redirect {
  readonly location: string;
  readonly status: 301 | 302;
}

/** No page is here: there is none (404), or it was deleted (410). */
interface NoPage {
  readonly status: 404 | 410;
}

export type Loaded = ShownPage | Redirect | NoPage;

/** An address in the sitemap for machines. */
export interface ListedPage {
  readonly path: string;
  /** 'YYYY-MM-DD', or null where the text carries no date. */
  readonly updated: string | null;
}

/** The addresses of a row that may be indexed and are canonical. 'in parts': too many for a list; the sitemaps read them from the database. */
export type Listing = 'in parts' | ((sources: PageSources) => readonly ListedPage[] | Promise<readonly ListedPage[]>);

/** A kind of public page: where it stands, how it is loaded, when it is listed. What it is, its `SitePage` says. */
export interface PublicPage {
  /** As the router reads it; ':slug' may stand at its end. */
  readonly path: string;
  /** All of the request that the page depends on; by default the address without its query. */
  readonly key?: (request: PageRequest) => string;
  /** Everything that is read for a response is read here. */
  readonly load: (request: PageRequest, sources: PageSources) => Loaded | Promise<Loaded>;
  readonly listed: Listing;
}

/** A page is listed exactly when its own head says that it may be indexed and names its address canonical. Its body is not rendered for that. */
export function listedAt(path: string, { head, updated }: SitePage): readonly ListedPage[] {
  return head.indexable && head.canonicalPath === path ? [{ path, updated: updated ?? null }] : [];
}
