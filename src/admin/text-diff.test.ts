import { expect, test } from 'vitest';
import { aroundChanges, diffTexts, type MarkedLine, sideOf } from './text-diff.ts';

const marks = { same: '', added: '+', removed: '-' } as const;
const written = (lines: readonly MarkedLine[]) =>
  lines.map((line) =>
    line.map(({ text, change }) => (change === 'same' ? text : `[${marks[change]}${text}]`)).join(''),
  );

test('words that were added and removed are marked, with their accents and in their lines', () => {
  const lines = diffTexts('O motor não fecha.\nChame já.', 'O portão não fecha.\nChame já.\nHoje.');
  expect(written(lines)).toEqual(['O [-motor][+portão] não fecha.', 'Chame já.', '[+Hoje.]']);
  expect(written(sideOf(lines, 'removed'))).toEqual(['O [-motor] não fecha.', 'Chame já.']);
  expect(written(sideOf(lines, 'added'))).toEqual(['O [+portão] não fecha.', 'Chame já.', '[+Hoje.]']);
});

test('of what is the same only the lines beside a change are shown, unless little would be left out', () => {
  const before = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete'].join('\n');
  const shown = aroundChanges(diffTexts(before, before.replace('quatro', 'outro')));
  expect(shown.map((line) => (typeof line === 'number' ? line : written([line])[0]))).toEqual([
    3,
    'três',
    '[-quatro][+outro]',
    'cinco',
    'seis',
    'sete',
  ]);
});

test('two long texts that have nothing in common are compared in a moment', () => {
  const text = (word: string) => Array.from({ length: 60_000 }, (_, at) => `${word}${at}`).join(' ');
  const began = performance.now();
  const lines = diffTexts(text('a'), text('b'));
  expect(performance.now() - began).toBeLessThan(5000);
  expect(lines.flat().map(({ change }) => change)).toEqual(['removed', 'added']);
});
