import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeOrderedId } from './time-ordered-id.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const make = (count: number) => Array.from({ length: count }, timeOrderedId);

test('ids of one millisecond are in the order in which they were made, each of its own', () => {
  const ids = make(100_000);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id of a later millisecond comes after those before it', () => {
  const early = make(10);
  vi.advanceTimersByTime(1);
  const ids = [...early, ...make(10)];
  expect(ids).toEqual(ids.toSorted());
});

test('a clock that is put back does not put an id before an earlier one', () => {
  const early = make(10);
  vi.setSystemTime(Date.now() - 3_600_000);
  const ids = [...early, ...make(10)];
  expect(ids).toEqual(ids.toSorted());
});

test('an id is a UUID of version 7 that begins with its millisecond', () => {
  vi.setSystemTime(Date.UTC(2126, 0, 1));
  const [id = ''] = make(1);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2126, 0, 1));
});
