import { expect, test } from 'vitest';
import { withChoices } from './said-choices.ts';

test('what a title says of the sentence itself is filled in, in whatever form of the word', () => {
  const of = (chat: string, title: string) => withChoices(chat, title);
  expect(of('A ___ (corrente, correia) do motor: ___ (soltou, arrebentou).', 'correia do motor arrebentou')).toBe(
    'A correia do motor: arrebentou.',
  );
  expect(of('A folha está: ___ (em pé, caída).', 'folha do portão caído')).toBe('A folha está: caída.');
  expect(of('Olá! ___ (Perdi, Roubaram) o controle.', 'perdi o controle do portão')).toBe('Olá! Perdi o controle.');
  expect(of('Olá! ___ (ex, inquilino) ficou com um controle.', 'inquilino não devolveu o controle')).toBe(
    'Olá! Inquilino ficou com um controle.',
  );
});

test.each([
  ['Pelo controle: ___ (abre, não abre).', 'botoeira não abre o portão, mas o controle sim'],
  ['O som parece vir de: ___ (motor, trilho).', 'qual motor faz menos barulho'],
  ['Disjuntor: ___ (desliguei, caiu).', 'raio caiu perto do portão'],
  ['As folhas se batem ao ___ (fechar, abrir).', 'portão de abrir duas folhas se batem'],
  ['É: ___ (casa, prédio).', 'mudei de casa e não tenho controle do portão'],
  ['Já tenho motor: ___ (qual, nenhum).', 'qual motor de portão é melhor'],
  ['Troquei o ___ (roteador, a senha).', 'esqueci a senha do app'],
  ['Meu portão fecha em cima de ___ (carro, moto).', 'portão fecha em cima de carro e moto'],
])('%s is left to be filled in by whoever typed "%s"', (chat, title) => {
  expect(withChoices(chat, title)).toBe(chat);
});
