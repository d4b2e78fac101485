import { expect, test } from 'vitest';
import { capitalDistricts, municipalities, places, requirePlaceByKey, zones } from '../../business/places.ts';
import { theName } from '../../text/portuguese.ts';
import { requirePlaceText } from './place-text.ts';

function requireText(key: string) {
  return requirePlaceText(requirePlaceByKey(key));
}

function wordCount(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).length;
}

test('every place has a text', () => {
  expect(places.map(requirePlaceText).filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
});

test('descriptions are unique and fit a search result', () => {
  const descriptions = places.map((place) => requirePlaceText(place).description);
  expect(new Set(descriptions).size).toBe(places.length);
  expect(descriptions.filter(({ length }) => length < 100 || length > 155)).toEqual([]);
});

test('municipalities, zones and districts have at least 60 words of their own', () => {
  const thin = [...municipalities, ...zones, ...capitalDistricts].filter(
    (place) => wordCount(requirePlaceText(place).paragraphs) < 60,
  );
  expect(thin.map((place) => place.key)).toEqual([]);
});

test('no paragraph stands in two places', () => {
  const paragraphs = places.flatMap((place) => requirePlaceText(place).paragraphs);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test('a text names its place with the article that locals give it', () => {
  const misnamed = places.filter((place) => {
    const text = requirePlaceText(place).paragraphs.join(' ').replaceAll('’', "'");
    const [before = ''] = text.split(place.name);
    const article = /(?:^|\s)(?:[dn]|pel)?([oa]s?) (?:bairro |distrito )?$/iu.exec(before)?.[1]?.toLowerCase() ?? null;
    const generic = / (?:bairro|distrito|parque) $/.test(before);
    return before === text || (!generic && article !== place.article);
  });
  expect(misnamed.map((place) => theName(place))).toEqual([]);
});

test('the description speaks of the place with the right preposition', () => {
  expect(requireText('Mooca - São Paulo (Capital)').description).toMatch(/^Motor de portão na Mooca, em São Paulo: /);
  expect(requireText('Centro - Osasco').description).toMatch(/^Motor de portão no Centro, em Osasco: /);
  expect(requireText('Cotia').description).toMatch(/^Motor de portão em Cotia: /);
});

test('the last paragraph of a place, which some pages say alone, refers to nothing before it', () => {
  const refers = /^(?:Ness[ae]s?|Dess[ae]s?|Ess[ae]s?|Ali|Lá|Aí|Nel[ae]s?|El[ae]s?|Tudo isso|Por isso|A variedade)\s/;
  const last = places.map((place) => [place.name, requirePlaceText(place).paragraphs.at(-1) ?? ''] as const);
  expect(last.filter(([, text]) => refers.test(text))).toEqual([]);
});
