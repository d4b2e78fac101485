import { expect, test } from 'vitest';
import { ledByGist } from './gist.ts';

test('a short first sentence is the gist, and a price or an article of law does not end it', () => {
  expect(ledByGist('Custa R$ 1.349 instalado. Leva 4 horas.')).toEqual(['Custa R$ 1.349 instalado.', ' Leva 4 horas.']);
  expect(ledByGist('Pelo art. 22, paga o dono. Guarde a nota.')).toEqual([
    'Pelo art. 22, paga o dono.',
    ' Guarde a nota.',
  ]);
});

test('what stands before its reason is the gist, and what stands before its figures is not', () => {
  expect(ledByGist('Sim: a teia corta o feixe. Limpe.')).toEqual(['Sim:', ' a teia corta o feixe. Limpe.']);
  expect(ledByGist('Os limites são estes: 500 kg e 800 kg. Meça.')[0]).toBe('Os limites são estes: 500 kg e 800 kg.');
});

test('a text whose first sentence is long, or that has one alone, loses nothing', () => {
  const long = `${'palavra '.repeat(20)}fim. Depois.`;
  expect(ledByGist(long)).toEqual(['', long]);
  expect(ledByGist('Nunca.')).toEqual(['Nunca.', '']);
  expect(ledByGist('')).toEqual(['', '']);
});
