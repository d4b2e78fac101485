import { expect, test } from 'vitest';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { textValues } from '../../content/library/text-values.ts';
import { testFacts } from '../test-site.ts';
import { untilVisitSection } from './until-visit.ts';

const values = textValues(testFacts, { place: null, gateKind: null, brand: null });
const { title, hand, hangs, wait } = sharedTexts.untilVisit;

test('who waits with an open house is told whom to call and how a leaf is closed, if it may be', () => {
  const told = untilVisitSection({ untilVisit: 'hand' }, null, values);
  expect(told).toContain(`<h2>${title}</h2>`);
  expect(told).toContain(values.facts.phone);
  for (const text of [hand, hangs]) expect(told).toContain(text);
});

test('the gate that the title names is the one that is spoken of', () => {
  expect(untilVisitSection({ untilVisit: 'hand' }, 'sliding', values)).not.toContain(hangs);
  expect(untilVisitSection({ untilVisit: 'hand' }, 'tilting', values)).not.toContain(hand);
});

test('where nobody may move the gate, nobody is told how', () => {
  const told = untilVisitSection({ untilVisit: 'wait' }, null, values);
  expect(told).toContain(wait);
  expect(told).not.toContain(hand);
});

test('a gate that still works is not spoken of', () => {
  expect(untilVisitSection({}, null, values)).toBe('');
  expect(untilVisitSection(null, null, values)).toBe('');
});
