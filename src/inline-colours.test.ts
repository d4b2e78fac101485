import { expect, test } from 'vitest';
import { inlineColours } from './inline-colours.ts';

test('each colour stands where it was used, and its variable is gone', () => {
  const sheets = {
    site: ':root{--color-ink:#121518;--color-paper:#fff;--page:1rem}a{color:var(--color-ink)}',
    home: 'p{color:var(--hub,var(--color-paper));margin:var(--page)}',
  };
  expect(inlineColours(sheets, 'site')).toEqual({
    site: ':root{--page:1rem}a{color:#121518}',
    home: 'p{color:var(--hub,#fff);margin:var(--page)}',
  });
});

test('a colour that nobody declared stays as it was written', () => {
  expect(inlineColours({ site: 'a{color:var(--color-none)}' }, 'site')).toEqual({ site: 'a{color:var(--color-none)}' });
});
