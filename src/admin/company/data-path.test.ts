import { expect, test } from 'vitest';
import { companyFields } from '../../business/company/fields.ts';
import { isList } from '../../business/company/field.ts';
import { parseCompany } from '../../business/company/company-schema.ts';
import { defaultFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { valueAt, withValue } from '../../business/company/value-path.ts';
import { moved, spreadPath, withModelId } from './data-path.ts';
import { emptyItem, fieldAt, sectionOfPath } from './field-places.ts';

const data = { company: FICTITIOUS_COMPANY, ...defaultFacts };

test('a value is read and changed by its path, and nothing else is', () => {
  const changed = withValue(data, 'models.1.price', 977);
  expect(valueAt(changed, 'models.1.price')).toBe(977);
  expect(valueAt(changed, 'models.0')).toBe(data.models[0]);
  expect(valueAt(data, 'models.1.price')).toBe(949);
});

test('a value that is undefined leaves the data, and one below nothing makes what it stands in', () => {
  const geo = withValue(data, 'company.geo', { latitude: -23, longitude: -46 });
  expect(parseCompany(withValue(geo, 'company.geo', undefined)).ok).toBe(true);
  expect(valueAt(withValue(data, 'heroVideo.url', 'https://a.b'), 'heroVideo')).toEqual({ url: 'https://a.b' });
});

test('an item moves by one place and stays where there is none', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});

test('the path of a sample names a field of each model, with its description and its part of the screen', () => {
  const paths = spreadPath(data, 'models.*.price');
  expect(paths).toEqual(['models.0.price', 'models.1.price', 'models.2.price']);
  expect(fieldAt('models.0.price')).toBe(companyFields.models.item.price);
  expect(fieldAt('models.0.colour')).toBeNull();
  expect(sectionOfPath('statistics.rating')).toBe('trust');
});

test('a new testimonial lacks only what nobody can leave out, the consent of its customer included', () => {
  const list = fieldAt('testimonials');
  if (list === null || !isList(list)) throw new Error('The testimonials are no list');
  const parsed = parseCompany(withValue(data, 'testimonials', [emptyItem(list)]));
  expect(parsed.ok ? [] : parsed.refused.map(({ path }) => path)).toEqual([
    'testimonials.0.name',
    'testimonials.0.location',
    'testimonials.0.text',
    'testimonials.0.consent',
  ]);
});

test('the identifier follows the name of a model that was never published', () => {
  const added = withValue(data, 'models', [...data.models, { id: '', name: '' }]);
  const typed = withModelId(withValue(added, 'models.3.name', 'Rápido 2'), 'models.3.name', added, ['jetflex']);
  expect(valueAt(typed, 'models.3.id')).toBe('rapido-2');
  const renamed = withValue(data, 'models.0.name', 'Jetflex Plus');
  expect(withModelId(renamed, 'models.0.name', data, ['jetflex'])).toBe(renamed);
});
