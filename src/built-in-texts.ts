import { addresses } from './business/addresses.ts';
import { locationPosts } from './business/location-titles.ts';
import { places } from './business/places.ts';
import { serviceTopics } from './business/service-topics.ts';
import { postBody } from './public-pages/post-body.ts';
import { writtenPages } from './public-pages/written-pages.ts';
import { placePage } from './site/pages/place-page.tsx';
import { topicPage } from './site/pages/topic-page.tsx';
import type { SitePage } from './site/site-page.ts';
import { NOON, renderTestPage, testFacts } from './site/test-site.ts';

/** The main text of every built-in page, by its address. */
export function builtInTexts(): ReadonlyMap<string, string> {
  const articleOf = (page: SitePage) => {
    const html = renderTestPage(page);
    return /<article[^>]*>.*<\/article>/s.exec(html)?.[0] ?? /<main[^>]*>.*<\/main>/s.exec(html)?.[0] ?? '';
  };
  return new Map([
    ...locationPosts.map((post) => [addresses.post(post.slug), postBody(post, testFacts).html] as const),
    ...places.map((place) => [addresses.place(place.slug), articleOf(placePage({ place }))] as const),
    ...serviceTopics.map((topic) => [addresses.topic(topic.slug), articleOf(topicPage({ topic }))] as const),
    ...writtenPages.map(({ path, page }) => [path, articleOf(page({ facts: testFacts, now: NOON }))] as const),
  ]);
}
