import { expect, test } from 'vitest';
import type { PageList, PageSummary } from '../pages/page-contracts.ts';
import { withPage, withoutPage } from './page-list-cache.ts';

const page = (minute: number): PageSummary => ({
  id: `p${minute}`,
  title: `Página ${minute}`,
  slug: `pagina-${minute}`,
  created_at: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`,
  likeness: 0,
  own_words: 1,
  nearest_slug: null,
  canonical_slug: null,
  indexable: true,
});

const stretch = (minutes: number[], next_cursor: string | null): PageList => ({
  items: minutes.map(page),
  next_cursor,
  total: 5,
});
const loaded = { pages: [stretch([50, 40], 'c1'), stretch([30, 20, 10], null)], pageParams: ['', 'c1'] };
const ids = (list: { pages: PageList[] }) => list.pages.map(({ items }) => items.map(({ id }) => id));

test('a deleted page leaves the list, and the count goes down', () => {
  const after = withoutPage(loaded, 'p40');
  expect(ids(after)).toEqual([['p50'], ['p30', 'p20', 'p10']]);
  expect(after.pages.map(({ total }) => total)).toEqual([4, 4]);
});

test('a restored page comes back to its place, newest first', () => {
  for (const minute of [50, 40, 30, 10]) {
    const back = withPage(withoutPage(loaded, `p${minute}`), page(minute));
    expect(ids(back).flat()).toEqual(['p50', 'p40', 'p30', 'p20', 'p10']);
    expect(back.pages[0]?.total).toBe(5);
  }
});

test('a page that is not there changes nothing', () => {
  expect(withoutPage(loaded, 'outra')).toBe(loaded);
  expect(withPage(loaded, page(40))).toBe(loaded);
});

test('a restored page beyond what is loaded only raises the count', () => {
  const first = { pages: [stretch([50, 40], 'c1')], pageParams: [''] };
  const after = withPage(first, page(5));
  expect(ids(after)).toEqual([['p50', 'p40']]);
  expect(after.pages[0]?.total).toBe(6);
});
