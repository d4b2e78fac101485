import { expect, test } from 'vitest';
import type { Facts } from '../business/facts.ts';
import { locationTitles } from '../business/location-titles.ts';
import { places } from '../business/places.ts';
import { serviceTopics } from '../business/service-topics.ts';
import { shownTexts, textsOf } from '../content/library/entry.ts';
import { library } from '../content/library/library.ts';
import { fillText } from '../content/library/placeholders.ts';
import { sharedTexts } from '../content/library/shared-texts.ts';
import { textValues } from '../content/library/text-values.ts';
import { isTrueOfHours } from '../generator/arc/true-of-place.ts';
import { generatePage } from '../generator/generate-page.ts';
import { inPlace } from '../text/portuguese.ts';
import { writtenPages } from '../public-pages/written-pages.ts';
import { guidePage } from './pages/guide-page.tsx';
import { homePage } from './pages/home-page.tsx';
import { placePage } from './pages/place-page.tsx';
import { unknownPlacePage } from './pages/unknown-place-page.tsx';
import { topicPage } from './pages/topic-page.tsx';
import { NOON, renderTestPage, testFacts, visibleText } from './test-site.ts';

const TITLES = [
  'Motor de portão',
  'Loja de motor de portão',
  'Quanto custa motor de portão',
  'Motor basculante',
  'Qual motor de portão escolher',
  'Vale a pena motor PPA?',
  'Conserto de portão',
  'Que horas vocês atendem?',
  'Emergência com portão',
];

const OF_A_CASE = /^cases\[\d+\]\.(?:answer|description|why|cost|when)/;

/** Every kind of page that is written from the facts. */
function textsWith(facts: Facts): readonly (readonly [name: string, text: string])[] {
  const pages = [
    ['home', homePage({ citySearch: null })] as const,
    ['guide', guidePage({ question: null })] as const,
    ['unknown place', unknownPlacePage({ slug: 'vila-inventada' })] as const,
    ...places.slice(0, 10).map((place) => [place.name, placePage({ place })] as const),
    ...serviceTopics.map((topic) => [topic.title, topicPage({ topic })] as const),
    ...writtenPages.map(({ path, page }) => [path, page({ facts, now: NOON })] as const),
  ];
  const generated = TITLES.flatMap((title, at) =>
    [0, 60, 100].map((creativity) => {
      const place = places[at * 7];
      const { html, description } = generatePage({
        title: place ? `${title} ${inPlace(place)}` : title,
        creativity,
        seed: at,
        facts,
      });
      return [`${title} ${creativity}`, visibleText(`${description} ${html}`)] as const;
    }),
  );
  // A page draws some of the texts that it could have; these draw them all.
  const posts = locationTitles.map(
    (title, seed) => [title, visibleText(generatePage({ title, creativity: 75, seed, facts }).html)] as const,
  );
  const values = textValues(facts, { place: null, gateKind: null, brand: null });
  const ofLibrary = [
    ...[...library.values()].flatMap((entry) =>
      shownTexts(entry)
        // What a page says of a case is filtered by the hours; everything else must be true of any.
        .filter(([path, text]) => !OF_A_CASE.test(path) || isTrueOfHours(text, facts))
        .map(([path, text]) => [`${entry.id} ${path}`, text] as const),
    ),
    ...textsOf(sharedTexts),
  ];
  const entries = ofLibrary.map(([where, text]) => [where, fillText(text, values)] as const);
  return [
    ...pages.map(([name, page]) => [name, visibleText(renderTestPage(page, { facts }))] as const),
    ...generated,
    ...posts,
    ...entries,
  ];
}

const finds = (texts: ReturnType<typeof textsWith>, pattern: RegExp) =>
  texts.flatMap(([name, text]) => (pattern.test(text) ? [`${name}: ${pattern.exec(text)?.[0]}`] : []));

test('with hours from Monday to Friday no page speaks of Saturday’s', () => {
  const texts = textsWith({ ...testFacts, hours: { ...testFacts.hours, weekdays: [1, 2, 3, 4, 5] } });
  expect(finds(texts, /(?:segunda|seg\.?) a s[áa]b|(?<!\p{L})(?:aos?|o|para o) sábados?/iu)).toEqual([]);
  expect(finds(texts, /segunda a sexta, das 8h às 18h/i).length).toBeGreaterThan(10);
});

test('whoever asks for a Saturday is told yes only while that is a day of work, and of a Sunday no only while it is none', () => {
  const opening = (title: string, weekdays: readonly number[]) => {
    const facts = { ...testFacts, hours: { ...testFacts.hours, weekdays } };
    return visibleText(generatePage({ title, creativity: 75, seed: 1, facts }).html).slice(0, 400);
  };
  expect(opening('vocês atendem no sábado?', [1, 2, 3, 4, 5, 6])).toMatch(/sábado/);
  expect(opening('vocês atendem no sábado?', [1, 2, 3, 4, 5])).not.toMatch(/(?<!segunda a )sábado/);
  expect(opening('vocês atendem no domingo?', [1, 2, 3, 4, 5, 6])).toMatch(/domingo/);
  expect(opening('vocês atendem no domingo?', [1, 2, 3, 4, 5, 6, 7])).not.toMatch(/domingo (?:não|só)/);
});

test('with a fourth model no page counts three', () => {
  const [model] = testFacts.models;
  if (!model) throw new Error('The facts name no model');
  const texts = textsWith({
    ...testFacts,
    models: [...testFacts.models, { ...model, name: 'Turbo', price: 1999, openingSeconds: 3 }],
  });
  expect(
    finds(
      texts,
      /(?:três|(?<!\d)3) (?:kits|modelos|degraus|limites|preços|tempos|velocidades|opções|versões)|os três (?:saem|custam|abrem|vêm)/i,
    ),
  ).toEqual([]);
  expect(finds(texts, /quatro (?:kits|modelos)/i).length).toBeGreaterThan(0);
  expect(finds(texts, /Turbo/).length).toBeGreaterThan(10);
});

test('with a single model every page is written, and none speaks of one between two others', () => {
  const texts = textsWith({ ...testFacts, models: testFacts.models.slice(0, 1) });
  expect(finds(texts, /(?<!\p{L})o do meio(?!\p{L})/iu)).toEqual([]);
});

test('with a price for the delivery no page says that it costs nothing', () => {
  const free =
    /(?:frete|entrega)[^.;]{0,30}grátis|grátis[^.;]{0,12}(?:frete|entrega)|sem taxa de entrega|R\$[ \u00a0]0(?![\d.,]*\d)|sem (?:cobrança de )?frete|não (?:cobramos|há) frete|frete (?:e [^.]{0,20})?(?:não é cobrado|já est|no (?:preço|valor))|inclu(?:i|em) (?:o )?(?:frete|entrega)/iu;
  const texts = textsWith({ ...testFacts, deliveryPrice: 80 });
  expect(finds(texts, free)).toEqual([]);
  expect(finds(texts, /R\$[ \u00a0]80(?!\d)/).length).toBeGreaterThan(50);
  expect(finds(textsWith(testFacts), free).length).toBeGreaterThan(50);
});
