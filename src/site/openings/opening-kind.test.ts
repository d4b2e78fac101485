import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { openingKind } from './opening-kind.ts';

const kindOf = (id: string) => openingKind(requireEntry(id), null);

test('a question of law shows a plate where it is one of warranty or return, and else the gate it is about', () => {
  expect(kindOf('garantia-do-motor')).toBe('plate');
  expect(kindOf('desistir-da-compra')).toBe('plate');
  expect(kindOf('inquilino-ou-proprietario')).toBe('stopped');
  expect(kindOf('calcada-e-prefeitura')).toBe('stopped');
});

test('a building that asks of cycles or a contract is shown them, and one that asks who pays is not', () => {
  expect(kindOf('ciclos-de-uso')).toBe('plate');
  expect(kindOf('acidente-no-condominio')).toBe('stopped');
});
