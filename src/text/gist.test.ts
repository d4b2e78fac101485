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

test('a sentence of a line more than a gist leads as a whole, where no clause of it does', () => {
  const sold =
    'Vendemos cremalheira em São Paulo e região, por metro e já instalada, de náilon com alma de aço para casa ou de ferro.';
  const longer = sold.replace('.', ' para folha pesada.');
  expect(longer.length).toBeGreaterThan(120);
  expect(ledByGist(`${longer} Meça.`)).toEqual([longer, ' Meça.']);
});

test('a text whose first sentence is long, or that has one alone, loses nothing', () => {
  const long = `${'palavra '.repeat(20)}fim. Depois.`;
  expect(ledByGist(long)).toEqual(['', long]);
  expect(ledByGist('Nunca.')).toEqual(['Nunca.', '']);
  expect(ledByGist('')).toEqual(['', '']);
});

test('of a long sentence its first clause leads, where what follows says why or how, and never without its condition', () => {
  const why = 'sem esperar o defeito, que a revisão pega a folga antes que ela coma a engrenagem e o resto do motor';
  expect(ledByGist(`Faça a manutenção do portão a cada 6 meses, ${why}. Marque.`)[0]).toBe(
    'Faça a manutenção do portão a cada 6 meses,',
  );
  expect(
    ledByGist(
      `Só destrave a folha e a afaste com a mão, se ela está inteira, o piso é plano e não há bateria, e ${why}.`,
    )[0],
  ).toBe('Só destrave a folha e a afaste com a mão, se ela está inteira, o piso é plano e não há bateria,');
});

test('of a long yes or no its first clause leads, and never without its condition', () => {
  const more =
    'de correr, basculante ou de abrir, como assistência independente, de segunda a sábado, das 8h às 18h, e com nota';
  expect(ledByGist(`Sim, consertamos motor da Garen em Santo André, ${more}. Ligue.`)[0]).toBe(
    'Sim, consertamos motor da Garen em Santo André,',
  );
  expect(
    ledByGist(`Sim, o seu controle serve no motor novo, se a central é de código fixo, ${more}. Ligue.`)[0],
  ).not.toBe('Sim, o seu controle serve no motor novo,');
});
