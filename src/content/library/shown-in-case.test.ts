import { expect, test } from 'vitest';
import { requireEntry } from './library.ts';
import { caseProblems } from './case-problems.ts';
import { shownInCase } from './shown-in-case.ts';
import { shownPart } from '../shown-part.ts';

const entry = requireEntry('portao-fecha-e-volta');

test('whoever names a case is asked what the title leaves open, the most telling question first', () => {
  const [first, , third] = entry.finder;
  expect(shownInCase(entry, { open: [3, 1] }).finder).toEqual([third, first]);
  expect(shownInCase(entry, { open: [] }).finder).toEqual([]);
  expect(shownInCase(entry, {}).finder).toEqual(entry.finder);
  expect(shownInCase(entry, null)).toBe(entry);
});

test('whoever names a case sends its message', () => {
  expect(shownInCase(entry, { chat: 'Só no frio.' }).chat).toBe('Só no frio.');
});

test('whoever names a case is told of the night what the case says: that nobody moves the leaf, or nothing', () => {
  const closed = { ...entry, untilVisit: 'hand' } as const;
  expect(shownInCase(closed, {}).untilVisit).toBe('hand');
  expect(shownInCase(closed, { untilVisit: 'wait' }).untilVisit).toBe('wait');
  expect(shownInCase(closed, { untilVisit: 'none' }).untilVisit).toBeUndefined();
});

test('the part that is at fault in the case is lit, in the stead of a scene too', () => {
  expect(shownPart(entry, null)?.part).toBe('photocell');
  expect(shownPart(shownInCase(entry, { part: 'roller' }), null)?.part).toBe('roller');
  const withScene = { ...entry, scene: 'power-off' } as const;
  expect(shownInCase(withScene, { part: 'roller' }).scene).toBeUndefined();
});

test('a case leaves questions open that are asked, each once, and lights a part that is drawn', () => {
  const problemsOf = (shown: object) =>
    caseProblems({ ...entry, cases: [{ named: ['no frio'], answer: ['Sim.'], description: [], ...shown }] });
  expect(problemsOf({ open: [2, 1], part: 'roller' })).toEqual([]);
  expect(problemsOf({ open: [1, 1] })).toEqual([expect.stringContaining('“no frio” leaves question 1 open')]);
  expect(problemsOf({ open: [99] })).toHaveLength(1);
  expect(problemsOf({ part: 'spring' })).toEqual([expect.stringContaining('“no frio”')]);
});
