import { expect, test } from 'vitest';
import { instantOfLocal, localOfInstant, momentAt } from './local-moment.ts';

test("a field's date and hour are São Paulo's, wherever the server or the reader is", () => {
  expect(instantOfLocal('2026-11-25T09:30')?.toISOString()).toBe('2026-11-25T12:30:00.000Z');
  expect(instantOfLocal('2026-11-25T23:59')?.toISOString()).toBe('2026-11-26T02:59:00.000Z');
  expect(localOfInstant('2026-11-26T02:59:00.000Z')).toBe('2026-11-25T23:59');
});

test.each(['', '2026-11-25', '2026-13-01T09:00', '2026-11-25T25:00', '20266-11-25T09:00'])(
  '%j is no moment',
  (typed) => {
    expect(instantOfLocal(typed)).toBeNull();
  },
);

test('two a day begin each day at the same hour and stay within it', () => {
  const first = new Date('2026-11-25T12:00:00Z');
  expect([0, 1, 2, 3, 4].map((index) => localOfInstant(momentAt(index, 2, first)))).toEqual([
    '2026-11-25T09:00',
    '2026-11-25T16:30',
    '2026-11-26T09:00',
    '2026-11-26T16:30',
    '2026-11-27T09:00',
  ]);
});
