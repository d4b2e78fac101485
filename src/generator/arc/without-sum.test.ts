import { expect, test } from 'vitest';
import { withoutSum, withSum } from './without-sum.ts';

const SUM =
  'Uma folha de 4 m de largura por 2,5 m de altura, de chapa de aço fechada, pesa perto de 250 a 350 kg: em portão deslizante, o Padrão move até 500 kg.';
const AGAIN = 'Com 4 m por 2,5 m, a folha pesa de 250 a 350 kg: o Padrão, até 500 kg, basta.';

test('behind the sum of its numbers an answer does not begin with that sum', () => {
  expect(withoutSum(`${AGAIN} Madeira pede um modelo acima.`, SUM)).toBe('Madeira pede um modelo acima.');
});

test('an answer is told whole where it says nothing else, or begins with something else', () => {
  const others = 'Depende do peso. Com 4 m por 2,5 m, são de 250 a 350 kg.';
  expect(withoutSum(AGAIN, SUM)).toBe(AGAIN);
  expect(withoutSum(others, SUM)).toBe(others);
});

test('what decides the question stands before the sum of its numbers', () => {
  const decided = 'Não precisa de motor forte: até 3 m, o de entrada basta.';
  expect(withSum(`${decided} Motor maior só abre mais depressa.`, SUM)).toBe(
    `${decided} ${SUM} Motor maior só abre mais depressa.`,
  );
  expect(withSum('O motor se escolhe pelo peso.', SUM)).toBe(`${SUM} O motor se escolhe pelo peso.`);
});
