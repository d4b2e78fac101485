import { expect, test } from 'vitest';
import { places } from '../src/business/places.ts';
import type { Place } from '../src/business/place.ts';
import { isIndexedPlace } from '../src/content/places/indexed-places.ts';
import { jaccard, NOINDEX_FROM, shinglesOf } from '../src/generator/similarity.ts';
import { placePage } from '../src/site/pages/place-page.tsx';
import { renderTestPage } from '../src/site/test-site.ts';

interface Checked {
  readonly place: Place;
  /** With the nearest sibling, 0…1, over the whole article: what every place says counts too. */
  readonly similarity: number;
}

/** What is said of the place: neither the card beside it nor what follows below. */
function articleOf(html: string): string {
  const [article = ''] = /<article[^>]*>.*?(?=<section[^>]*aria-labelledby="depoimentos")/s.exec(html) ?? [];
  return article.replace(/<aside.*?<\/aside>/gs, '');
}

/** As generated pages are compared: five-word shingles of the article, names left out, against the nearest of all others. */
function check(): readonly Checked[] {
  const pages = places.map((place) => {
    const html = renderTestPage(placePage({ place }));
    return {
      place,
      shingles: shinglesOf({
        title: `${place.name} ${place.municipality}`,
        html: articleOf(html),
      }),
    };
  });
  return pages.map(({ place, shingles }, index) => ({
    place,
    similarity: Math.max(
      ...pages.filter((_, other) => other !== index).map((other) => jaccard(shingles, other.shingles)),
    ),
  }));
}

test('a place whose page is too like a sibling is not indexed, and every other is', () => {
  const checked = check();
  const wrong = checked
    .filter(({ place, similarity }) => similarity >= NOINDEX_FROM === isIndexedPlace(place))
    .map(({ place, similarity }) => `${place.slug} ${similarity.toFixed(3)}`);
  expect(wrong).toEqual([]);
  expect(Math.min(...checked.map(({ similarity }) => similarity))).toBeGreaterThan(0);
}, 60_000);
