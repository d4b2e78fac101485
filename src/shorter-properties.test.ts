import { expect, test } from 'vitest';
import { openingTimesCss } from './site/opening-times-css.ts';
import { testFacts } from './site/test-site.ts';
import { shortenProperties } from './shorter-properties.ts';

test('a property has the same short name wherever it stands, and no other has it', () => {
  const sheets = {
    site: ':root{--gap:1px;--gap-wide:2px}.a--b{margin:var(--gap)}',
    home: 'p{margin:var(--gap-wide, var(--gap))}',
  };
  expect(shortenProperties(sheets, '')).toEqual({
    site: ':root{--a:1px;--b:2px}.a--b{margin:var(--a)}',
    home: 'p{margin:var(--b, var(--a))}',
  });
});

test('the names that a page itself gives a value stay', () => {
  const sheets = { home: '.scene{animation-duration:var(--opening-time)}.lane{width:var(--share);color:var(--ink)}' };
  expect(shortenProperties(sheets, openingTimesCss(testFacts.models))).toEqual({
    home: '.scene{animation-duration:var(--opening-time)}.lane{width:var(--share);color:var(--a)}',
  });
});

test('there are names for many properties', () => {
  const names = Array.from({ length: 800 }, (_, index) => `--name-${index}`);
  const short = shortenProperties({ site: names.join(' ') }, '').site.split(' ');
  expect(new Set(short).size).toBe(800);
});
