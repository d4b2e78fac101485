import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { locationTitles } from '../business/location-titles.ts';
import { bestPage, DISTINCT_ENOUGH } from './best-page.ts';
import { generatePage } from './generate-page.ts';
import { jaccard, shinglesOf } from './similarity.ts';
import { createSimilarityIndex, type SimilarityIndex } from '../similarity/indexes/similarity-index.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const title = 'Motor de Portão PPA Santana';

function asked(index: SimilarityIndex, more: object = {}) {
  return {
    title,
    creativity: 75,
    facts,
    attempts: 10,
    nearest: (shingles: Uint32Array) => index.nearest(shingles),
    ...more,
  };
}

test('the least alike of the attempts is kept', () => {
  const answers = [0.5, 0.6, 0.3, 0.4];
  let asking = 0;
  const best = bestPage({
    title,
    creativity: 75,
    facts,
    attempts: 4,
    nearest: () => ({ id: `sibling-${asking}`, similarity: answers[asking++] ?? 1 }),
  });
  expect(best).toMatchObject({ similarity: 0.3, nearestId: 'sibling-2' });
  expect(asking).toBe(4);
});

test('a comfortably unlike variation ends the search', () => {
  let asking = 0;
  bestPage({
    title,
    creativity: 75,
    facts,
    attempts: 10,
    nearest: () => ({ id: 'x', similarity: [DISTINCT_ENOUGH + 0.01, DISTINCT_ENOUGH][asking++] ?? 1 }),
  });
  expect(asking).toBe(2);
});

test('at the greatest creativity the search goes on past a comfortable variation and takes the least alike', () => {
  let asking = 0;
  const nearest = () => ({ id: 'x', similarity: [0.2, 0.1, 0.15][asking++] ?? 0 });
  expect(bestPage({ title, creativity: 100, facts, attempts: 10, nearest }).similarity).toBe(0.1);
  expect(asking).toBe(3);
});

test('the same request gives the same page', () => {
  const index = createSimilarityIndex();
  expect(bestPage(asked(index))).toEqual(bestPage(asked(index)));
});

test('every version is another page', () => {
  const index = createSimilarityIndex();
  const htmls = [0, 1, 2, 3].map((version) => bestPage(asked(index, { version })).page.html);
  expect(new Set(htmls).size).toBe(4);
});

test('versions differ too where every variation is alike', () => {
  const nearest = (shingles: Uint32Array) => ({ id: 'x', similarity: 0.5 + (shingles[0] ?? 0) / 2 ** 34 });
  const seeds = [0, 1, 2, 3].map(
    (version) => bestPage({ title, creativity: 75, facts, attempts: 3, version, nearest }).seed,
  );
  expect(new Set(seeds).size).toBe(4);
});

test('a fixed selection is tried once', () => {
  let asking = 0;
  const nearest = () => {
    asking += 1;
    return { id: 'x', similarity: 1 };
  };
  expect(bestPage({ title, creativity: 20, facts, attempts: 10, nearest }).similarity).toBe(1);
  expect(asking).toBe(1);
});

function checkAll(creativity: number) {
  const index = createSimilarityIndex();
  const pages = locationTitles.map((location) => {
    const best = bestPage({
      title: location,
      creativity,
      facts,
      attempts: 10,
      nearest: (shingles) => index.nearest(shingles),
    });
    index.add(location, best.shingles);
    return { location, shingles: best.shingles };
  });
  const similarity = pages.map(
    ({ location, shingles }) => index.nearest(shingles, (other) => other !== location)?.similarity ?? 0,
  );
  return {
    worst: Math.max(...similarity),
    mean: similarity.reduce((sum, value) => sum + value, 0) / similarity.length,
  };
}

test('all built-in titles at 75 stay under 0.50 for the worst pair and 0.35 for the mean, at 100 no higher', () => {
  expect(locationTitles.length).toBeGreaterThan(500);
  const at75 = checkAll(75);
  const at100 = checkAll(100);
  expect(at75.worst).toBeLessThan(0.5);
  expect(at75.mean).toBeLessThan(0.35);
  expect(at100.mean).toBeLessThanOrEqual(at75.mean);
  expect(at100.worst).toBeLessThanOrEqual(at75.worst);
}, 180_000);

test('at 20 pages differ by their title and what is known of its place alone', () => {
  const [first = '', second = ''] = ['Santana', 'Tucuruvi'].map((place) =>
    generatePage({ title: `Motor de Portão PPA ${place}`, creativity: 20, seed: 1, facts })
      .html.split('<section>')
      .filter((section) => !section.includes(place) || !/[Vv]izinh|[Pp]lantão|Perto/.test(section))
      .join('<section>')
      .replaceAll(place, ''),
  );
  const shingles = (html: string) => shinglesOf({ title: '', html });
  expect(jaccard(shingles(first), shingles(second))).toBeGreaterThan(0.85);
  expect(checkAll(20).mean).toBeGreaterThan(0.75);
});
