import { expect, test } from 'vitest';
import { parseJsonText } from './json-text.ts';

const bytes = (text: string | Uint8Array): ArrayBuffer =>
  Uint8Array.from(typeof text === 'string' ? Buffer.from(text) : text).buffer;

test('ordinary JSON passes, brackets in strings included', () => {
  const value = { title: `${'['.repeat(100)} \\" é`, list: [[1]] };
  expect(parseJsonText(bytes(JSON.stringify(value)))).toEqual({ ok: true, value });
});

test('as many levels as there may be pass', () => {
  expect(parseJsonText(bytes(`${'['.repeat(32)}${']'.repeat(32)}`)).ok).toBe(true);
});

test.each<[string, string | Uint8Array]>([
  ['nested too deeply', `${'['.repeat(33)}${']'.repeat(33)}`],
  ['nested too deeply in its last value', `[${'{"a":'.repeat(32)}1${'}'.repeat(32)}]`],
  ['nested beyond any parser that recurses', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['nested beyond any parser, and cut off', '{"a":'.repeat(100_000)],
  ['no UTF-8', Uint8Array.of(0x22, 0xc3, 0x28, 0x22)],
  ['cut off', '{"a":'],
  ['a NUL by its escape', '{"a":"\\u0000"}'],
  ['a NUL as it is', '{"a":"\0"}'],
  ['empty', ''],
])('what is %s is refused', (_what, text) => expect(parseJsonText(bytes(text))).toEqual({ ok: false }));

test('a backslash before u0000 that is itself escaped is text', () => {
  expect(parseJsonText(bytes('{"a":"\\\\u0000"}')).ok).toBe(true);
});
