import { expect, test } from 'vitest';
import type { Place, Zone } from '../business/place.ts';
import { places } from '../business/places.ts';
import { createPlaceFinder, findPlaceInTitle, neighboursOf } from './place-in-title.ts';

function place(name: string, kind: Place['kind'], municipality: string, zone: Zone | null = null): Place {
  const key = kind === 'municipality' ? name : `${name} - ${municipality}`;
  return { name, article: null, kind, municipality, zone, key, slug: key };
}

const find = createPlaceFinder([
  place('Bela Vista', 'neighbourhood', 'Osasco'),
  place('Bela Vista', 'neighbourhood', 'São Paulo', 'Zona Central'),
  place('Osasco', 'municipality', 'Osasco'),
  place('São Paulo', 'municipality', 'São Paulo'),
  place('Vila Maria', 'neighbourhood', 'São Paulo', 'Zona Norte'),
  place('Vila Maria Alta', 'neighbourhood', 'São Paulo', 'Zona Norte'),
  place('Sé', 'neighbourhood', 'São Paulo', 'Zona Central'),
  place('Santana', 'neighbourhood', 'São Paulo', 'Zona Norte'),
  place('Santana de Parnaíba', 'municipality', 'Santana de Parnaíba'),
  place('Jandira', 'neighbourhood', 'São Paulo', 'Zona Sul'),
  place('Jandira', 'municipality', 'Jandira'),
]);

test('the longest name wins', () => {
  expect(find('Motor na Vila Maria Alta')?.name).toBe('Vila Maria Alta');
  expect(find('Motor Santana de Parnaíba')?.name).toBe('Santana de Parnaíba');
  expect(find('Motor Santana')?.name).toBe('Santana');
});

test('a name counts only as whole words', () => {
  expect(find('Motor Santanas')).toBeNull();
});

test('accents, case and the preposition make no difference', () => {
  expect(find('motor EM SAO PAULO')?.name).toBe('São Paulo');
});

test('a neighbourhood of the capital stands before one of the same name elsewhere', () => {
  expect(find('Motor Bela Vista')?.municipality).toBe('São Paulo');
});

test('the municipality named too decides between neighbourhoods of one name', () => {
  expect(find('Motor na Bela Vista em Osasco')).toMatchObject({ name: 'Bela Vista', municipality: 'Osasco' });
});

test('a municipality stands before a neighbourhood of its name elsewhere', () => {
  expect(find('Motor Jandira')?.kind).toBe('municipality');
});

test('a plain word is no place unless it is spelled as the name', () => {
  expect(find('Como saber se o motor queimou')).toBeNull();
  expect(find('Motor na Sé')?.name).toBe('Sé');
});

test('Alphaville is known, and lies in Barueri', () => {
  expect(findPlaceInTitle('Motor de portão em Alphaville')).toMatchObject({ name: 'Alphaville', municipality: 'Barueri' });
});

test('every place is found in a title that ends with its name', () => {
  const missed = places.filter(({ name }) => findPlaceInTitle(`Motor de Portão PPA ${name}`)?.name !== name);
  expect(missed.map(({ key }) => key)).toEqual([]);
});

test('the neighbours of a place share its zone or municipality and leave itself out', () => {
  const mooca = findPlaceInTitle('Motor na Mooca');
  expect(mooca).not.toBeNull();
  if (!mooca) return;
  const neighbours = neighboursOf(mooca);
  expect(neighbours.length).toBeGreaterThan(3);
  expect(neighbours.every(({ zone, key }) => zone === 'Zona Leste' && key !== mooca.key)).toBe(true);
});
