import { expect, test } from 'vitest';
import { inlineColours } from './css-constants.ts';

const BASE = '/*! banner */\n:root,:host{--color-amber:#fb2;--color-amber-600:#c50;--width:74rem}a{color:var(--color-amber)}';

test('colours are written where they are used, in every sheet', () => {
  expect(inlineColours(BASE, BASE)).toBe(':root,:host{--width:74rem}a{color:#fb2}');
  expect(inlineColours(BASE, 'b{color:var(--color-amber-600);width:var(--width)}')).toBe('b{color:#c50;width:var(--width)}');
});
