import { expect, test } from 'vitest';
import { buildFacts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';
import { openingState } from './opening-hours.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);

/** São Paulo is three hours behind UTC. 2026-11-20 is a Friday. */
function at(local: string) {
  const { open, changesAt } = openingState(facts, new Date(`${local}-03:00`));
  return [open, changesAt.toISOString()];
}

test('the company opens and closes on the full hour', () => {
  expect(at('2026-11-20T07:59:59')).toEqual([false, '2026-11-20T11:00:00.000Z']);
  expect(at('2026-11-20T08:00:00')).toEqual([true, '2026-11-20T21:00:00.000Z']);
  expect(at('2026-11-20T17:59:59')).toEqual([true, '2026-11-20T21:00:00.000Z']);
  expect(at('2026-11-20T18:00:00')).toEqual([false, '2026-11-21T11:00:00.000Z']);
});

test('Sunday is closed until Monday morning', () => {
  expect(at('2026-11-21T18:00:00')).toEqual([false, '2026-11-23T11:00:00.000Z']);
  expect(at('2026-11-22T12:00:00')).toEqual([false, '2026-11-23T11:00:00.000Z']);
});

test('the clock is São Paulo’s, also when the UTC day is another', () => {
  expect(at('2026-11-20T23:30:00')).toEqual([false, '2026-11-21T11:00:00.000Z']);
  expect(at('2026-11-20T00:30:00')).toEqual([false, '2026-11-20T11:00:00.000Z']);
});

test('the hours of a past daylight saving time are right too', () => {
  expect(openingState(facts, new Date('2018-12-05T10:30:00Z'))).toEqual({
    open: true,
    changesAt: new Date('2018-12-05T20:00:00Z'),
  });
});

test('a week with a single working day opens on it again', () => {
  const mondays = { ...facts, hours: { ...facts.hours, weekdays: [1] } };
  expect(openingState(mondays, new Date('2026-11-23T18:00:00-03:00')).changesAt).toEqual(
    new Date('2026-11-30T08:00:00-03:00'),
  );
});

test('hours without a weekday are an error', () => {
  expect(() => openingState({ ...facts, hours: { ...facts.hours, weekdays: [] } }, new Date(0))).toThrow('no weekday');
});
