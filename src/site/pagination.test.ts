import { expect, test } from 'vitest';
import { nearestPage, pageWindow, paginate } from './pagination.ts';

test('five pages or fewer are all shown', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(4, 4)).toEqual([1, 2, 3, 4]);
  expect(pageWindow(5, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('page 3 or lower shows 1 to 5', () => {
  for (const page of [1, 2, 3]) expect(pageWindow(page, 28)).toEqual([1, 2, 3, 4, 5]);
});

test('within 2 of the last page the last 5 are shown', () => {
  for (const page of [26, 27, 28]) expect(pageWindow(page, 28)).toEqual([24, 25, 26, 27, 28]);
  expect(pageWindow(4, 6)).toEqual([2, 3, 4, 5, 6]);
});

test('otherwise the window reaches 2 to each side', () => {
  expect(pageWindow(4, 28)).toEqual([2, 3, 4, 5, 6]);
  expect(pageWindow(25, 28)).toEqual([23, 24, 25, 26, 27]);
});

test('20 items a page, the rest on the last one', () => {
  const items = Array.from({ length: 45 }, (_, index) => index);
  expect(paginate(items, 3, 20)).toEqual({
    items: [40, 41, 42, 43, 44],
    totalPages: 3,
    currentPage: 3,
    totalItems: 45,
  });
});

test('a page out of range is the nearest one', () => {
  expect([
    nearestPage(0, 3),
    nearestPage(-4, 3),
    nearestPage(99, 3),
    nearestPage(Number.NaN, 3),
    nearestPage(2.9, 3),
  ]).toEqual([1, 1, 3, 1, 2]);
  expect(paginate([], 7, 20)).toEqual({ items: [], totalPages: 1, currentPage: 1, totalItems: 0 });
});
