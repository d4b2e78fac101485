import { expect, test } from 'vitest';
import { withoutDenied } from './denied.ts';

test.each([
  ['nao e a pilha nem o controle simplesmente nao fecha', 'simplesmente nao fecha'],
  ['nao e pilha nem controle e que nao fecha mesmo', 'e que nao fecha mesmo'],
  ['nao e o motor ele gira e o portao nao anda', 'ele gira e o portao nao anda'],
  ['nao pegou fogo nem nada so ronca', 'so ronca'],
  ['nao e falta de luz nao e controle o portao travou', 'o portao travou'],
  ['meu portao nao e automatico mas quero', 'meu portao nao e automatico mas quero'],
  ['nao tem fumaca', 'nao tem fumaca'],
  ['nao e a placa que queimou', 'nao e a placa que queimou'],
  ['o portao nao e automatico', 'o portao nao e automatico'],
])('a cause or danger that is ruled out is left out, a question after one stays: %s', (title, rest) => {
  expect(withoutDenied(title.split(' ')).join(' ')).toBe(rest);
});

test('a greeting is left out, whoever of the greeted was hurt is not', () => {
  expect(withoutDenied('bom dia meu amigo o portao nao abre'.split(' ')).join(' ')).toBe('o portao nao abre');
  expect(withoutDenied('moca da limpeza esta presa'.split(' ')).join(' ')).toBe('moca da limpeza esta presa');
});
