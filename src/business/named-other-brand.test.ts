import { expect, test } from 'vitest';
import { locationTitles } from './location-titles.ts';
import { findOtherBrand } from './named-other-brand.ts';
import { places } from './places.ts';

test.each([
  ['Motor Garen na Mooca', 'Garen'],
  ['manutenção de motor rossi', 'Rossi'],
  ['DZ Nano não fecha', 'Rossi'],
  ['Portão NICE parou', 'Nice'],
  ['Motor PPA Jetflex', null],
  // A line of PPA, whose motors we sell.
  ['Motor DZ Rio', null],
  ['Abre em 4 seg', null],
  ['Que portão nice', null],
])('the title "%s" names the other maker %s', (title, brand) => {
  expect(findOtherBrand(title)).toBe(brand);
});

test('no place and no built-in title is taken for a maker', () => {
  expect(
    [...places.map(({ name }) => name), ...locationTitles].filter(
      (text) => findOtherBrand(text, text) !== null || findOtherBrand(text) !== null,
    ),
  ).toEqual([]);
});
