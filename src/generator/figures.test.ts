import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

const said = (text: string) => figuresIn(text).map(({ kind, value }) => `${kind} ${value}`);

test.each([
  ['O kit custa R$ 1.349,00 ou R$ 949.', ['price 1349', 'price 949']],
  ['Abre em 4, 8 ou 16 segundos.', ['seconds 4', 'seconds 8', 'seconds 16', 'opening 4', 'opening 8', 'opening 16']],
  ['Garantia de fábrica de um ano.', ['warranty 12']],
  [
    'Folhas de 500 a 1.200 kg, com 5 % de desconto em 10x sem juros.',
    ['weight 500', 'weight 1200', 'instalments 10', 'discount 5'],
  ],
  ['Ligue para (11) 4000-0000, das 8h às 18h.', ['hours 8h às 18h', 'phone 1140000000']],
])('the figures of "%s" are found', (text, figures) => {
  expect(said(text)).toEqual(figures);
});

// What grew with the square of the text held the whole server for seconds, or minutes.
test.each([
  ['a list of numbers', Array.from({ length: 20_000 }, (_, number) => number).join(', ')],
  ['one endless word', 'abr'.repeat(30_000)],
  ['one endless number', '1'.repeat(300_000)],
  ['an endless amount', '1.000'.repeat(60_000)],
  ['an endless list of words', 'um, '.repeat(75_000)],
  ['prices without end', 'R$ 1 a '.repeat(40_000)],
  ['openings without seconds', 'abre em 4, '.repeat(30_000)],
])('%s is read in one pass', (_, text) => {
  expect(figuresIn(text).length).toBeGreaterThanOrEqual(0);
});
