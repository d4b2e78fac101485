import { expect, test } from 'vitest';
import { intentionIn } from './intention.ts';
import { foldedWords, readWords } from './words.ts';

const intentionOf = (title: string) => intentionIn(readWords(foldedWords(title)));

test.each([
  'vende braço do basculante?',
  'onde acho roldana',
  'vcs tem engrenagem de motor',
  'quebrou a tampa, vendem separado?',
  'cremalheira pronta entrega',
  'engrenagem de bronze tem?',
])('who asks whether a part is sold, or where, wants to buy it, whatever is broken: %s', (title) => {
  expect(intentionOf(title)).toBe('buying');
});

test.each([
  'quero colocar sirene na garagem',
  'preciso de um controle',
  'preciso de 2 imã',
  'procuro placa nova',
  'tem capacitor 12 uf',
  'capacitor 12 uf motor deslizante',
  'roldana 4 polegadas com caixa',
  'preciso de mais três controles',
  'motor que abre na falta de luz',
  'roldana',
  'placa do portão',
  'motor',
])('who would like to have a thing, or names it alone, wants it: %s', (title) => {
  expect(intentionOf(title)).toBe('wanting');
});

test.each([
  'roldana de ferro ou nylon',
  'qual capacitor vai no motor',
  'vale a pena por trava',
  'conserto a placa ou compro motor',
])('who weighs one thing against another chooses: %s', (title) => {
  expect(intentionOf(title)).toBe('choosing');
});

test.each([
  'tem barulho no portão',
  'qual peça quebrou se o motor ronca',
  'portão não abre, é placa ou capacitor',
  'fecha e volta ou para',
  'fim de curso com defeito',
  'destravar motor',
  'motor que não abre',
  'preciso regular o fim de curso',
  'preciso de um técnico que veja a roldana',
])('beside a complaint, a repair or a deed the same words want nothing: %s', (title) => {
  expect(intentionOf(title)).toBeNull();
});

test.each(['pinhão do motor é o quê', 'contrapeso pra quê', 'tem que ficar apertando o botão do controle até ir'])(
  'who asks what a thing is, or has to do something, wants nothing: %s',
  (title) => {
    expect(intentionOf(title)).toBeNull();
  },
);

test('a gear without teeth is complained of, one with twenty is looked for', () => {
  expect(intentionOf('coroa de nylon sem dentes')).toBeNull();
  expect(intentionOf('coroa de nylon 20 dentes')).toBe('wanting');
});
