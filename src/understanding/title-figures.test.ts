import { expect, test } from 'vitest';
import { figuresIn } from './title-figures.ts';

test.each([
  ['motor para portão de 600 kg', 600],
  ['portão de 1.200 quilos', 1200],
  ['portão de uma tonelada e meia', 1500],
  ['portão de 1 tonelada e meia', 1500],
  ['portão de 1,5 tonelada', 1500],
  ['uma tonelada', 1000],
  ['meia tonelada', 500],
  ['duas toneladas', 2000],
  ['meu portão pesa mil quilos', 1000],
  ['portão de 2 mil quilos', 2000],
  ['dois mil kg', 2000],
  ['mil e duzentos quilos', 1200],
  ['folha de quinhentos quilos', 500],
  ['portão que pesa toneladas', null],
  ['motor por mil reais', null],
  ['portão de 4 metros', null],
])('"%s" weighs %s kg', (title, kilograms) => {
  expect(figuresIn(title).kilograms).toBe(kilograms);
});

test.each([
  ['portão de 5 metros e meio', 5.5],
  ['portão de 3 m e meio de largura', 3.5],
  ['meu portão tem cinco e meio metros', 5.5],
  ['portão de 5,5 m', 5.5],
  ['portão de 5 metros e meia folha', 5],
])('"%s" is %s m wide', (title, metres) => {
  expect(figuresIn(title).metres).toBe(metres);
});

test('cars a day are no cycles a day: each leaves and comes back', () => {
  expect(figuresIn('portão de 40 carros por dia')).toMatchObject({ flats: 40, cyclesADay: null });
});

test.each([
  ['motor para 60 ciclos por hora', 60],
  ['portão que abre 80 vezes por hora', 80],
  ['100 carros por hora na garagem', 100],
  ['40 ciclos/h', 40],
  ['40 aberturas por dia', null],
  ['atende em 1 hora', null],
])('"%s" counts %s cycles an hour', (title, cycles) => {
  expect(figuresIn(title).cyclesAnHour).toBe(cycles);
});

test.each([
  ['portão de 4 metros', 4],
  ['portão de correr com 3,5 m de largura', 3.5],
  ['trocar 3 metros de trilho', null],
  ['trocar as rodinha e uns 3 metro de trilho do portao', null],
  ['5 m de cremalheira', null],
  ['o portão fica a 20 metros do quadro', null],
  ['motor e fiação, o ponto de luz fica a 15 metros do portão', null],
  ['basculante em garagem de teto baixo, menos de 2,20 m', null],
  ['acionador de 1,5 m serve no meu basculante', null],
  ['par de fotocélula 15 metros preço', null],
  ['cremalheira para portão de 6 metros', 6],
  ['portão de 4 m a 15 metros do motor', 4],
])('"%s" is %s m wide', (title, metres) => {
  expect(figuresIn(title).metres).toBe(metres);
});

test.each([
  ['quanto fica automatizar portão de abrir duas folhas', 2],
  ['motor para portao de 2 folhas', 2],
  ['kit pivotante duplo preço', 2],
  ['quero motor só em uma das duas folhas', null],
  ['portão de duas folhas só uma abre', null],
  ['motor basculante', null],
])('"%s" names a pair of leaves: %j', (title, leaves) => {
  expect(figuresIn(title).leaves).toBe(leaves);
});
