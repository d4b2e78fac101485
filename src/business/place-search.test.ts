import { expect, test } from 'vitest';
import { searchPlaces } from './place-search.ts';
import { municipalityOfPostalCode } from './places/postal-codes.ts';
import { municipalities } from './places.ts';

function found(typed: string) {
  const { cities, neighbourhoods, place, city } = searchPlaces(typed);
  return {
    cities: cities.map(({ name }) => name),
    neighbourhoods: neighbourhoods.map(({ key }) => key),
    place: place?.key ?? null,
    city: city?.name ?? null,
  };
}

test('nothing typed finds all municipalities and names none', () => {
  expect(searchPlaces('  ')).toMatchObject({ cities: municipalities, place: null, city: null });
});

test.each(['maua', 'Mauá', 'MAUÁ - SP', 'mauá, sp', ' Maua '])('"%s" names Mauá', (typed) => {
  expect(found(typed)).toMatchObject({ cities: ['Mauá'], city: 'Mauá' });
});

test('a hyphen in a name does not count', () => {
  expect(found('embu guacu').city).toBe('Embu-Guaçu');
});

test('a part of a name finds the municipalities that hold it and names none', () => {
  expect(found('sao')).toMatchObject({
    cities: ['São Bernardo do Campo', 'São Caetano do Sul', 'São Lourenço da Serra', 'São Paulo'],
    city: null,
  });
});

test('a city outside the region is not taken for the municipality of a neighbourhood that has its name inside', () => {
  const santos = found('Santos');
  expect(santos.neighbourhoods.length).toBeGreaterThan(0);
  expect(santos).toMatchObject({ cities: [], place: null, city: null });
  expect(found('Campinas')).toEqual({ cities: [], neighbourhoods: [], place: null, city: null });
});

test.each(['mooca', 'Mooca, São Paulo', 'mooca - sp'])('"%s" names the Mooca and its municipality', (typed) => {
  expect(found(typed)).toMatchObject({
    cities: ['São Paulo'],
    place: 'Mooca - São Paulo (Capital)',
    city: 'São Paulo',
  });
});

test('the first letters of a neighbourhood find it before it is named whole', () => {
  expect(found('tatuap')).toMatchObject({ neighbourhoods: ['Tatuapé - São Paulo (Capital)'], place: null, city: null });
});

test('a name that several municipalities have names none of them, unless the municipality is said too', () => {
  const centre = found('centro');
  expect(centre.neighbourhoods).toEqual(expect.arrayContaining(['Centro - Guarulhos', 'Centro - Osasco']));
  expect(centre).toMatchObject({ place: null, city: null });
  expect(found('centro osasco')).toMatchObject({ place: 'Centro - Osasco', city: 'Osasco' });
});

test('a neighbourhood is found whose name stands inside that of a municipality', () => {
  expect(found('Santana')).toMatchObject({
    cities: ['Santana de Parnaíba'],
    neighbourhoods: ['Santana - São Paulo (Capital)'],
    city: null,
  });
});

test.each([
  ['03101-000', 'São Paulo'],
  ['03.101-000', 'São Paulo'],
  ['08499999', 'São Paulo'],
  ['06010', 'Osasco'],
  ['07010 000', 'Guarulhos'],
  ['06890-000', 'São Lourenço da Serra'],
  ['09999-999', 'Diadema'],
])('the postal code %s is in %s', (typed, city) => {
  expect(searchPlaces(typed)).toMatchObject({ city: { name: city }, postalCode: 'whole' });
});

test.each(['11010-000', '13010-000', '00100-000', '031010001234'])(
  'the postal code %s is in none of the municipalities',
  (typed) => {
    expect(searchPlaces(typed)).toMatchObject({ cities: [], city: null, postalCode: 'whole' });
  },
);

test('a postal code that is being typed is not yet in any municipality', () => {
  expect(searchPlaces('0310')).toMatchObject({ city: null, postalCode: 'begun' });
});

test('every municipality has its range of postal codes', () => {
  const prefixes = Array.from({ length: 10_000 }, (_, prefix) => String(prefix).padStart(5, '0'));
  const inRange = new Set(prefixes.map(municipalityOfPostalCode));
  for (const { name } of municipalities) expect(inRange).toContain(name);
});

test('signs alone find nothing', () => {
  expect(found('???')).toEqual({ cities: [], neighbourhoods: [], place: null, city: null });
});
