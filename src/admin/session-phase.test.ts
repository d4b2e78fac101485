import { expect, test } from 'vitest';
import { sessionPhase } from './session-phase.ts';

const end = '2026-11-21T18:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}.000Z`);

test('five minutes before the end the session is ending, and at the end it has ended', () => {
  expect(sessionPhase(end, at('17:54:59'))).toBe('running');
  expect(sessionPhase(end, at('17:55:00'))).toBe('ending');
  expect(sessionPhase(end, at('17:59:59'))).toBe('ending');
  expect(sessionPhase(end, at('18:00:00'))).toBe('ended');
});

test("the server's clock decides, not this computer's", () => {
  const anHourAhead = 3_600_000;
  expect(sessionPhase(end, at('18:30:00'), anHourAhead)).toBe('running');
  expect(sessionPhase(end, at('17:30:00'), -anHourAhead)).toBe('ended');
});
