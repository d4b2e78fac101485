import { expect, test } from 'vitest';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { locationPosts } from '../src/business/location-titles.ts';
import { NOINDEX_FROM, shinglesOf } from '../src/generator/likeness.ts';
import { createLikenessIndex } from '../src/similarity/indexes/likeness-index.ts';
import { postBody } from '../src/public-pages/post-body.ts';

test('no built-in post is as like another as would keep a generated page out of search engines', () => {
  const facts = buildFacts(FICTITIOUS_COMPANY);
  const posts = locationPosts.map((post) => ({ slug: post.slug, shingles: shinglesOf(postBody(post, facts)) }));
  const index = createLikenessIndex();
  for (const { slug, shingles } of posts) index.add(slug, shingles);
  const judged = posts.map(({ slug, shingles }) => ({
    slug,
    likeness: index.nearest(shingles, (other) => other !== slug)?.likeness ?? 0,
  }));
  expect(judged.filter(({ likeness }) => likeness >= NOINDEX_FROM)).toEqual([]);
  expect(Math.max(...judged.map(({ likeness }) => likeness))).toBeGreaterThan(0);
}, 60_000);
