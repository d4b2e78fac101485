import { expect, test } from 'vitest';
import { type CompanyData, defaultFacts, factsOf } from '../facts.ts';
import { FICTITIOUS_COMPANY } from '../fictitious-company.ts';
import { openingState } from '../opening-hours.ts';
import { changedValue, changesBetween, summaryOfChanges } from './changes.ts';
import { type FieldBranch, isBranch, isList } from './field.ts';
import { companyFields } from './fields.ts';
import { companySections, sectionOf } from './company-sections.ts';
import { parseCompany } from './company-schema.ts';

const data: CompanyData = { company: FICTITIOUS_COMPANY, ...defaultFacts };
const labelsOf = (after: CompanyData) => changesBetween(data, after).map(({ label }) => label);

function refusals(changed: unknown): readonly string[] {
  const parsed = parseCompany(changed);
  return parsed.ok ? [] : parsed.refused.map(({ path, message }) => `${path}: ${message}`);
}

test('the defaults are data that may be published', () => {
  expect(parseCompany(data)).toEqual({ ok: true, data });
});

test.each([
  ['(11) 4000-1234', '551140001234'],
  ['11 98888-7777', '5511988887777'],
  ['+55 11 98888-7777', '5511988887777'],
  ['+351 912 345 678 90', '35191234567890'],
])('the phone %s is kept as %s', (typed, phone) => {
  const parsed = parseCompany({ ...data, company: { ...data.company, phone: typed } });
  expect(parsed.ok && parsed.data.company.phone).toBe(phone);
});

test.each(['4000-1234', '98888-7777', '(01) 4000-1234', '', 'telefone'])('the phone %j is refused', (phone) => {
  expect(refusals({ ...data, company: { ...data.company, phone } })).toHaveLength(1);
});

test('a price is positive and has no more than cents, and a range begins with its lower end', () => {
  for (const price of [0, -1, 100.005, 1e9, '900', null])
    expect(refusals({ ...data, diagnosisVisit: { price } })).toHaveLength(1);
  expect(refusals({ ...data, diagnosisVisit: { price: 149.9 } })).toEqual([]);
  expect(refusals({ ...data, repairPrice: [400, 200] })).toEqual([
    'repairPrice: O primeiro valor não pode ser maior que o segundo.',
  ]);
});

test('what is missing, and what nobody knows, is refused by its name', () => {
  const { hours: _, ...without } = data;
  expect(refusals(without)).toEqual(['hours: Preencha este campo.']);
  expect(refusals({ ...data, segredo: 1 })).toEqual([': Há um campo que o sistema não conhece.']);
  for (const nothing of [null, [], 'x', undefined]) expect(refusals(nothing)).toHaveLength(1);
});

test('with as many holidays as there may be some day is open', () => {
  const noon = new Date('2026-11-22T15:00:00Z');
  const sundays = Array.from({ length: 60 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 22 + 7 * week)).toISOString().slice(0, 10),
  );
  const hours = { ...data.hours, weekdays: [7], holidays: sundays };
  expect(refusals({ ...data, hours })).toEqual([]);
  const facts = factsOf({ ...data, hours }, { samplesShown: true, confirmed: [], changedAt: null });
  expect(openingState(facts, noon)).toEqual({ open: false, changesAt: new Date('2028-01-16T11:00:00Z') });
});

function labelsIn(fields: FieldBranch): readonly string[] {
  return Object.values(fields).flatMap((node) => {
    if (isBranch(node)) return labelsIn(node);
    return isList(node) ? [node.label, node.help, ...labelsIn(node.item)] : [node.label, node.help];
  });
}

test('every field has a label and an explanation, and every part of the screen a field', () => {
  for (const label of labelsIn(companyFields)) expect(label).toMatch(/^[\p{Lu}\d]/u);
  expect(new Set(Object.values(sectionOf))).toEqual(new Set(companySections.map(({ id }) => id)));
});

test('changes are named by their field and their item, with what stood and stands there', () => {
  const [jetflex, ...others] = data.models;
  if (!jetflex) throw new Error('The defaults name no model');
  const after: CompanyData = {
    ...data,
    models: [...others, { ...jetflex, id: 'turbo', name: 'Turbo' }],
    hours: { ...data.hours, weekdays: [1, 2], closes: 19, holidays: ['2026-12-25'] },
    battery: { ...data.battery, price: 400 },
    heroVideo: { url: 'https://video.example/1', date: null },
  };
  expect(labelsOf(after)).toEqual([
    'Novo modelo',
    'Modelos: retirado',
    'Dias de atendimento',
    'Fecha às',
    'Feriados e folgas',
    'Preço da bateria',
    'Vídeo da página inicial',
  ]);
  expect(changesBetween(data, after)).toContainEqual({
    path: 'hours.closes',
    label: 'Fecha às',
    before: '18h',
    after: '19h',
  });
  expect(summaryOfChanges(changesBetween(data, after), 2)).toBe('Novo modelo, modelos: retirado e mais 5');
});

test('each change can be made alone, and all of them one after the other lead to the later data', () => {
  const [first, ...others] = data.models;
  if (!first) throw new Error('The defaults name no model');
  const after: CompanyData = {
    ...data,
    models: [
      ...others.map((model) => ({ ...model, price: model.price + 1 })),
      { ...first, id: 'turbo', name: 'Turbo' },
    ],
    promotion: { ...data.promotion, price: 299, municipalities: ['Osasco'] },
    heroVideo: { url: 'https://video.example/1', date: '2026-11-01' },
  };
  for (const change of changesBetween(data, after)) {
    const alone = parseCompany(changedValue(data, after, change));
    expect(alone.ok && changesBetween(data, alone.data).map(({ label }) => label)).toContain(change.label);
  }
});
