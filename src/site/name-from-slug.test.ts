import { expect, test } from 'vitest';
import { nameFromSlug, sentenceFromSlug } from './name-from-slug.ts';

test('the small words of a name stay small', () => {
  expect(nameFromSlug('rio-de-janeiro')).toBe('Rio de Janeiro');
  expect(nameFromSlug('sao-jose-dos-campos')).toBe('Sao Jose dos Campos');
  expect(nameFromSlug('da-penha')).toBe('Da Penha');
});

test('a subject begins with a capital and has no others', () => {
  expect(sentenceFromSlug('conserto-de-geladeira')).toBe('Conserto de geladeira');
});
