import { expect, test } from 'vitest';
import { places, requirePlaceByKey } from '../../../business/places.ts';
import { library } from '../../library/library.ts';
import { traitsOf } from './place-traits.ts';
import { allTypicalSubjects, typicalSubjects } from './typical-subjects.ts';

const traitsAt = (key: string) => traitsOf(requirePlaceByKey(key));

test('what a place brings a gate to is an entry of the library, and none of danger, where nothing is offered', () => {
  const families = allTypicalSubjects().map((id) => library.get(id)?.family);
  expect(families).not.toContain(undefined);
  expect(families).not.toContain('danger');
  expect(families).not.toContain('refusal');
});

test('what a place is like is read out of its own note', () => {
  expect(traitsAt('Mandaqui - São Paulo (Capital)')).toContain('slope');
  expect(traitsAt('Tremembé - São Paulo (Capital)')).toContain('green');
  expect(traitsAt('Brás - São Paulo (Capital)')).toContain('shops');
  expect(traitsAt('Cidade Industrial Satélite - Guarulhos')).toEqual(['works']);
});

test('the name of a street or place is no trait, nor is what only sounds like one', () => {
  expect(traitsAt('Chácara Klabin - São Paulo (Capital)')).not.toContain('dust');
  expect(traitsAt('Itaim Paulista - São Paulo (Capital)')).not.toContain('old');
  expect(traitsAt('Jardim Europa - São Paulo (Capital)')).not.toContain('lowland');
  expect(traitsAt('Casa Verde - São Paulo (Capital)')).not.toContain('green');
});

test('a road, a landmark, what is denied or is there no more is no trait', () => {
  expect(traitsAt('Francisco Morato')).not.toContain('works');
  expect(traitsAt('São João Clímaco - São Paulo (Capital)')).toEqual(['houses']);
  expect(traitsAt('Vila Buarque - São Paulo (Capital)')).not.toContain('houses');
  expect(traitsAt('Parque Continental - Osasco')).not.toContain('shops');
  expect(traitsAt("Jardim D'Abril - Osasco")).not.toContain('lowland');
  expect(traitsAt('Marsilac - São Paulo (Capital)')).toEqual(['green', 'dust']);
  expect(traitsAt('Campo Belo - São Paulo (Capital)')).not.toContain('old');
  expect(traitsAt('Vila Leopoldina - São Paulo (Capital)')).not.toContain('old');
  expect(traitsAt('Porto da Igreja - Guarulhos')).toEqual(['works']);
  expect(traitsAt('Poá')).toEqual(['houses']);
  expect(traitsAt('Conjunto Marcos Freire - Guarulhos')).toEqual(['houses']);
});

test('a reservoir is damp, and no low ground that floods', () => {
  const reservoir = traitsAt('Tanque Grande - Guarulhos');
  expect(reservoir).toContain('green');
  expect(reservoir).not.toContain('lowland');
  expect(traitsAt('Franco da Rocha')).toContain('lowland');
});

test('where a few small houses share one gate, no wide house is told of', () => {
  expect(traitsAt('Cidade Líder - São Paulo (Capital)')).not.toContain('residences');
  expect(traitsAt('Arujá')).toContain('residences');
});

test('every place has a trait, and so something that its gates go through', () => {
  const untold = places.filter((place) => typicalSubjects('care', traitsOf(place)).length < 3);
  expect(untold.map(({ key }) => key)).toEqual([]);
});
