import { expect, test } from 'vitest';
import { type CompanyData, defaultFacts } from '../facts.ts';
import { FICTITIOUS_COMPANY } from '../fictitious-company.ts';
import { changesBetween } from './changes.ts';
import { labelOf } from './field-at.ts';
import { usablePart, withRefusedOf } from './usable-part.ts';
import { withValue } from './value-path.ts';

const data: CompanyData = { company: FICTITIOUS_COMPANY, ...defaultFacts };
const typedWith = (...values: readonly (readonly [path: string, value: unknown])[]) =>
  values.reduce((typed: unknown, [path, value]) => withValue(typed, path, value), data);
const changed = (typed: unknown) => changesBetween(data, usablePart(typed, data).data).map(({ label }) => label);

test('what may be published of a draft is all that is not refused', () => {
  const typed = typedWith(
    ['models.0.price', -1],
    ['models.1.price', 977],
    ['company.phone', '4000'],
    ['maxInstalments', 12],
  );
  expect(usablePart(typed, data).refused.map(({ path }) => path)).toEqual(['company.phone', 'models.0.price']);
  expect(changed(typed)).toEqual(['Preço do Speedy', 'Parcelas sem juros']);
});

test('a refused value is what is published wherever its item stands now, and a new item that is refused stays out', () => {
  const [jetflex, ...others] = data.models;
  const blank = { id: '', name: '', openingSeconds: '', price: '', maxGateKg: '', remotes: null };
  const typed = { ...data, models: [blank, ...others, { ...jetflex, price: 'mil', remotes: 3 }] };
  expect(changed(typed)).toEqual(['Controles remotos do Jetflex']);
});

test.each([
  ['hours that close before they open', typedWith(['hours.opens', 19], ['maxInstalments', 12]), ['Parcelas sem juros']],
  [
    'a second model of the same name',
    typedWith(['models.1.name', 'Jetflex'], ['maxInstalments', 12]),
    ['Parcelas sem juros'],
  ],
  ['a video without an address', typedWith(['heroVideo', { url: '', date: '2026-11-01' }]), []],
  ['a range without an end', typedWith(['repairPrice', [200, '']]), []],
  ['no models', typedWith(['models', []]), []],
  ['nothing', null, []],
] as const)('of a draft with %s something can always be published', (_, typed, labels) => {
  expect(changed(typed)).toEqual(labels);
});

test('what was refused is put into another’s draft where that says what it was typed over', () => {
  const typed = typedWith(['models.0.price', -1], ['maxInstalments', 99], ['promotion.price', 0]);
  const { refused } = usablePart(typed, data);
  const theirs = { ...data, models: data.models.toReversed(), maxInstalments: 6 };
  const merged = withRefusedOf(theirs, { typed, began: data, refused });
  expect(merged).toMatchObject({
    models: [{ price: 899 }, { price: 949 }, { price: -1 }],
    maxInstalments: 6,
    promotion: { price: 0 },
  });
});

test('a new item that is refused stands behind the others’', () => {
  const blank = { id: 'novo', name: 'Novo', openingSeconds: '', price: '', maxGateKg: 900, remotes: null };
  const typed = { ...data, models: [...data.models, blank] };
  const { refused } = usablePart(typed, data);
  expect(withRefusedOf(data, { typed, began: data, refused })).toEqual(typed);
});

test('a value is called as its field and its item are', () => {
  expect(labelOf('models.0.price', data)).toBe('Preço do Jetflex');
  expect(labelOf('repairPrice.1', data)).toBe('Mão de obra do conserto');
  expect(labelOf('models.3.price', { models: [{}, {}, {}, { name: '' }] })).toBe('Preço (novo modelo)');
  expect(labelOf('emergency.base.latitude', data)).toBe('Coordenadas da base');
});
