import { expect, test } from 'vitest';
import { places } from '../business/places.ts';
import { inPlace } from '../text/portuguese.ts';
import { titleKey } from './title-key.ts';

test.each([
  ['Motor de Portão na Mooca', 'Motores para portões, Mooca'],
  ['Manutenção de motor no Brás', 'BRAS: manutencao do motor'],
  ['Controle remoto PPA', 'Controles remotos'],
])('“%s” and “%s” ask for the same', (one, other) => {
  expect(titleKey(one)).toBe(titleKey(other));
});

test.each([
  ['Motor de portão na Vila Maria', 'Motor de portão na Vila Maria Alta'],
  ['Motor basculante na Lapa', 'Motor deslizante na Lapa'],
  ['Motor no Brás', 'Motor na Mooca'],
  ['Motor de portão no Jardim Peri', 'Motor de portão no Jardim Peri Peri'],
])('“%s” and “%s” do not', (one, other) => {
  expect(titleKey(one)).not.toBe(titleKey(other));
});

test('no two places of other names are rivals', () => {
  const names = Map.groupBy(new Set(places.map(({ name }) => name)), (name) =>
    titleKey(`Motor de portão ${inPlace({ name, article: null })}`),
  );
  expect([...names.values()].filter((rivals) => rivals.length > 1)).toEqual([]);
});
