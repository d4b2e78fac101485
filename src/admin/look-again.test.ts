import { expect, test } from 'vitest';
import { lookAgainMs } from './look-again.ts';

test('an action on few pages is followed closely, and one on tens of thousands until its last pages seldom', () => {
  expect(lookAgainMs([{ total: 546, processed: 0 }])).toBe(600);
  expect(lookAgainMs([{ total: 50_000, processed: 0 }])).toBe(2500);
  expect(lookAgainMs([{ total: 50_000, processed: 49_500 }])).toBe(600);
});

test('several actions count together', () => {
  const each = { total: 700, processed: 0 };
  expect(lookAgainMs([each])).toBe(600);
  expect(lookAgainMs([each, each])).toBe(2500);
});
