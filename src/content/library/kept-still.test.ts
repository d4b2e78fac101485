import { expect, test } from 'vitest';
import { fittingAnswer } from './kept-still.ts';

const CHECKS = ['Veja se a luz acende', 'Se caiu, religue uma vez', 'Destrave e empurre a folha'];
const left = (answer: string) => fittingAnswer(CHECKS, answer, (check) => check);

test('what the answer forbids is bidden by no check', () => {
  expect(left('Desligue o disjuntor e não acione mais.')).toEqual([CHECKS[0], CHECKS[2]]);
  expect(left('Não use o portão nem o empurre na mão.')).toEqual([CHECKS[0]]);
});

test('what is forbidden of some gates, or after a single try, is still tried', () => {
  expect(left('O basculante não se move; o resto, sim.')).toEqual(CHECKS);
  expect(left('Sem cheiro, religue uma vez só. Se cai de novo, não religue.')).toEqual(CHECKS);
});
