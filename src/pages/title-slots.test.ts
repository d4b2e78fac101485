import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { titleWithSlots } from './title-slots.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);

test.each([
  ['Jetflex por R$ 1.349 na Mooca', 'Jetflex por {models.jetflex.price|R$ 1.349} na Mooca'],
  ['jetflex por r$1349 na mooca', 'jetflex por {models.jetflex.price|R$ 1.349} na mooca'],
  ['Motor a partir de R$ 899 em Moema', 'Motor a partir de {cheapest.price|R$ 899} em Moema'],
  ['Motor por R$ 899 em Moema', 'Motor por {models.padrao.price|R$ 899} em Moema'],
])('a price of ours that a title names is a fact: %s', (title, stored) => {
  expect(titleWithSlots(title, facts)).toBe(stored);
});

test.each([
  'Orçamento de R$ 380 para trocar o capacitor está caro?',
  'Motor por R$ 899,90',
  'Kit de R$ 899 a R$ 1.200',
  'Portão de R$ 13.490',
  'Motor de 1.349 kg',
  'Jetflex por {models.jetflex.price|R$ 1.349} na Mooca',
])('what is no price of ours, or is a fact already, stays as it is: %s', (title) => {
  expect(titleWithSlots(title, facts)).toBe(title);
});

test('a price that two things have is left in words, since it may be either', () => {
  const [first, ...others] = facts.models;
  const alike = {
    ...facts,
    models: first ? [first, ...others.map((model) => ({ ...model, price: first.price }))] : [],
  };
  expect(titleWithSlots('Jetflex por R$ 1.349', alike)).toBe('Jetflex por R$ 1.349');
});
