import { expect, test } from 'vitest';
import { emptyFields } from './fields-of-job.ts';

test('a job told on the last evening of a month was done in that month, by the clock of São Paulo', () => {
  const told = (instant: string) => emptyFields(new Date(instant), null).month;

  expect(told('2026-12-01T02:59:00Z')).toBe('2026-11');
  expect(told('2026-12-01T03:00:00Z')).toBe('2026-12');
});
