import { expect, test } from 'vitest';
import { parseMoment, tomorrowAtNine } from './typed-moment.ts';

const NOW = new Date('2026-11-26T01:30:00Z');

test('tomorrow is the day after in São Paulo, where it may still be yesterday', () => {
  expect(tomorrowAtNine(NOW)).toBe('2026-11-26T09:00');
});

test('a moment to come is taken, one that is over or missing is refused in its own words', () => {
  expect(parseMoment('2026-11-25T22:31', NOW)).toEqual({ ok: true, at: new Date('2026-11-26T01:31:00Z') });
  expect(parseMoment('2026-11-25T22:30', NOW)).toMatchObject({ message: expect.stringContaining('não passaram') });
  expect(parseMoment('', NOW)).toMatchObject({ message: 'Escolha a data e a hora.' });
});
