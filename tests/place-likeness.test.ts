import { expect, test } from 'vitest';
import { places } from '../src/business/places.ts';
import type { Place } from '../src/business/place.ts';
import { isIndexedPlace } from '../src/content/places/indexed-places.ts';
import { jaccard, NOINDEX_FROM, shinglesOf } from '../src/generator/likeness.ts';
import { placePage } from '../src/site/pages/place-page.tsx';
import { renderTestPage } from '../src/site/test-site.ts';

interface Judged {
  readonly place: Place;
  /** With the nearest sibling, 0…1, over the whole article: what every place says counts too. */
  readonly likeness: number;
}

/** As generated pages are judged: five-word shingles of the article, names left out, against the nearest of all others. */
function judge(): readonly Judged[] {
  const pages = places.map((place) => {
    const html = renderTestPage(placePage({ place }));
    return {
      place,
      shingles: shinglesOf({
        title: `${place.name} ${place.municipality}`,
        html: /<article[^>]*>.*<\/article>/s.exec(html)?.[0] ?? '',
      }),
    };
  });
  return pages.map(({ place, shingles }, index) => ({
    place,
    likeness: Math.max(
      ...pages.filter((_, other) => other !== index).map((other) => jaccard(shingles, other.shingles)),
    ),
  }));
}

test('a place whose page is too like a sibling is not indexed, and every other is', () => {
  const judged = judge();
  const wrong = judged
    .filter(({ place, likeness }) => likeness >= NOINDEX_FROM === isIndexedPlace(place))
    .map(({ place, likeness }) => `${place.slug} ${likeness.toFixed(3)}`);
  expect(wrong).toEqual([]);
  expect(Math.min(...judged.map(({ likeness }) => likeness))).toBeGreaterThan(0);
}, 60_000);
