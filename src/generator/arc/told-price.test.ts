import { expect, test } from 'vitest';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { fillText } from '../../content/library/placeholders.ts';
import { textValues } from '../../content/library/text-values.ts';
import { leastTold, withoutToldPrice } from './told-price.ts';

const values = textValues(buildFacts(FICTITIOUS_COMPANY), { place: null, gateKind: null, brand: null });
const page = (...said: readonly string[]) => ({
  values,
  said: new Set(said.map((text) => fillText(text, values))),
});

test.each([
  ['Trocamos o ímã, com {facts.repairPhrase}.', 'Trocamos o ímã.'],
  ['Trocamos o ímã, com mão de obra de {facts.repairPrice}; até lá, não use.', 'Trocamos o ímã; até lá, não use.'],
  ['Trocamos o ímã, com mão de obra de {facts.repairPrice}, com as peças à parte.', 'Trocamos o ímã.'],
  ['Trocamos o par, com mão de obra de {facts.repairPrice} e o par à parte.', 'Trocamos o par.'],
  [
    'Trocamos o par, com {facts.repairPhrase} e a barra por metro, à parte. Até lá, não use.',
    'Trocamos o par. Até lá, não use.',
  ],
  ['A placa queimou, e o conserto tem {facts.repairPhrase}.', 'A placa queimou.'],
  [
    'Trocamos o ímã. A mão de obra vai de {facts.repairPrice}, com o par à parte. Até lá, não use.',
    'Trocamos o ímã. Até lá, não use.',
  ],
  ['Trocamos o ímã; o acerto tem {facts.repairPhrase}.', 'Trocamos o ímã.'],
  ['O acerto tem mão de obra de {facts.repairPrice}.', 'O acerto tem mão de obra de {facts.repairPrice}.'],
  [
    'Espere. Se não fechar, a mão de obra vai de {facts.repairPrice}.',
    'Espere. Se não fechar, a mão de obra vai de {facts.repairPrice}.',
  ],
])('a page that has said what a mending costs does not end "%s" with it once more', (text, left) => {
  expect(withoutToldPrice(page('A mão de obra vai de {facts.repairPrice}.'), text)).toBe(left);
  expect(withoutToldPrice(page('O diagnóstico vem antes.'), text)).toBe(text);
});

test('of several wordings the one is chosen that says fewest figures again', () => {
  const again = 'A visita tem diagnóstico de {facts.visitPrice} e mão de obra de {facts.repairPrice}.';
  const once = 'O conserto tem mão de obra de {facts.repairPrice}.';
  const none = 'Peça nova é orçada pela foto da etiqueta.';
  const told = page('A mão de obra vai de {facts.repairPrice}; o diagnóstico custa {facts.visitPrice}.');
  expect(leastTold(told, [again, once, none])).toEqual([none]);
  expect(leastTold(told, [again, once])).toEqual([once]);
  expect(leastTold(page('O técnico mede antes.'), [again, once])).toEqual([again, once]);
});
