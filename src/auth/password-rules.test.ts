import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

const EMAIL = 'maria.silva@exemplo.com.br';

test.each([
  ['curta demais', /pelo menos 12 caracteres; esta tem 5/, 'curta'],
  ['comprida demais', /no máximo 128 caracteres; esta tem 129/, `aá ${'x1'.repeat(63)}`],
  ['repetida', /repete/, 'abcabcabcabc'],
  ['uma sequência', /sequência/, 'qwertyuiopqwe'],
  ['uma sequência de números', /sequência/, '123456789012'],
  ['das mais usadas, com números', /mais usadas/, 'password1234'],
  ['das mais usadas, com sinais no lugar de letras', /mais usadas/, 'P@ssw0rd!!!!'],
  ['a palavra do ofício', /mais usadas/, 'Portão202600'],
  ['o próprio e-mail', /e-mail/, 'maria.silva@exemplo.com.br'],
  ['o nome do e-mail', /e-mail/, 'MariaSilva12'],
  ['só números', /só de números/, '948271650382'],
])('a password that is %s is refused with the reason', async (_what, reason, password) => {
  expect(await findPasswordFault(password, EMAIL)).toMatch(reason);
});

test.each(['segundafeira', 'obrigado2024!', 'motoristas123', 'janeirofevereiro'])(
  '%s, a word or two of Portuguese with little beside, is refused and says what to do',
  async (password) => {
    expect(await findPasswordFault(password, EMAIL)).toBe(
      'Esta senha é fácil de adivinhar. Junte três ou quatro palavras sem relação entre si.',
    );
  },
);

test.each(['três palavras soltas', 'correto cavalo bateria', 'Gk7#pq!2vLx9', 'açaí na tigela às 5'])(
  '%s is taken, whatever signs it is made of',
  async (password) => {
    expect(await findPasswordFault(password, EMAIL)).toBeNull();
  },
);
