import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locationPosts } from '../../src/business/location-titles.ts';
import { askedEntries } from '../../src/content/library/asked-entries.ts';
import { library } from '../../src/content/library/library.ts';
import { findPlaceByKey } from '../../src/business/places.ts';
import { choiceKey, understand } from '../../src/understanding/understand-title.ts';
import { isAnswered } from '../../src/understanding/describe-understanding.ts';
import { evaluate } from './evaluate.ts';
import { readTitles } from './read-titles.ts';

const titles = readdirSync(import.meta.dirname)
  .filter((file) => /^titles-.*\.tsv$/.test(file))
  .flatMap((file) => readTitles(join(import.meta.dirname, file)));

test('at least 1,200 titles are evaluated, none twice and none of them a way of asking in the library', () => {
  expect(titles.length).toBeGreaterThanOrEqual(1200);
  const asked = new Set(askedEntries.flatMap(({ asks }) => asks.map((ask) => ask.toLowerCase())));
  expect(titles.filter(({ title }) => asked.has(title.toLowerCase())).map(({ title }) => title)).toEqual([]);
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
});

test('every expectation names entries and places that exist', () => {
  const unknown = titles.flatMap(({ entries, place }) => [
    ...entries.filter((id) => !library.has(id)),
    ...(place === null || place === '?' || findPlaceByKey(place) ? [] : [place]),
  ]);
  expect(unknown).toEqual([]);
});

/** Of titles that are ours to answer, and of those to be refused: at least so many. */
const UNDERSTOOD = 0.97;
const REFUSED = 0.98;

const { understood, dangersFound, refusalsFound, refusalsWronglyGiven } = evaluate(titles);

test('of all titles at least 97 in 100 are understood, and surely', () => {
  expect(understood).toBeGreaterThanOrEqual(UNDERSTOOD);
});

test('every danger is found', () => {
  expect(dangersFound).toBe(1);
});

test('of what is to be refused at least 98 in 100 is, and of the rest at most one', () => {
  expect(refusalsFound).toBeGreaterThanOrEqual(REFUSED);
  expect(refusalsWronglyGiven).toBeLessThanOrEqual(0.01);
});

/** Of what moves when another entry learns a new way of asking, at most so much may go. */
const STILL_MET = 0.97;

test('of the titles by which the answers were written at least 97 in 100 are still met', () => {
  const { all } = evaluate(readTitles(join(import.meta.dirname, 'written-for.tsv')));
  expect(all.filter(({ isRight }) => isRight).length / all.length).toBeGreaterThanOrEqual(STILL_MET);
});

test('every built-in title is understood as its place and its service', () => {
  const asTyped = [
    'Motor de Portão',
    'Motor Basculante',
    'Automação de Portões',
    'Loja de Motor',
    'Portões Eletrônicos',
  ].map((service) => understand(`${service.toLowerCase()} ppa mooca`).entry?.id);
  expect(asTyped).toEqual([
    'comprar-motor',
    'motor-basculante',
    'automatizar-portao',
    'loja-de-motor',
    'portao-eletronico',
  ]);
  const wrong = locationPosts.filter(({ title, place }) => {
    const found = understand(title);
    return !isAnswered(found) || found.place?.kind !== 'own' || found.place.place.key !== place.key;
  });
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test('titles of the same words have one key for what was chosen, wherever they are', () => {
  expect(choiceKey('portão fazendo tlec na Mooca')).toBe(choiceKey('Portão fazendo tlec em Moema'));
  expect(choiceKey('portão fazendo tlec')).not.toBe(choiceKey('portão fazendo vento'));
});
