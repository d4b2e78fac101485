import { expect, test } from 'vitest';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { locationPosts } from '../src/business/location-titles.ts';
import { NOINDEX_FROM, shinglesOf } from '../src/generator/similarity.ts';
import { createSimilarityIndex } from '../src/similarity/indexes/similarity-index.ts';
import { postBody } from '../src/public-pages/post-body.ts';

test('no built-in post is as like another as would keep a generated page out of search engines', () => {
  const facts = buildFacts(FICTITIOUS_COMPANY);
  const posts = locationPosts.map((post) => ({ slug: post.slug, shingles: shinglesOf(postBody(post, facts)) }));
  const index = createSimilarityIndex();
  for (const { slug, shingles } of posts) index.add(slug, shingles);
  const checked = posts.map(({ slug, shingles }) => ({
    slug,
    similarity: index.nearest(shingles, (other) => other !== slug)?.similarity ?? 0,
  }));
  expect(checked.filter(({ similarity }) => similarity >= NOINDEX_FROM)).toEqual([]);
  expect(Math.max(...checked.map(({ similarity }) => similarity))).toBeGreaterThan(0);
}, 60_000);
