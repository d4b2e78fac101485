import { expect, test } from 'vitest';
import { locationPosts } from '../../business/location-titles.ts';
import { capitalDistricts, municipalities, places } from '../../business/places.ts';
import { requirePlaceText } from './place-text.ts';
import { postPlaceText } from './post-place-text.ts';

test('every post says something of its place that its page does not', () => {
  const silent = locationPosts.filter((post) => {
    const ofPage = new Set(requirePlaceText(post.place).paragraphs);
    return postPlaceText(post).every((paragraph) => ofPage.has(paragraph));
  });
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test('what is told of a place stands on three pages at most, and no other place is told the same', () => {
  const bearers = new Map<string, Set<string>>();
  const bear = (paragraph: string, page: string) =>
    bearers.set(paragraph, (bearers.get(paragraph) ?? new Set()).add(page));
  for (const place of places) for (const paragraph of requirePlaceText(place).paragraphs) bear(paragraph, place.key);
  for (const post of locationPosts) for (const paragraph of postPlaceText(post)) bear(paragraph, post.slug);
  expect([...bearers].filter(([, pages]) => pages.size > 3).map(([paragraph]) => paragraph)).toEqual([]);
});

test('the posts of one district begin with something else each', () => {
  for (const district of capitalDistricts) {
    const posts = locationPosts.filter(({ place }) => place.key === district.key);
    expect(new Set(posts.map((post) => postPlaceText(post)[0])).size).toBe(posts.length);
  }
  expect(locationPosts.filter(({ place }) => municipalities.includes(place))).toHaveLength(municipalities.length);
});
