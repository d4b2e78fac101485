import { expect, test } from 'vitest';
import { places } from '../business/places.ts';
import { partLists, SERVICE_LIST } from '../business/title-parts.ts';
import { postSlug } from '../text/slug.ts';
import { combineTitles } from './combine-titles.ts';

const named = (name: string) => places.filter((place) => place.name === name).slice(0, 1);

test('each service stands with each place under the preposition of its own entry', () => {
  const titles = combineTitles(
    ['Motor basculante', 'Conserto'],
    [...named('Mooca'), ...named('Brás'), ...named('Moema')],
  );
  expect(titles).toEqual([
    'Motor basculante na Mooca',
    'Motor basculante no Brás',
    'Motor basculante em Moema',
    'Conserto na Mooca',
    'Conserto no Brás',
    'Conserto em Moema',
  ]);
});

test('all services with all differently named places give as many addresses as titles', () => {
  const distinct = [...new Map(places.map((place) => [postSlug(place.name), place])).values()];
  const titles = combineTitles(
    partLists.flatMap(({ id, parts }) => (id === SERVICE_LIST ? parts.map(({ name }) => name) : [])),
    distinct,
  );
  expect(new Set(titles.map(postSlug)).size).toBe(titles.length);
});
