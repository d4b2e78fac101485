import { expect, test } from 'vitest';
import { addresses } from '../src/business/addresses.ts';
import { locationPosts } from '../src/business/location-titles.ts';
import { placeHref } from '../src/business/place-href.ts';
import { places } from '../src/business/places.ts';
import { serviceTopics } from '../src/business/service-topics.ts';
import { testApp } from './support/app.ts';
import { type CrawledPage, crawl, internalLinks } from './support/crawl.ts';
import { FIGURES, unknownFigures, wordsOf } from './support/figures.ts';

let crawled: Promise<ReadonlyMap<string, CrawledPage>> | undefined;

/** Crawled once, by the first test, whose application it is. */
function allPages(): Promise<ReadonlyMap<string, CrawledPage>> {
  crawled ??= (async () => {
    const app = await testApp();
    await app.call('POST', '/api/pages', {
      title: 'Motor para portão basculante na Vila Olímpia',
      content: '<h2>Como escolher</h2><p>Pelo peso.</p>',
    });
    return crawl(app, '/');
  })();
  return crawled;
}

const publicPages = async () =>
  [...(await allPages()).values()].filter(({ path }) => !path.startsWith('/admin') && path !== addresses.favicon);

const inText = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const find = (html: string, pattern: RegExp) => inText(pattern.exec(html)?.[1] ?? '');
const titleOf = ({ html }: CrawledPage) => find(html, /<title>([^<]*)<\/title>/);
const descriptionOf = ({ html }: CrawledPage) => find(html, /<meta name="description" content="([^"]*)"/);
const canonicalOf = ({ html }: CrawledPage) => find(html, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/);
const isIndexed = (page: CrawledPage) =>
  /<meta name="robots" content="index/.test(page.html) && (canonicalOf(page) || '/') === page.path;

test('no link leads nowhere', { timeout: 240_000 }, async () => {
  const pages = await allPages();
  expect(pages.size).toBeGreaterThan(900);
  const dead = [...pages.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, status, from }) => `${status} ${path} from ${from}`);
  expect(dead).toEqual([]);
});

test('no link leads to a part of a page that is not there', async () => {
  const pages = await allPages();
  const missing = (await publicPages()).flatMap(({ path, html }) =>
    internalLinks(html)
      .filter((address) => address.includes('#'))
      .flatMap((address) => {
        const [target = '', id = ''] = address.split('#');
        const there = pages.get(target || path)?.html ?? '';
        return there.includes(` id="${id}"`) ? [] : [`${address} on ${path}`];
      }),
  );
  expect(missing).toEqual([]);
});

// The built-in topics below /links-uteis show the same as the topics below /topicos, which they name canonical and which are linked.
test('every page is led to', async () => {
  const pages = await allPages();
  const { home, sitemap, guide, knowledgeCentre, jetflexArticle, faq, privacy, guarulhos, osasco, posts } = addresses;
  const all = [
    home,
    sitemap,
    guide,
    knowledgeCentre,
    jetflexArticle,
    faq,
    privacy,
    guarulhos,
    osasco,
    posts,
    ...places.map(placeHref),
    ...serviceTopics.map(({ slug }) => addresses.topic(slug)),
    ...locationPosts.map(({ slug }) => addresses.post(slug)),
    addresses.usefulLink('motor-para-portao-basculante-na-vila-olimpia'),
  ];
  expect(all.filter((address) => !pages.has(address))).toEqual([]);
});

test('every page has a title, a description and one heading of the first rank', async () => {
  const wrong = (await publicPages()).filter(
    (page) => !titleOf(page) || descriptionOf(page).length < 20 || page.html.match(/<h1[\s>]/g)?.length !== 1,
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.each([
  ['title', titleOf],
  ['description', descriptionOf],
])('no two indexable pages share a %s', async (_, read) => {
  const indexed = (await publicPages()).filter(isIndexed);
  expect(indexed.length).toBeGreaterThan(800);
  const shared = [...Map.groupBy(indexed, read)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([text, sharing]) => `${text}: ${sharing.map(({ path }) => path).join(' ')}`);
  expect(shared).toEqual([]);
});

test('a page is in Portuguese, but for the words of the specification', async () => {
  expect(
    (await publicPages())
      .filter(({ html }) =>
        /[Ll]orem|[Ii]psum|\b(?:TODO|undefined|NaN|[Cc]lick here|[Rr]ead more|[Ll]oading)\b/.test(
          html.replace(/<(style|script)\b.*?<\/\1>| loading="lazy"/gs, ''),
        ),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});

test('every price, time, weight, warranty, hour and distance on every page is one of the facts', async () => {
  const texts = (await publicPages()).map(({ path, html }) => [path, wordsOf(html)] as const);
  expect(texts.flatMap(([path, words]) => unknownFigures(words).map((figure) => `${path}: ${figure}`))).toEqual([]);

  // The search sees: each kind of figure is met somewhere.
  const isMet = (pattern: RegExp) => texts.some(([, words]) => words.search(pattern) >= 0);
  expect(FIGURES.filter(([, pattern]) => !isMet(pattern)).map(([fact, pattern]) => `${fact} ${pattern}`)).toEqual([]);
});
