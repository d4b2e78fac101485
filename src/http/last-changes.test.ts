import { expect, test } from 'vitest';
import { createLastChanges } from './last-changes.ts';

test('what was read before a change of one of its tags no longer stands, what was read with it does', () => {
  const changes = createLastChanges();
  changes.note(['page:a'], 5);
  expect([
    changes.changedAfter(['page:b', 'page:a'], 4),
    changes.changedAfter(['page:a'], 5),
    changes.changedAfter(['page:b'], 4),
  ]).toEqual([true, false, false]);
  expect(changes.version()).toBe(5);
});

test('a change of everything ends whatever was read before it, tagged or not', () => {
  const changes = createLastChanges();
  changes.note(null, 5);
  expect([changes.changedAfter([], 4), changes.changedAfter([], 5)]).toEqual([true, false]);
});

test('with more tags than are distinguished, all that was read before counts as changed', () => {
  const changes = createLastChanges({ version: 0, floor: 0, tags: [] }, 2);
  changes.note(['a', 'b'], 1);
  expect(changes.changedAfter(['x'], 0)).toBe(false);
  changes.note(['c'], 2);
  expect([changes.changedAfter(['x'], 1), changes.changedAfter(['a'], 2), changes.floor()]).toEqual([true, false, 2]);
});

test('the count goes on from where another process left it', () => {
  const changes = createLastChanges({ version: 7, floor: 3, tags: [['a', 6]] });
  expect([
    changes.version(),
    changes.changedAfter(['a'], 5),
    changes.changedAfter(['a'], 6),
    changes.changedAfter(['b'], 2),
  ]).toEqual([7, true, false, true]);
});
