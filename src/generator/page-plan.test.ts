import { expect, test } from 'vitest';
import {
  FIRST_EXTRA_SECTION_ABOVE,
  pagePlan,
  RANDOM_MIX_ABOVE,
  RANDOM_SELECTION_ABOVE,
  SECOND_EXTRA_SECTION_ABOVE,
} from './page-plan.ts';

test('the thresholds are those of the specification', () => {
  expect([RANDOM_SELECTION_ABOVE, RANDOM_MIX_ABOVE, FIRST_EXTRA_SECTION_ABOVE, SECOND_EXTRA_SECTION_ABOVE]).toEqual([
    20, 40, 50, 60,
  ]);
});

test('at creativity 20 and below the selection is fixed with 4 features, 3 tips and 2 questions', () => {
  for (const level of [0, 5, 20]) {
    expect(pagePlan(level)).toEqual({
      randomSelection: false,
      randomMix: false,
      features: 4,
      tips: 3,
      questions: 2,
      sections: 3,
    });
  }
});

test('above 20 the selection is random and the counts grow with the level', () => {
  expect(pagePlan(25)).toMatchObject({ randomSelection: true, randomMix: false, features: 4, questions: 2 });
  expect(pagePlan(75)).toMatchObject({ features: 6, questions: 4 });
  expect(pagePlan(100)).toMatchObject({ features: 7, questions: 5 });
});

test('above 40 the sections are mixed', () => {
  expect(pagePlan(40).randomMix).toBe(false);
  expect(pagePlan(45).randomMix).toBe(true);
});

test('above 50 and above 60 each adds a section', () => {
  expect([50, 55, 60, 65].map((level) => pagePlan(level).sections)).toEqual([3, 4, 4, 5]);
});

test('a level outside 0 to 100 counts as the nearest end', () => {
  expect(pagePlan(-5)).toEqual(pagePlan(0));
  expect(pagePlan(200)).toEqual(pagePlan(100));
});
