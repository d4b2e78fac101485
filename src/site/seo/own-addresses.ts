import { addresses } from '../../business/addresses.ts';
import { locationPosts } from '../../business/location-titles.ts';
import { places } from '../../business/places.ts';
import { serviceTopics } from '../../business/service-topics.ts';
import type { SitePage } from '../site-page.ts';
import { guidePage } from '../pages/guide-page.tsx';
import { homePage } from '../pages/home-page.tsx';
import { placePage } from '../pages/place-page.tsx';
import { postIndexPage } from '../pages/post-index-page.tsx';
import { sitemapPage } from '../pages/sitemap-page.tsx';
import { type Moment, type StaticPageName, staticPage } from '../pages/static-page.tsx';
import { topicPage } from '../pages/topic-page.tsx';

export interface OwnAddress {
  readonly path: string;
  /** 'YYYY-MM-DD', or null where the text carries no date. */
  readonly updated: string | null;
}

const STATIC_PAGES: Readonly<Record<StaticPageName, string>> = {
  knowledgeCentre: addresses.knowledgeCentre,
  jetflexArticle: addresses.jetflexArticle,
  faq: addresses.faq,
  guarulhos: addresses.guarulhos,
  osasco: addresses.osasco,
  privacy: addresses.privacy,
};
const STATIC_NAMES = Object.keys(STATIC_PAGES) as readonly StaticPageName[];
const NO_LINKS = { items: [], total: 0, page: 1, lastPage: 1 };

/** Each page with the address that it stands at. Only its head is read: the parts of its body are not rendered. */
function* ownPages(moment: Moment): Generator<readonly [path: string, page: SitePage]> {
  yield [addresses.home, homePage({ citySearch: null })];
  yield [addresses.sitemap, sitemapPage({ usefulLinks: NO_LINKS })];
  yield [addresses.guide, guidePage({ question: null })];
  for (const name of STATIC_NAMES) yield [STATIC_PAGES[name], staticPage(name, moment)];
  yield [addresses.posts, postIndexPage({ page: 1 })];
  for (const place of places) yield [addresses.place(place.slug), placePage({ place })];
  for (const topic of serviceTopics) yield [addresses.topic(topic.slug), topicPage({ topic })];
}

/**
 * The addresses of the pages that we wrote, posts left out: those that may be indexed and are canonical, by what their own heads say.
 */
export function listOwnAddresses(moment: Moment): readonly OwnAddress[] {
  return Array.from(ownPages(moment))
    .filter(([path, { head }]) => head.indexable && head.canonicalPath === path)
    .map(([path, { updated = null }]) => ({ path, updated }));
}

/**
 * The posts that are canonical themselves.
 *
 * @param givesWay whether a generated page that may be indexed has the post's title: the post names that one instead.
 */
export function listPostAddresses(givesWay: (slug: string) => boolean): readonly OwnAddress[] {
  return locationPosts.filter(({ slug }) => !givesWay(slug)).map(({ slug }) => ({ path: addresses.post(slug), updated: null }));
}
