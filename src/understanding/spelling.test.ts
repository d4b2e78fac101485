import { expect, test } from 'vitest';
import { createCorrection } from './spelling.ts';

const correct = createCorrection(['portao', 'placa', 'motor', 'serra', 'controle']);

test('a mistyped word is read as the known one it sounds like, or misses by a letter', () => {
  expect(['potrao', 'portaum', 'cerra', 'controli', 'moror'].map(correct)).toEqual([
    'portao',
    'portao',
    'serra',
    'controle',
    'motor',
  ]);
});

test('of a word of four letters only one that was left out is guessed, and not the first', () => {
  expect(['plca', 'paca', 'laca', 'plda', 'ceu'].map(correct)).toEqual(['placa', 'placa', null, null, null]);
});
