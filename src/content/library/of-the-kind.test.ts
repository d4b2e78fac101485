import { expect, test } from 'vitest';
import { isOfAnotherKind, namesAnotherKind, ofTheKind } from './of-the-kind.ts';

test.each([
  ['Com o disjuntor desligado, varra o trilho e deixe a cremalheira seca', 'tilting', true],
  ['No de correr, um ímã em cada ponta passa diante de um sensor', 'tilting', true],
  ['Com o disjuntor desligado, varra o trilho e deixe a cremalheira seca', 'sliding', false],
  ['Procure o ímã de cada ponta', 'tilting', true],
  ['Teste o eletroímã da fechadura', 'tilting', false],
  ['Alivia a folha, com roldana, trilho ou contrapeso', 'tilting', false],
  ['Destravar ou levantar o basculante com defeito', 'sliding', true],
  ['Não passe embaixo da folha do basculante', 'sliding', false],
  ['Troque a pilha dos controles uma vez por ano', 'rolling', false],
  ['A ordem de abrir pode abrir o portão antes de abrir a garagem', 'tilting', false],
  ['Na folha de abrir, olhe a dobradiça', 'tilting', true],
  ['Olhe, de longe, se a mola está aberta', 'tilting', false],
  ['No de correr ou de abrir, desligado, limpe a lente. No basculante, só olhe', 'tilting', true],
  ['No de correr ou de abrir, desligado, limpe a lente. No basculante, só olhe', 'sliding', false],
] as const)('%s, of a gate that is %s', (text, kind, isOfAnother) => {
  expect(isOfAnotherKind(text, kind)).toBe(isOfAnother);
});

const itself = (text: string) => text;

test('who names no kind is told of all; what leaves nothing to say is left whole', () => {
  const items = ['Limpe a cremalheira', 'Troque a pilha'];

  expect(ofTheKind({ gateKind: null }, items, itself)).toEqual(items);
  expect(ofTheKind({ gateKind: 'tilting' }, items, itself)).toEqual(['Troque a pilha']);
  expect(ofTheKind({ gateKind: 'swing' }, ['Limpe a cremalheira'], itself)).toEqual(['Limpe a cremalheira']);
});

test('who has a gate that nobody moves by hand is told nothing rather than what another bids', () => {
  expect(ofTheKind({ gateKind: 'tilting' }, ['No de correr, destrave a folha'], itself)).toEqual([]);
});

test.each([
  ['Solta-se na mão só o de correr (com guia) ou de abrir. Se é basculante, ligue.', 'tilting', true],
  ['Solta-se na mão só o de correr (com guia) ou de abrir. Se é basculante, ligue.', 'sliding', false],
  ['Olhe de longe. No de correr, varra o trilho.', 'tilting', true],
  ['Entre o basculante e o deslizante, decide o espaço.', 'tilting', false],
] as const)('what a case answers is told of a gate or not: %s of %s', (text, kind, isAnother) => {
  expect(namesAnotherKind(text, kind)).toBe(isAnother);
});
