import { expect, test } from 'vitest';
import { parseTitle, titleToKeep } from './title-rules.ts';

test('a title keeps what was typed, but for spaces around and between its words', () => {
  expect(parseTitle('  Motor   na Mooca ')).toEqual({ ok: true, title: 'Motor na Mooca', slug: 'motor-na-mooca' });
});

test.each([
  ['HTML', '<b>Motor</b> <script>alert(1)</script>'],
  ['quotes', `Motor "rápido" d'água`],
  ['emoji', 'Motor 🚪 na Mooca'],
  ['right-to-left text', 'Motor שער'],
  ['150 characters', 'a'.repeat(150)],
])('a title with %s is accepted as typed', (_kind, title) => {
  expect(parseTitle(title)).toMatchObject({ ok: true, title });
});

test.each([
  ['nothing', ''],
  ['only spaces', '   '],
  ['two characters', 'ab'],
  ['151 characters', 'a'.repeat(151)],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['only symbols', '!!! ??? ***'],
  ['only emoji', '🚪🚪🚪🚪'],
  ['letters that no address can hold', 'שער חשמלי'],
  ['a control character', 'Motor\u0000 na Mooca'],
  ['half a surrogate pair', 'Motor \ud800 na Mooca'],
])('a title of %s is refused with a message', (_kind, title) => {
  const parsed = parseTitle(title);
  expect(parsed.ok).toBe(false);
  expect(parsed.ok ? '' : parsed.message).toMatch(/^O título /);
});

test.each([
  ['a good one', '  Motor   na Mooca '],
  ['151 characters', 'a'.repeat(151)],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['5 MB', 'a'.repeat(5_000_000)],
  ['5 MB of words', 'portão '.repeat(700_000)],
  ['5 MB of emoji', '🚪'.repeat(1_250_000)],
  ['5 MB of spaces around a good one', `${' '.repeat(2_500_000)}Motor na Mooca${' '.repeat(2_500_000)}`],
])('of a title of %s no more is kept than is checked', (_kind, title) => {
  const kept = titleToKeep(title);
  expect(kept.length).toBeLessThanOrEqual(20_004);
  expect(parseTitle(kept)).toEqual(parseTitle(title));
});
