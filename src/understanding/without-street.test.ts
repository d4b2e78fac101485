import { expect, test } from 'vitest';
import { withoutStreet } from './without-street.ts';

const LANGUAGE = new Set(['portao', 'motor', 'estreita', 'ladeira', 'de', 'inclinada', 'quebrou']);
const without = (title: string) => withoutStreet(title.split(' '), (word) => LANGUAGE.has(word)).join(' ');

test.each([
  ['motor na rua braganca', 'motor'],
  ['portao da avenida sapopemba quebrou', 'portao quebrou'],
  ['portao na rua teodoro sampaio em osasco', 'portao em osasco'],
])('a street that is named says nothing of what is asked: %s', (title, left) => {
  expect(without(title)).toBe(left);
});

test.each(['portao na rua estreita', 'motor na rua de ladeira', 'portao na rua', 'rua inclinada motor'])(
  'what is said of a street stays: %s',
  (title) => {
    expect(without(title)).toBe(title);
  },
);
