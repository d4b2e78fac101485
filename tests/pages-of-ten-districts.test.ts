import { expect, test } from 'vitest';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { capitalDistricts, places } from '../src/business/places.ts';
import type { Place } from '../src/business/place.ts';
import { generatePage } from '../src/generator/generate-page.ts';
import { pageSentences } from '../src/own-words/page-sentences.ts';
import { inPlace } from '../src/text/portuguese.ts';
import { sharesWithNearest } from './support/shared-words.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const TEN: ReadonlySet<string> = new Set(
  'Mooca Santana Moema Tatuapé Pinheiros Itaquera Lapa Ipiranga Butantã Brás'.split(' '),
);
const ten = capitalDistricts.filter(({ name }) => TEN.has(name));
/** Place, brand and figures masked, at every creativity from the middle up. */
const MOST_SHARED = 0.4;
/** What a remote is asked about is the same in most places, and what is to be done in an emergency is never shortened. */
const MOST_SHARED_OF_FEW_SUBJECTS = 0.5;
/** Where nothing is drawn, wordings are the first ones everywhere; what the place brings is not. */
const MOST_SHARED_UNDRAWN = 0.7;

function sharesOf(service: string, districts: readonly Place[], creativity: number, seed: number): readonly number[] {
  return sharesWithNearest(
    districts.map((place) =>
      pageSentences(generatePage({ title: `${service} ${inPlace(place)}`, creativity, seed, facts }).html),
    ),
  );
}

const percent = (share: number) => Math.round(100 * share);

function sharedAbove(most: number, service: string): readonly string[] {
  return [50, 75, 100].flatMap((creativity) =>
    [1, 2].flatMap((seed) =>
      sharesOf(service, ten, creativity, seed).flatMap((share, at) =>
        share > most ? [`${ten[at]?.name} at ${creativity}, seed ${seed}: ${percent(share)} %`] : [],
      ),
    ),
  );
}

test.each([
  'Conserto de portão',
  'Conserto de motor de portão',
  'Conserto de portão automático',
  'Manutenção de motor de portão',
  'Instalação de motor de portão',
  'Motor para portão basculante',
  'Motor de portão',
  'Automação de portões',
])('ten pages on "%s" of ten districts share at most 40 % of their words with any sibling', (service) => {
  expect(ten).toHaveLength(10);
  expect(sharedAbove(MOST_SHARED, service)).toEqual([]);
});

test.each(['Controle remoto para portão', 'Conserto 24 horas de portão'])(
  'ten pages on "%s", which says the same everywhere for longer, share at most half of their words',
  (service) => {
    expect(sharedAbove(MOST_SHARED_OF_FEW_SUBJECTS, service)).toEqual([]);
  },
);

test.each(['Conserto de portão', 'Manutenção de motor de portão', 'Controle remoto para portão'])(
  'at the lowest creativity the place still decides what a page on "%s" tells',
  (service) => {
    expect(Math.max(...sharesOf(service, ten, 0, 1))).toBeLessThanOrEqual(MOST_SHARED_UNDRAWN);
  },
);

test('of a hundred districts nine in ten repair pages share at most 40 % with any sibling', () => {
  // Places of one name have one title, which is one page.
  const named = new Map(places.filter(({ kind }) => kind === 'neighbourhood').map((place) => [place.name, place]));
  const shares = sharesOf('Conserto de portão', [...named.values()].slice(0, 100), 75, 1).toSorted(
    (one, other) => one - other,
  );
  const parts = [0, 0.1, 0.5, 0.9, 1].map((part) => percent(shares[Math.floor((shares.length - 1) * part)] ?? 0));
  process.stdout.write(
    `Shared by a hundred repair pages, least, tenth, middle, ninth tenth, most: ${parts.join(' ')} %\n`,
  );
  expect(shares[89]).toBeLessThanOrEqual(MOST_SHARED);
});
