import { expect, test } from 'vitest';
import type { GateKind } from '../../business/gate-kinds.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { textValues } from '../../content/library/text-values.ts';
import { testFacts } from '../test-site.ts';
import { isShared } from './moved-gate.ts';
import { callAtOnce, untilVisitSection } from './until-visit.ts';

const values = textValues(testFacts, { place: null, gateKind: null, brand: null });
const { title, doorTitle, hand, handSteps, handsOff, handsOffBattery, hangs, door, wait, waitDoor, shared } =
  sharedTexts.untilVisit;

const of = (kind: GateKind | null, shares = false) => ({ kind, isShared: shares });

test('who waits with an open house is told whom to call and how a leaf is closed, if it may be', () => {
  const told = untilVisitSection({ untilVisit: 'hand' }, of(null), values);
  expect(told).toContain(`<h2>${title}</h2>`);
  expect(told).toContain(values.facts.phone);
  for (const text of [hand, ...handSteps, handsOff, handsOffBattery, hangs]) expect(told).toContain(text);
});

test('what forbids moving the leaf stands before the steps of moving it', () => {
  const told = untilVisitSection({ untilVisit: 'hand' }, of(null), values);
  expect(told.indexOf(handsOff)).toBeLessThan(told.indexOf(handSteps[0] ?? hand));
});

test('how a battery is known is said once, in the box where there is one', () => {
  const told = untilVisitSection({ untilVisit: 'hand' }, of(null), values, true);
  expect(told).toContain(handsOff);
  expect(told).not.toContain(handsOffBattery);
});

test('the gate that the title names is the one that is spoken of', () => {
  expect(untilVisitSection({ untilVisit: 'hand' }, of('sliding'), values)).not.toContain(hangs);
  expect(untilVisitSection({ untilVisit: 'hand' }, of('tilting'), values)).not.toContain(hand);
});

test('where nobody may move the gate, nobody is told how', () => {
  const told = untilVisitSection({ untilVisit: 'wait' }, of(null), values);
  expect(told).toContain(wait);
  expect(told).not.toContain(hand);
});

test('a gate that still works is not spoken of', () => {
  expect(untilVisitSection({}, of(null), values)).toBe('');
  expect(untilVisitSection(null, of(null), values)).toBe('');
});

test('of a door nobody is told of a car or of the rooms of a house', () => {
  for (const [until, text] of [
    ['hand', door],
    ['wait', waitDoor],
  ] as const) {
    const told = untilVisitSection({ untilVisit: until }, of('rolling'), values);
    expect(told).toContain(`<h2>${doorTitle}</h2>`);
    expect(told).toContain(text);
    expect(told).not.toMatch(/carro|casa/);
  }
});

test('whoever cannot wait reads under the answer whom to call, once', () => {
  const { phone } = values.facts;
  expect(callAtOnce({ untilVisit: 'hand' }, 'Limpe a lente.', values)).toContain(phone);
  expect(callAtOnce({ untilVisit: 'hand' }, `Limpe a lente ou ligue ${phone}.`, values)).toBe('');
  expect(callAtOnce({}, 'Troque a pilha.', values)).toBe('');
  expect(callAtOnce(null, 'Troque a pilha.', values)).toBe('');
});

test('who lives in a building moves nothing and locks no house: the caretaker does', () => {
  for (const until of ['hand', 'wait'] as const) {
    const told = untilVisitSection({ untilVisit: until }, of(null, true), values);
    expect(told).toContain(shared);
    expect(told).not.toMatch(/chave do desengate|portas internas/);
  }
  expect(isShared('Portão do prédio não fecha', null)).toBe(true);
  expect(isShared('Portão da garagem não fecha', null)).toBe(false);
});
