import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { serviceTopics } from '../../business/service-topics.ts';
import type { TopicArticle, TopicSection } from './topic-article.ts';
import { requireTopicArticle } from './topic-articles.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const articles = serviceTopics.map(({ slug }) => ({ slug, article: requireTopicArticle(slug)(factTexts(facts)) }));

function sectionTexts(section: TopicSection): readonly string[] {
  switch (section.kind) {
    case 'text':
      return [section.heading, ...section.paragraphs];
    case 'steps':
      return [section.heading, section.intro ?? '', ...section.steps.flatMap((step) => [step.title, step.text])];
    case 'symptoms':
      return [section.heading, ...section.rows.flatMap((row) => [row.sign, row.meaning])];
    case 'comparison':
      return [section.heading, ...section.sides, ...section.rows.flatMap(({ of, one, other }) => [of, one, other])];
    case 'list':
      return [section.heading, section.intro ?? '', ...section.items];
    case 'questions':
      return [section.heading, ...section.items.flatMap((item) => [item.question, item.answer])];
  }
}

function bodyOf(article: TopicArticle): string {
  return [article.shortAnswer, ...article.sections.flatMap(sectionTexts)].join('\n');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared);
}

test('every service topic has an article', () => {
  expect(articles).toHaveLength(serviceTopics.length);
});

test('an unknown topic has none', () => {
  expect(() => requireTopicArticle('portao-de-marte')).toThrow('portao-de-marte');
});

test.each(articles)('$slug has at least 350 words of its own', ({ article }) => {
  expect(wordsOf(bodyOf(article)).length).toBeGreaterThanOrEqual(350);
});

test.each(articles)('$slug has a title of at most 60 characters and a description of 100 to 155', ({ article }) => {
  expect(article.title.length).toBeLessThanOrEqual(60);
  expect(article.description.length).toBeGreaterThanOrEqual(100);
  expect(article.description.length).toBeLessThanOrEqual(155);
});

test.each(articles)('$slug has 4 to 8 different keywords', ({ article }) => {
  expect(article.keywords.length).toBeGreaterThanOrEqual(4);
  expect(article.keywords.length).toBeLessThanOrEqual(8);
  expect(new Set(article.keywords).size).toBe(article.keywords.length);
});

test.each(articles)('$slug links to 3 to 5 other topics, each once', ({ slug, article }) => {
  const known = new Set(serviceTopics.map((topic) => topic.slug));
  expect(article.related.filter((related) => !known.has(related) || related === slug)).toEqual([]);
  expect(new Set(article.related).size).toBe(article.related.length);
  expect(article.related.length).toBeGreaterThanOrEqual(3);
  expect(article.related.length).toBeLessThanOrEqual(5);
});

test('every topic is linked from another one', () => {
  const linked = new Set(articles.flatMap(({ article }) => article.related));
  expect(serviceTopics.map(({ slug }) => slug).filter((slug) => !linked.has(slug))).toEqual([]);
});

test('no two articles share a title or a description', () => {
  expect(new Set(articles.map(({ article }) => article.title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ article }) => article.description)).size).toBe(articles.length);
});

test.each(articles)('$slug has no heading twice', ({ article }) => {
  const headings = article.sections.map((section) => section.heading);
  expect(new Set(headings).size).toBe(headings.length);
});

test('the five-word shingles of any two articles are alike by less than 0.3', () => {
  const shingles = articles.map(({ slug, article }) => ({ slug, set: shinglesOf(bodyOf(article)) }));
  const alike = shingles.flatMap((a, index) =>
    shingles.slice(index + 1).flatMap((b) => (jaccard(a.set, b.set) >= 0.3 ? [`${a.slug} ~ ${b.slug}`] : [])),
  );
  expect(alike).toEqual([]);
});

test('no sentence stands in two articles', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  const factPhrases = new Set(textsIn(factTexts(facts)).map((phrase) => phrase.replace(/[.;:]$/, '')));
  for (const { slug, article } of articles) {
    // A sentence with a figure states a fact, and so does a phrase of the facts: facts are said the same way everywhere.
    const sentences = new Set(
      bodyOf(article)
        .split(/(?<=[.?!:;])\s+|\n/)
        .filter(
          (sentence) =>
            wordsOf(sentence).length >= 6 && !/\d/.test(sentence) && !factPhrases.has(sentence.replace(/[.;:]$/, '')),
        ),
    );
    for (const sentence of sentences) {
      const first = seen.get(sentence);
      if (first) repeated.push(`${first} ~ ${slug}: ${sentence}`);
      else seen.set(sentence, slug);
    }
  }
  expect(repeated).toEqual([]);
});

test.each(articles)('$slug does not shout, fill or promise more than it knows', ({ article }) => {
  const text = [article.title, article.description, bodyOf(article)].join('\n');
  expect(text).not.toMatch(/!|clique aqui|incomparável|melhor do mercado|undefined|\bnull\b|soluç(?:ão|ões)/i);
});

/** Every text of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test.each(articles)('$slug takes every price, weight, time and distance from the facts', ({ slug }) => {
  // Unlikely values, so that a figure typed in the text cannot pass for the fact of the day.
  const changed = factTexts({
    ...facts,
    models: facts.models.map((model) => ({ ...model, price: 7771, maxGateKg: 7772, openingSeconds: 773 })),
    warranty: { ...facts.warranty, years: 774 },
    hours: { ...facts.hours, opens: 775, closes: 776 },
    emergency: { ...facts.emergency, hoursADay: 773, arrivalHours: 771, radiusKm: 772 },
    installation: { hours: [773, 774], heavyHours: 775, heavyAboveKg: 7776 },
    maintenance: { months: 771, cycles: 7772, price: [7773, 7774] },
    battery: { cycles: 775, price: null },
    powerWatts: [771, 772],
    conventional: { openingSeconds: [773, 774], sizes: [{ horsepower: '7/5 HP', maxGateKg: 776 }], cyclesPerHour: 777 },
    kit: { ...facts.kit, horsepower: '7/6 HP' },
    replaceMotorPrice: [7775, 7776],
    heavyGatePrice: [7777, 7778],
    board: { eraseRemotesSeconds: 771, clearTravelSeconds: 772 },
    municipalitiesServed: 771,
  });
  const article = requireTopicArticle(slug)(changed);
  const written = [article.title, article.description, bodyOf(article)].join('\n');
  const withoutFacts = textsIn(changed)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, fact) => text.replaceAll(fact, '…'), written);
  expect(withoutFacts).not.toMatch(
    /R\$|\d\s?(?:segundos?|kg|km|W|HP|ciclos|horas?|h|m[eê]s(?:es)?|municípios|anos?|x)(?!\p{L})/u,
  );
});
