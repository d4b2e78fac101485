import { expect, test } from 'vitest';
import { factTexts } from './fact-texts.ts';
import { buildFacts, type Facts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function textsWith(changes: Partial<Facts>) {
  return factTexts({ ...facts, ...changes });
}

test.each([
  [[1, 2, 3, 4, 5, 6], 'segunda a sábado, das 8h às 18h'],
  [[1, 2, 3, 4, 5], 'segunda a sexta, das 8h às 18h'],
  [[2, 4, 6], 'terça, quinta e sábado, das 8h às 18h'],
  [[6, 7], 'sábado e domingo, das 8h às 18h'],
  [[1, 2, 3, 4, 5, 6, 7], 'domingo a domingo, das 8h às 18h'],
])('the weekdays %j are read as "%s"', (weekdays, text) => {
  expect(textsWith({ hours: { ...facts.hours, weekdays } }).hours).toBe(text);
});

test('the kits are counted as many as there are', () => {
  const [model] = facts.models;
  expect(factTexts(facts).kitCount).toBe('três kits');
  expect(textsWith({ models: [...facts.models, ...(model ? [{ ...model, name: 'Turbo' }] : [])] }).modelCount).toBe(
    'quatro modelos',
  );
  expect(textsWith({ models: model ? [model] : [] }).kitCount).toBe('um kit');
});

test('a model says what it costs more than the one before it, and what two leaves cost with it', () => {
  const [cheapest, middle, fastest] = facts.models.toSorted((one, other) => one.price - other.price);
  if (!cheapest || !middle || !fastest) throw new Error('three models are sold');
  const texts = textsWith({
    models: [
      { ...cheapest, price: 900 },
      { ...middle, price: 950 },
      { ...fastest, price: 1000 },
    ],
  });
  expect(plain(texts.middle.more)).toBe('R$ 50');
  expect(plain(texts.fastest.more)).toBe('R$ 50');
  expect(plain(texts.cheapest.pair)).toBe('R$ 900 e R$ 1.800');
});

test('each service has a price of its own', () => {
  const texts = factTexts(facts);
  const prices = [
    texts.visitPrice,
    texts.repairPrice,
    texts.maintenancePrice,
    texts.promotion.price,
    texts.replaceMotorPrice,
    texts.kitPrices,
    texts.heavyGatePrice,
  ];
  expect(new Set(prices).size).toBe(prices.length);
});

test('each kind of gate is measured in its own way', () => {
  expect(plain(factTexts(facts).gateLimits)).toBe(
    'Em portão deslizante, o que conta é o peso: Jetflex até 1.200 kg, Speedy até 800 kg e Padrão até 500 kg. ' +
      'Basculante se mede pelo tamanho da folha, de até 4 m de largura por 2,5 m de altura. Pivotante e de abrir, pela largura de cada folha, de até 3 m.',
  );
});

test('what is unknown is said as a question to ask, until it is known', () => {
  expect(plain(factTexts(facts).paymentPhrase)).toBe(
    'Aceitamos Pix e cartão de crédito, em até 10x sem juros no cartão. Para boleto, cartão de débito e dinheiro, consulte.',
  );
  expect(textsWith({ payment: { accepted: ['Pix', 'boleto'], onRequest: [] } }).paymentPhrase).not.toContain(
    'consulte',
  );
  expect(factTexts(facts).batteryPrice).toBe('preço sob consulta');
  expect(plain(textsWith({ battery: { ...facts.battery, price: 400 } }).batteryPrice)).toBe('R$ 400');
});

test('what lies beyond the radius of the night service is named with its hours', () => {
  expect(plain(factTexts(facts).beyondRadius)).toBe(
    'Em Salesópolis, Guararema, Juquitiba e Biritiba Mirim, a mais de 50 km da base, o atendimento é só de dia, das 8h às 18h, com hora marcada.',
  );
});

test('counts and grades are no text where samples are not shown', () => {
  expect(factTexts(facts).statistics?.rating).toBe('4,8');
  expect(textsWith({ samplesShown: false }).statistics).toBeNull();
});
