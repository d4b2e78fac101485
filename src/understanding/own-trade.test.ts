import { expect, test } from 'vitest';
import { isOfAnotherThing } from './own-trade.ts';
import { foldedWords, readWords } from './words.ts';

const isOther = (title: string) => isOfAnotherThing(readWords(foldedWords(title)), (word) => word !== 'limpador');

test('a motor of a thing that nobody asked us of is of another trade, beside a gate it is not', () => {
  expect(isOther('motor de limpador')).toBe(true);
  expect(isOther('motor de limpador que abre portão')).toBe(false);
  expect(isOther('motor de correr')).toBe(false);
});

test('a room that is told beside a motor is an aside, and its own motor is not', () => {
  expect(isOther('qual motor faz menos barulho meu quarto fica em cima')).toBe(false);
  expect(isOther('motor da minha geladeira')).toBe(true);
  expect(isOther('a mola estourou e caiu na minha bicicleta')).toBe(false);
});

test('what a sound is compared with is no thing of another trade', () => {
  expect(isOther('o rangido parece porta de filme de terror')).toBe(false);
  expect(isOther('ingresso de filme')).toBe(true);
});

test('a part of a vehicle, the door of a room, and a window that slides as gates do are of another trade', () => {
  for (const title of ['embreagem do meu carro patinando', 'porta da sala emperrou', 'janela de correr saiu do trilho'])
    expect([title, isOther(title)]).toEqual([title, true]);
  for (const title of ['motor de correr com embreagem', 'portão de correr na janela', 'o carro entortou o trilho'])
    expect([title, isOther(title)]).toEqual([title, false]);
});

test('a car that does not start is of another trade, the tag in one is not', () => {
  expect(isOther('meu carro nao pega de manha')).toBe(true);
  expect(isOther('a tag do carro nao pega')).toBe(false);
});

test('a comparison names no thing, a kind that is asked for does', () => {
  expect(isOther('a correntinha tipo de bicicleta pulou')).toBe(false);
  expect(isOther('range que nem porta de filme')).toBe(false);
  expect(isOther('que tipo de bicicleta vendem')).toBe(true);
});

test('a thing of another trade beside two parts of a gate is what happened to them', () => {
  expect(isOther('semente da arvore enche o trilho e a roldana sai')).toBe(false);
});

test('what opens the gate is ours in whichever room it hangs, and a new business opens no gate', () => {
  expect(isOther('interfone da cozinha fala mas nao abre')).toBe(false);
  expect(isOther('cozinha planejada')).toBe(true);
  expect(isOther('quanto custa abrir uma firma')).toBe(true);
  expect(isOther('portao nao deixa abrir loja')).toBe(false);
});

test('a measure of time in a drill is no drill, an elevator and a contract of sale are of other trades', () => {
  expect(isOther('quantas horas de furadeira ate o motor novo ficar pronto')).toBe(false);
  expect(isOther('motor da minha furadeira')).toBe(true);
  expect(isOther('elevador social parado no nono andar')).toBe(true);
  expect(isOther('modelo de contrato de compra e venda com sinal')).toBe(true);
});

test('a thing that is named far behind a part of ours is not what the title is about', () => {
  for (const title of [
    'mandei a placa do motor pro tecnico de tv soldar',
    'posso ligar o motor na tomada da maquina de lavar',
    'cheiro de peixe podre saindo do motor',
    'cheiro de peixe perto da central do portao',
    'passou um caminhao e o trilho tem uma rebarba que corta pneu',
  ])
    expect([title, isOther(title)]).toEqual([title, false]);
  for (const title of ['motor de ventilador', 'controle tv samsung', 'geladeira com motor queimado'])
    expect([title, isOther(title)]).toEqual([title, true]);
});

test('another hand that is called first is of another trade wherever it is called to, unless it is sent for our gate', () => {
  for (const title of [
    'encanador urgente cano estourou na garagem',
    'chaveiro para abrir carro trancado',
    'mecanico na garagem',
  ])
    expect([title, isOther(title)]).toEqual([title, true]);
  for (const title of ['chaveiro estragou o portão', 'mecanico de motor de portão', 'o vidraceiro entortou o portão'])
    expect([title, isOther(title)]).toEqual([title, false]);
});
