import { expect, test } from 'vitest';
import { buildFacts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';
import { samplesToConfirm } from './samples.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);

function subjects(changed = facts) {
  return samplesToConfirm(changed).map((item) => item.subject);
}

test('the owner is told of a fictitious company only while it is one', () => {
  expect(subjects()).toContain('Dados da empresa');
  const real = buildFacts({ ...FICTITIOUS_COMPANY, cnpj: '11.222.333/0001-81', phone: '5511988887777' });
  expect(subjects(real)).not.toContain('Dados da empresa');
});

test('the owner is asked for the instant discount only while it is unknown', () => {
  expect(subjects()).toContain('Desconto à vista');
  expect(subjects({ ...facts, instantDiscountPercent: 5 })).not.toContain('Desconto à vista');
});

test('every price, limit and list that the owner has not given is named', () => {
  expect(subjects()).toEqual(
    expect.arrayContaining([
      'O que vem no kit',
      'Limites por tipo de portão',
      'Prazo e raio da emergência',
      'Preço da visita e do conserto',
      'Preço da troca do motor',
      'Preço da bateria',
      'Formas de pagamento',
      'Garantia legal e desistência',
    ]),
  );
  expect(subjects({ ...facts, battery: { ...facts.battery, price: 400 } })).not.toContain('Preço da bateria');
});

test('testimonials, statistics, rating and the dates of the promotion are always named', () => {
  const items = samplesToConfirm(facts);
  expect(items.map((item) => item.subject)).toEqual(
    expect.arrayContaining(['Depoimentos', 'Estatísticas', 'Avaliação dos clientes']),
  );
  const promotion = items.find((item) => item.subject.startsWith('Promoção'));
  expect(promotion?.detail).toContain('15/11/2026 a 14/12/2026');
});
