import { expect, test } from 'vitest';
import { findPlaceByKey } from '../../business/places.ts';
import type { Family } from '../../content/library/entry.ts';
import { library, requireEntry } from '../../content/library/library.ts';
import { pageOf } from '../../../tests/support/page-of-title.ts';
import { hasMapBeside } from './map-beside.ts';
import { openingKind } from './opening-kind.ts';

const kindOf = (id: string) => openingKind(requireEntry(id), null);

test('who asks of law, payment, maintenance, service or a building sees at a glance what holds, or the busiest hour', () => {
  const families: readonly Family[] = ['law', 'payment', 'maintenance', 'service', 'building'];
  const others = [...library.values()].filter(
    (entry) =>
      families.includes(entry.family) && !['verdict', 'peak', 'instalments'].includes(openingKind(entry, null) ?? ''),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});

test('a question of law shows where its answer is written', () => {
  const html = pageOf('Inquilino ou proprietário: quem paga o conserto do portão');
  expect(html).toMatch(
    /class="opening verdict"[\s\S]*Onde está escrito: <?[^<]*Lei 8\.245\/1991, arts\. 22, 23, 26 e 35/,
  );
});

test('who chooses without a kit is shown the part that it is about, or what holds', () => {
  expect(kindOf('motor-para-portao-de-aluminio')).not.toBe('plate');
  expect(kindOf('motor-com-bateria')).toBe('verdict');
});

test('a building that asks of cycles is shown its busiest hour, and whoever asks what holds is shown that', () => {
  expect(kindOf('ciclos-de-uso')).toBe('peak');
  expect(kindOf('motor-para-condominio')).toBe('peak');
  expect(kindOf('acidente-no-condominio')).toBe('verdict');
  expect(kindOf('inquilino-ou-proprietario')).toBe('verdict');
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

test('who names a leaf that no kit moves sees its weight beside theirs, and no kit is sold beside it; one that a kit moves is', () => {
  const [heavy, light] = ['Motor para portão de galpão de 1.500 kg', 'Motor para portão de galpão de 400 kg'].map(
    (title) => pageOf(title),
  );
  for (const html of [heavy, light]) expect(html).toContain('O seu portão');
  expect(heavy).not.toMatch(/aria-label="Preços dos motores"|<table/);
  expect(light).toMatch(/aria-label="Preços dos motores"|<table/);
});
