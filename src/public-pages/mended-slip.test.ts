import { expect, test } from 'vitest';
import { mendedSlip } from './mended-slip.ts';

test('a word with a slip of a letter is the one that was meant, with its accents', () => {
  expect(['funcinar', 'contole', 'dijuntor', 'cramalheira', 'orcameto', 'responsalvel'].map(mendedSlip)).toEqual([
    'funcionar',
    'controle',
    'disjuntor',
    'cremalheira',
    'orçamento',
    'responsável',
  ]);
});

test('a word of its own is no slip, however near it stands to another', () => {
  const words = ['contrapiso', 'vendida', 'alugada', 'trincos', 'contator', 'retoque', 'consertaram', 'automatizador'];
  expect(words.filter((word) => mendedSlip(word) !== null)).toEqual([]);
});

test('of a short word nobody guesses what was meant', () => {
  expect(['porta', 'molas', 'xuva'].filter((word) => mendedSlip(word) !== null)).toEqual([]);
});
