import { addresses } from '../business/addresses.ts';
import { places } from '../business/places.ts';
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
import { loadPlaceSearch, searchKey } from './place-question.ts';
import { listPortfolio, listPortfolioJobs, loadPortfolio, loadPortfolioJob, portfolioKey } from './portfolio-pages.ts';
import { listPosts, loadPost } from './post.ts';
import { listedAt, type PublicPage } from './public-page.ts';
import { loadUsefulLink } from './useful-link.ts';
import { guideKey, homeKey, loadGuide, loadHome } from './with-a-question.ts';
import { rowOf, writtenPages } from './written-pages.ts';

const NO_LINKS = { items: [], total: 0, page: 1, lastPage: 1 };

/**
 * Every public page, a row for each kind, in the order of the sitemap for machines. The router, the sitemaps, the share pictures and
 * what is warmed read this and know no other list; tests and benchmarks visit what it lists.
 */
export const publicPages: readonly PublicPage[] = [
  {
    path: addresses.home,
    key: homeKey,
    load: loadHome,
    listed: () => listedAt(addresses.home, homePage({ citySearch: null })),
  },
  {
    path: addresses.sitemap,
    key: numberedKey(addresses.sitemap),
    load: loadSitemap,
    listed: () => listedAt(addresses.sitemap, sitemapPage({ usefulLinks: NO_LINKS })),
  },
  {
    path: addresses.guide,
    key: guideKey,
    load: loadGuide,
    listed: () => listedAt(addresses.guide, guidePage({ question: null })),
  },
  ...writtenPages.map(rowOf),
  {
    path: addresses.posts,
    key: numberedKey(addresses.posts),
    load: loadPostIndex,
    listed: () => listedAt(addresses.posts, postIndexPage({ page: 1 })),
  },
  { path: addresses.portfolio, key: portfolioKey, load: loadPortfolio, listed: listPortfolio },
  { path: addresses.portfolioJob(':slug'), load: loadPortfolioJob, listed: listPortfolioJobs },
  {
    path: addresses.place(':slug'),
    load: loadPlace,
    listed: () => places.flatMap((place) => listedAt(addresses.place(place.slug), placePage({ place }))),
  },
  {
    path: addresses.topic(':slug'),
    load: loadTopic,
    listed: () => serviceTopics.flatMap((topic) => listedAt(addresses.topic(topic.slug), topicPage({ topic }))),
  },
  {
    path: addresses.post(':slug'),
    load: loadPost,
    listed: listPosts,
  },
  {
    path: addresses.usefulLink(':slug'),
    load: loadUsefulLink,
    listed: 'in parts',
  },
  { path: addresses.search, key: searchKey, load: loadPlaceSearch, listed: () => [] },
  { path: addresses.notFound, load: () => ({ status: 404 }), listed: () => [] },
];
