import { expect, test } from 'vitest';
import type { PageListFilter } from '../pages/page-list-filter.ts';
import { batchSearch, filterFrom, isNarrowed, isSameFilter, withFilter } from './page-list-address.ts';

const whole: PageListFilter = {
  q: 'motor & portão',
  sort: 'title',
  level: 'hidden',
  place: 'Mooca - São Paulo (Capital)',
  family: 'fault',
  entry: 'portao-nao-fecha',
  job: '019ab000-0000-7000-8000-000000000000',
  from: '2026-11-01',
  to: '2026-11-22',
};

test('a filter comes back from the address that it was written into, and what else stands there stays', () => {
  const address = withFilter(new URLSearchParams('selecionar=tudo&lugar=antes'), whole);
  expect(filterFrom(new URLSearchParams(address.toString()))).toEqual(whole);
  expect(address.get('selecionar')).toBe('tudo');
  expect(withFilter(address, {}).toString()).toBe('selecionar=tudo');
});

test('newest first goes without saying, and what is none of the choices is left out', () => {
  expect(withFilter(new URLSearchParams(), { sort: 'newest', q: '' }).toString()).toBe('');
  expect(filterFrom(new URLSearchParams('ordem=nada&nivel=nada&servico=toString&busca='))).toEqual({});
});

test('an order narrows nothing, and two filters of the same parts are one', () => {
  expect(isNarrowed({ sort: 'title' })).toBe(false);
  expect(isNarrowed({ level: 'similar' })).toBe(true);
  expect(isSameFilter({ q: 'a', sort: 'newest' }, { q: 'a', level: undefined })).toBe(true);
  expect(isSameFilter({ q: 'a' }, { q: 'a', sort: 'title' })).toBe(false);
});

test('a batch has an address of its own, and one with everything selected', () => {
  expect(batchSearch('a1')).toBe('?lote=a1');
  expect(batchSearch('a1', true)).toBe('?lote=a1&selecionar=tudo');
});
