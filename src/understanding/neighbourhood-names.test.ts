import { expect, test } from 'vitest';
import { understand } from './understand-title.ts';

const read = (title: string) => {
  const { entry, place, unexplained } = understand(title);
  return [entry?.id, place?.kind === 'own' ? place.place.name : (place?.kind ?? null), unexplained];
};

test.each([
  ['Conserto de portão na Vila Carrão', 'Carrão'],
  ['conserto de portao no parque sao lucas', 'São Lucas'],
  ['Conserto de portão em Rudge Ramos', 'São Bernardo do Campo'],
  ['Conserto de portão na Penha de França', 'Penha'],
  ['conserto de portao na vila esperança', 'Penha'],
  ['Conserto de portão no Centro de Suzano', 'Suzano'],
  ['Conserto de portão na Zona Sul de São Paulo', 'Zona Sul'],
  ['Conserto de portão no Parque dos Camargos Barueri', 'Barueri'],
])('%s is understood, in the district or town that the neighbourhood lies in', (title, place) => {
  expect(read(title)).toEqual(['conserto-de-portao', place, []]);
});

test.each([
  ['Conserto de portão na Vila Xavantes', 'vila xavantes'],
  ['conserto de portao vila dalila', 'vila dalila'],
  ['Conserto de portão no Jardim Maria Estela', 'jardim maria estela'],
  ['Conserto de portão em Xiririca', 'xiririca'],
  ['Conserto de portão na Vila Aurora Feijó', 'vila aurora feijo'],
])('%s is understood though nobody knows the neighbourhood, which is named', (title, name) => {
  expect(read(title)).toEqual(['conserto-de-portao', null, [name]]);
});

test('a neighbourhood that bears the name of a town or of a district is neither', () => {
  expect(read('Conserto de portão na Vila Santa Isabel')[1]).toBeNull();
  expect(read('Conserto de portão no Jardim Bela Vista')[1]).toBeNull();
  expect(read('Conserto de portão em Santa Isabel')[1]).toBe('Santa Isabel');
});

test('a garden, the top of a ramp and a whole village are no neighbourhoods, and a town far away stays one', () => {
  for (const title of [
    'Motor de portão no jardim molha',
    'Controle não funciona na vila toda',
    'Portão eletrônico no alto da rampa',
  ])
    expect(understand(title).unexplained.filter((name) => name.includes(' '))).toEqual([]);
  expect(read('Conserto de portão em Campinas')[1]).toBe('outside');
  expect(read('Portão na cidade de Campinas')[1]).toBe('outside');
});
