import { expect, test } from 'vitest';
import { dangerIn } from './dangers.ts';

test.each([
  ['farelo branco caindo de dentro do motor', null],
  ['contrapeso do portao leve precisa de balanceamento', null],
  ['basculante travado embaixo nao levanta nem na mao', null],
  ['portao bambo quase caindo na calcada', 'portao-ameacando-cair'],
  ['contrapeso balancando', 'portao-ameacando-cair'],
  ['a mao do menino ficou embaixo do portao', 'pessoa-presa'],
])(
  'what falls from a motor, is balanced or lifted by hand is no danger, and a gate or a hand is: %s',
  (title, entry) => {
    expect(dangerIn(title)).toBe(entry);
  },
);

test('who is shut upon and not let go is caught, and who was hit is hit', () => {
  expect(dangerIn('portao fechou no braco da minha mae e nao abre')).toBe('pessoa-presa');
  expect(dangerIn('portao fechou no braco da minha mae')).toBe('portao-atingiu-pessoa');
});

test.each([
  ['portao ta despencando da parede', 'portao-ameacando-cair'],
  ['o bracinho que puxa a folha do portao soltou da parede', null],
  ['dobradica do portao soltou da parede', null],
  ['sobrinho fica se pendurando no portao', 'crianca-brinca-no-portao'],
  ['minha sogra ficou presa no portao', 'pessoa-presa'],
  ['minha sogra ficou presa do lado de fora', null],
  ['portao do predio quebrou e os moradores tao presos', null],
  ['rolamento da rodinha estourou', null],
  ['o dr cai quando abre o portao', null],
])(
  'a gate off its wall, a child who plays and who is caught are dangers, a part and who is shut in are not: %s',
  (title, entry) => {
    expect(dangerIn(title)).toBe(entry);
  },
);
