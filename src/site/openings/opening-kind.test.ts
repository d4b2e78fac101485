import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { findPlaceByKey } from '../../business/places.ts';
import { requireEntry } from '../../content/library/library.ts';
import { testFacts } from '../test-site.ts';
import { hasMapBeside } from './map-beside.ts';
import { openingKind } from './opening-kind.ts';
import { plateRows } from './plate-rows.ts';

const kindOf = (id: string) => openingKind(requireEntry(id), null);

const plateOf = (id: string) =>
  plateRows(requireEntry(id), factTexts(testFacts), { time: null, tools: null, danger: null }, 0);

test('a question of law shows where its answer is written, and of warranty or return what it speaks of alone', () => {
  expect(kindOf('garantia-do-motor')).toBe('plate');
  expect(plateOf('inquilino-ou-proprietario')).toEqual([
    { name: 'Onde está escrito', value: 'Lei 8.245/1991, arts. 22, 23 e 35' },
  ]);
  const names = plateOf('desistir-da-compra').map(({ name }) => name);
  expect(names).toContain('Desistir da compra à distância');
  expect(names).not.toContain('Garantia legal do serviço');
});

test('who chooses without a kit is shown the part that it is about', () => {
  expect(kindOf('motor-com-bateria')).toBe('stopped');
});

test('a building that asks of cycles or a contract is shown them, and one that asks who pays is not', () => {
  expect(kindOf('ciclos-de-uso')).toBe('plate');
  expect(kindOf('acidente-no-condominio')).toBe('stopped');
});

test('a page of a place has its map under the card where the head shows something else, and never twice', () => {
  const place = findPlaceByKey('Osasco');
  const mapBeside = (id: string) => hasMapBeside(requireEntry(id), place);
  expect(mapBeside('instalar-motor')).toBe(true);
  expect(mapBeside('portao-nao-fecha')).toBe(true);
  expect(mapBeside('atendem-domingo')).toBe(false);
  expect(mapBeside('mola-quebrada')).toBe(false);
  expect(hasMapBeside(requireEntry('instalar-motor'), null)).toBe(false);
});

test('who asks of power or of kilograms is shown weights, and who compares kits or a leaf that is no matter of weight their race', () => {
  expect(kindOf('potencia-em-hp')).toBe('weights');
  expect(kindOf('qual-motor-pelo-peso')).toBe('weights');
  expect(kindOf('jetflex-speedy-ou-padrao')).toBe('gates');
  expect(kindOf('motor-para-portao-de-madeira')).toBe('gates');
});
