import { expect, test } from 'vitest';
import { outcomeWords, parsePerDay, startWords } from './list-plan-words.ts';

test('what beginning does is said before it is done', () => {
  expect(outcomeWords(546, { kind: 'now' })).toBe('546 páginas serão publicadas agora.');
  expect(outcomeWords(1, { kind: 'now' })).toBe('1 página será publicada agora.');
  expect(outcomeWords(546, { kind: 'drafts' })).toBe('546 rascunhos serão guardados. Nada é publicado.');
  expect(outcomeWords(546, { kind: 'spread', perDay: 10, from: new Date('2026-11-25T12:00:00Z') })).toBe(
    '546 páginas serão publicadas, 10 por dia, de 25/11/2026 09:00 a 18/01/2027.',
  );
  expect(startWords(546, { kind: 'now' })).toBe('Criar 546 Páginas');
});

test.each(['', '0', '1001', '2,5', 'dez', '-1'])('%j is no number of pages a day', (typed) => {
  expect(parsePerDay(typed)).toBeNull();
});
