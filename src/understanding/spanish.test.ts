import { expect, test } from 'vitest';
import { understand } from './understand-title.ts';
import { foldedWords } from './words.ts';

test('a title in Spanish is read word for word, and a Portuguese one stays as it is', () => {
  expect(foldedWords('el portón no abre')).toEqual(['o', 'portao', 'nao', 'abre']);
  expect(foldedWords('portão parado no meio')).toEqual(['portao', 'parado', 'no', 'meio']);
});

test('an article alone, as names have it, makes no title Spanish', () => {
  expect(foldedWords('motor no Jardim El Dorado')).toEqual(['motor', 'no', 'jardim', 'el', 'dorado']);
  expect(foldedWords('portón en el garaje')).toEqual(['portao', 'em', 'o', 'garagem']);
});

test('a danger is found in Spanish too', () => {
  expect(understand('mi hijo quedó atrapado en el porton').entry?.id).toBe('pessoa-presa');
  expect(understand('chispas en el motor').danger).toBe(true);
});

test('what a neighbour tells of light, a small gate and its owner is read', () => {
  expect(foldedWords('se fue la luz anoche y el porton')).toEqual([
    'se',
    'foi',
    'a',
    'luz',
    'ontem',
    'e',
    'o',
    'portao',
  ]);
  expect(foldedWords('la puertita no abre')).toEqual(['a', 'portinhola', 'nao', 'abre']);
});
