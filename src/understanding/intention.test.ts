import { expect, test } from 'vitest';
import { intentionIn } from './intention.ts';
import { foldedWords, readWords } from './words.ts';

const intentionOf = (title: string) => intentionIn(readWords(foldedWords(title)));

test('who asks whether a part is sold, or where, wants to buy it, whatever is broken', () => {
  for (const title of [
    'vende braço do basculante?',
    'onde acho roldana',
    'vcs tem engrenagem de motor',
    'quebrou a tampa, vendem separado?',
    'cremalheira pronta entrega',
  ])
    expect(intentionOf(title), title).toBe('buying');
});

test('who would like to have a thing wants it', () => {
  for (const title of ['quero colocar sirene na garagem', 'preciso de um controle', 'tem capacitor 12 uf'])
    expect(intentionOf(title), title).toBe('wanting');
});

test('who weighs one thing against another chooses', () => {
  for (const title of ['roldana de ferro ou nylon', 'qual capacitor vai no motor', 'vale a pena por trava'])
    expect(intentionOf(title), title).toBe('choosing');
});

test('beside a complaint the same words want nothing', () => {
  for (const title of [
    'tem barulho no portão',
    'qual peça quebrou se o motor ronca',
    'portão não abre, é placa ou capacitor',
    'fecha e volta ou para',
    'queria entender por que não fecha',
  ])
    expect(intentionOf(title), title).toBeNull();
});
