import { addresses } from '../business/addresses.ts';
import { linkTopics } from '../business/link-topics.ts';
import { locationPosts } from '../business/location-titles.ts';
import { capitalDistricts, places } from '../business/places.ts';
import { serviceTopics } from '../business/service-topics.ts';
import { guidePage } from '../site/pages/guide-page.tsx';
import { homePage } from '../site/pages/home-page.tsx';
import { placePage } from '../site/pages/place-page.tsx';
import { postIndexPage } from '../site/pages/post-index-page.tsx';
import { sitemapPage } from '../site/pages/sitemap-page.tsx';
import { topicPage } from '../site/pages/topic-page.tsx';
import { loadPostIndex, loadSitemap } from './lists.ts';
import { loadPlace, loadTopic } from './named-page.ts';
import { numberedKey } from './numbered-page.ts';
import { listPosts, loadPost } from './post.ts';
import { listedAt, type PublicPage } from './public-page.ts';
import { loadUsefulLink } from './useful-link.ts';
import { guideKey, homeKey, loadGuide, loadHome } from './with-a-question.ts';
import { rowOf, writtenPages } from './written-pages.ts';

const NO_LINKS = { items: [], total: 0, page: 1, lastPage: 1 };

/** The address of each that stands first, for tests. */
function firstOf(kind: string, items: readonly { readonly slug: string }[], addressOf: (slug: string) => string) {
  return items.slice(0, 1).map(({ slug }) => ({ kind, address: addressOf(slug) }));
}

/**
 * Every public page, a row for each kind, in the order of the sitemap for machines. The router, the sitemaps, the share pictures, what is
 * warmed, tests and benchmarks read this and know no other list.
 */
export const publicPages: readonly PublicPage[] = [
  {
    path: addresses.home,
    key: homeKey,
    load: loadHome,
    listed: () => listedAt(addresses.home, homePage({ citySearch: null })),
    examples: [{ kind: 'home', address: addresses.home }],
  },
  {
    path: addresses.sitemap,
    key: numberedKey(addresses.sitemap),
    load: loadSitemap,
    listed: () => listedAt(addresses.sitemap, sitemapPage({ usefulLinks: NO_LINKS })),
    examples: [{ kind: 'sitemap', address: addresses.sitemap, long: true }],
  },
  {
    path: addresses.guide,
    key: guideKey,
    load: loadGuide,
    listed: () => listedAt(addresses.guide, guidePage({ question: null })),
    examples: [{ kind: 'guide', address: addresses.guide, long: true }],
  },
  ...writtenPages.map(rowOf),
  {
    path: addresses.posts,
    key: numberedKey(addresses.posts),
    load: loadPostIndex,
    listed: () => listedAt(addresses.posts, postIndexPage({ page: 1 })),
    examples: [{ kind: 'posts index', address: addresses.postsPage(2) }],
  },
  {
    path: addresses.place(':slug'),
    load: loadPlace,
    listed: () => places.flatMap((place) => listedAt(addresses.place(place.slug), placePage({ place }))),
    examples: [...firstOf('place', capitalDistricts, addresses.place), { kind: 'place that is in no table', address: addresses.place('lugar-nenhum') }],
  },
  {
    path: addresses.topic(':slug'),
    load: loadTopic,
    listed: () => serviceTopics.flatMap((topic) => listedAt(addresses.topic(topic.slug), topicPage({ topic }))),
    examples: firstOf('topic', serviceTopics, addresses.topic),
  },
  {
    path: addresses.post(':slug'),
    load: loadPost,
    listed: listPosts,
    examples: firstOf('post', locationPosts, addresses.post),
  },
  {
    path: addresses.usefulLink(':slug'),
    load: loadUsefulLink,
    listed: 'in parts',
    examples: firstOf('built-in useful link', linkTopics, addresses.usefulLink),
  },
  { path: addresses.notFound, load: () => ({ status: 404 }), listed: () => [], examples: [] },
];
