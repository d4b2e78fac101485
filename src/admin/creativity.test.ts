import { expect, test } from 'vitest';
import { creativityFrom, creativityScale } from './creativity.ts';

test.each([
  ['0', 0],
  ['40', 40],
  ['100', 100],
])('a kept slider value of %s is taken up again', (kept, value) => {
  expect(creativityFrom(kept)).toBe(value);
});

test.each(['', 'muito', '101', '-5', '7.5'])(
  'without a usable kept value (%j) the slider stands where it begins',
  (kept) => {
    expect(creativityFrom(kept)).toBe(creativityScale.initial);
  },
);
