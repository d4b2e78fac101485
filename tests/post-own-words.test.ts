import { expect, test } from 'vitest';
import { addresses } from '../src/business/addresses.ts';
import { locationPosts, serviceTypes } from '../src/business/location-titles.ts';
import { isIndexedPost } from '../src/content/places/indexed-posts.ts';
import { pageSentences } from '../src/own-words/page-sentences.ts';
import { createSentenceCounts, OWN_WORDS_FROM } from '../src/own-words/sentence-counts.ts';
import { knownSentences, wordsInCommon } from '../src/own-words/words-in-common.ts';
import { SAYS_SAME_FROM } from '../src/similarity/canonical-pages.ts';
import { postBody } from '../src/public-pages/post-body.ts';
import { testFacts } from '../src/site/test-site.ts';
import { builtInTexts } from '../src/built-in-texts.ts';

/** Of all built-in pages' words, place, brand and figures masked, those in sentences that at most three of them bear. */
function measure() {
  const pages = [...builtInTexts()].map(([path, html]) => [path, pageSentences(html)] as const);
  const counts = createSentenceCounts();
  for (const [, page] of pages) counts.add(page);
  const shares = new Map(pages.map(([path, page]) => [path, counts.ownShare(page)]));
  return locationPosts.map((post) => ({ post, share: shares.get(addresses.post(post.slug)) ?? 0 }));
}

/** For each kind: the least, the middle and the most of its posts' shares. */
function table(measured: ReturnType<typeof measure>): string {
  return serviceTypes
    .map((type) => {
      const shares = measured.filter(({ post }) => post.serviceType === type).map(({ share }) => share);
      const sorted = shares.toSorted((one, other) => one - other);
      const figures = [0, 0.1, 0.5, 0.9, 1].map((part) =>
        (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2),
      );
      const enough = shares.filter((share) => share >= OWN_WORDS_FROM).length;
      return `${type}: ${figures.join(' ')}; ${enough} of ${shares.length} from ${OWN_WORDS_FROM}`;
    })
    .join('\n');
}

test('posts that say too little of their own are out of search engines, and at least 300 are not', () => {
  const measured = measure();
  process.stdout.write(`Own words of posts, least, tenth, middle, ninth tenth, most\n${table(measured)}\n`);
  const wrong = measured
    .filter(({ post, share }) => share >= OWN_WORDS_FROM !== isIndexedPost(post))
    .map(({ post, share }) => `${post.slug} ${share.toFixed(3)}`);
  expect(wrong).toEqual([]);
  expect(measured.filter(({ share }) => share >= OWN_WORDS_FROM).length).toBeGreaterThanOrEqual(300);
}, 120_000);

test('the posts of one place say different things, so that each is canonical', () => {
  const shared = [...Map.groupBy(locationPosts, ({ place }) => place.key).values()].flatMap((posts) => {
    const said = posts.map((post) => pageSentences(postBody(post, testFacts).html));
    const known = said.map(knownSentences);
    return said.flatMap((sentences, at) =>
      known.flatMap((other, index) =>
        index === at ? [] : { slug: posts[at]?.slug, share: wordsInCommon(sentences, other) },
      ),
    );
  });
  const most = Math.max(...shared.map(({ share }) => share));
  process.stdout.write(`Words that a post shares with another of its place: at most ${most.toFixed(2)}\n`);
  expect(shared.length).toBeGreaterThan(1000);
  expect(shared.filter(({ share }) => share >= SAYS_SAME_FROM)).toEqual([]);
}, 120_000);
