import { expect, test } from 'vitest';
import { withoutDeniedCauses } from './denied-causes.ts';

test.each([
  ['nao e a pilha nem o controle simplesmente nao fecha', 'simplesmente nao fecha'],
  ['nao e pilha nem controle e que nao fecha mesmo', 'e que nao fecha mesmo'],
  ['nao e o motor ele gira e o portao nao anda', 'ele gira e o portao nao anda'],
  ['nao e a placa que queimou', 'nao e a placa que queimou'],
  ['o portao nao e automatico', 'o portao nao e automatico'],
])('a cause that is ruled out is left out, a question after one stays: %s', (title, rest) => {
  expect(withoutDeniedCauses(title.split(' ')).join(' ')).toBe(rest);
});
