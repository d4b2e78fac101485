import { expect, test } from 'vitest';
import type { Understood } from '../pages/page-contracts.ts';
import { kindGroups, placeGroups, subjectGroups } from './choice-groups.ts';

const options = {
  entries: [
    { entry: 'a', subject: 'Abre sozinho', family: 'fault' },
    { entry: 'b', subject: 'Bateu no portão', family: 'fault' },
    { entry: 'p', subject: 'Preço do motor', family: 'price' },
  ],
  places: [
    { key: 'Centro - Guarulhos', name: 'Centro, Guarulhos' },
    { key: 'Centro - Osasco', name: 'Centro, Osasco' },
    { key: 'Mooca', name: 'Mooca, São Paulo' },
  ],
};

const understood: Understood = {
  entry: 'b',
  subject: 'Bateu no portão',
  family: 'fault',
  place: { kind: 'ambiguous', key: null, name: 'Centro' },
  place_candidates: [{ key: 'Centro - Osasco', name: 'Centro, Osasco' }],
  gate_kind: null,
  brand: null,
  danger: false,
  confidence: 'uncertain',
  score: 0.4,
  unexplained: [],
  refusal: null,
  alternatives: [{ entry: 'p', subject: 'Preço do motor' }],
};

const shown = (groups: ReturnType<typeof kindGroups>) =>
  groups.map(({ name, items }) => [name, ...items.map(({ label }) => label)]);

test('the subjects nearest to the title come first, then the others by family, none twice', () => {
  expect(shown(subjectGroups(understood, options))).toEqual([
    ['Mais próximos', 'Bateu no portão', 'Preço do motor'],
    ['Defeitos', 'Abre sozinho'],
  ]);
});

test('the places of an ambiguous name come first, then the whole region and all others', () => {
  expect(shown(placeGroups(understood, options))).toEqual([
    ['Com esse nome', 'Centro, Osasco'],
    ['Todos os lugares', 'Toda a região', 'Centro, Guarulhos', 'Mooca, São Paulo'],
  ]);
});

test('a gate may be of any kind or of one of seven', () => {
  expect(shown(kindGroups())).toEqual([
    [
      'Tipos de portão',
      'Qualquer',
      'De correr (deslizante)',
      'Basculante',
      'De duas folhas',
      'Pivotante',
      'Articulado',
      'Seccionado',
      'De enrolar',
    ],
  ]);
});
