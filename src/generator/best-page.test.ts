import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { locationTitles } from '../business/location-titles.ts';
import { bestPage, COMFORTABLY_UNLIKE } from './best-page.ts';
import { createLikenessIndex, type LikenessIndex } from '../similarity/indexes/likeness-index.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const title = 'Motor de Portão PPA Santana';

function asked(index: LikenessIndex, more: object = {}) {
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
    nearest: () => ({ id: `sibling-${asking}`, likeness: answers[asking++] ?? 1 }),
  });
  expect(best).toMatchObject({ likeness: 0.3, nearestId: 'sibling-2' });
  expect(asking).toBe(4);
});

test('a comfortably unlike variation ends the search', () => {
  let asking = 0;
  bestPage({
    title,
    creativity: 75,
    facts,
    attempts: 10,
    nearest: () => ({ id: 'x', likeness: [COMFORTABLY_UNLIKE + 0.01, COMFORTABLY_UNLIKE][asking++] ?? 1 }),
  });
  expect(asking).toBe(2);
});

test('at the greatest creativity the search goes on past a comfortable variation and takes the least alike', () => {
  let asking = 0;
  const nearest = () => ({ id: 'x', likeness: [0.2, 0.1, 0.15][asking++] ?? 0 });
  expect(bestPage({ title, creativity: 100, facts, attempts: 10, nearest }).likeness).toBe(0.1);
  expect(asking).toBe(3);
});

test('the same request gives the same page', () => {
  const index = createLikenessIndex();
  expect(bestPage(asked(index))).toEqual(bestPage(asked(index)));
});

test('every version is another page', () => {
  const index = createLikenessIndex();
  const htmls = [0, 1, 2, 3].map((version) => bestPage(asked(index, { version })).page.html);
  expect(new Set(htmls).size).toBe(4);
});

test('versions differ too where every variation is alike', () => {
  const nearest = (shingles: Uint32Array) => ({ id: 'x', likeness: 0.5 + (shingles[0] ?? 0) / 2 ** 34 });
  const seeds = [0, 1, 2, 3].map(
    (version) => bestPage({ title, creativity: 75, facts, attempts: 3, version, nearest }).seed,
  );
  expect(new Set(seeds).size).toBe(4);
});

test('a fixed selection is tried once', () => {
  let asking = 0;
  const nearest = () => {
    asking += 1;
    return { id: 'x', likeness: 1 };
  };
  expect(bestPage({ title, creativity: 20, facts, attempts: 10, nearest }).likeness).toBe(1);
  expect(asking).toBe(1);
});

function judgeAll(creativity: number) {
  const index = createLikenessIndex();
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
  const likeness = pages.map(
    ({ location, shingles }) => index.nearest(shingles, (other) => other !== location)?.likeness ?? 0,
  );
  return { worst: Math.max(...likeness), mean: likeness.reduce((sum, value) => sum + value, 0) / likeness.length };
}

test('all built-in titles at 75 stay under 0.50 for the worst pair and 0.35 for the mean, at 100 no higher', () => {
  expect(locationTitles.length).toBeGreaterThan(500);
  const at75 = judgeAll(75);
  const at100 = judgeAll(100);
  expect(at75.worst).toBeLessThan(0.5);
  expect(at75.mean).toBeLessThan(0.35);
  expect(at100.mean).toBeLessThanOrEqual(at75.mean);
  expect(at100.worst).toBeLessThanOrEqual(at75.worst);
}, 180_000);

test('at 20 pages differ by their title alone', () => {
  expect(judgeAll(20).mean).toBeGreaterThan(0.85);
});
