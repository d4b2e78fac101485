import { expect, test } from 'vitest';
import {
  capitaliseSlot,
  fillSlots,
  fillTextSlots,
  isSameStored,
  onlyWholeSlots,
  withoutSlots,
  withSlotsOf,
  wordsByKey,
} from './fact-slots.ts';
import { withKnownSlots } from './slot-sentences.ts';

const wordsOf = wordsByKey(
  new Map([
    ['price', 'R$\u00a0899'],
    ['count', 'três kits'],
    ['company', 'Silva & Filhos <SP>'],
    ['nothing', ''],
  ]),
);

test('slots are filled with the words of today, escaped, and an unknown one shows what it holds', () => {
  expect(
    fillSlots(
      '<p><data value="price">R$ 1</data> na <data value="company">x</data>, <data value="gone">R$ 5</data></p>',
      wordsOf,
    ),
  ).toBe('<p>R$\u00a0899 na Silva &amp; Filhos &lt;SP&gt;, R$ 5</p>');
  expect(fillTextSlots('Por {price|R$ 1}, {gone|R$ 5} {x}', wordsOf)).toBe('Por R$ 899, R$ 5 {x}');
});

test('a paragraph of a fact that says nothing today is not shown', () => {
  expect(fillSlots('<p>a</p><p><data value="nothing">b</data></p>', wordsOf)).toBe('<p>a</p>');
});

test('a slot that begins a sentence begins with a capital', () => {
  const slot = capitaliseSlot('<data value="count">dois kits</data>');
  expect(withoutSlots(slot)).toBe('Dois kits');
  expect(fillSlots(slot, wordsOf)).toBe('Três kits');
});

test('marks that are no whole slot go, and of a slot within a slot the inner one stays', () => {
  expect(
    onlyWholeSlots('<data>a</data><data value="x y">b</data><data value="a"><data value="b">c</data></data>'),
  ).toBe('ab<data value="b">c</data>');
});

test('texts that differ by the words that their slots hold are the same', () => {
  expect(isSameStored('<data value="price">R$ 1</data>', '<data value="price">R$ 2</data>')).toBe(true);
  expect(isSameStored('<data value="price">R$ 1</data>', '<data value="count">R$ 1</data>')).toBe(false);
  expect(isSameStored('{price|R$ 1} hoje', '{price|R$ 1} já')).toBe(false);
});

test('words that come back have the slots of what was given, but for another figure', () => {
  const known = 'De {price|R$ 1} por {price|R$ 1}';
  expect(withSlotsOf('Só hoje, de R$ 899 por R$ 899!', known, wordsOf)).toBe(
    'Só hoje, de {price|R$ 899} por {price|R$ 899}!',
  );
  expect(withSlotsOf('De R$ 8990', known, wordsOf)).toBe('De R$ 8990');
  expect(withSlotsOf('De R$ 899,90', known, wordsOf)).toBe('De R$ 899,90');
});

test('sentences and rows that are known have their slots again; the same figure elsewhere stays a word', () => {
  const price = '<data value="price">R$ 899</data>';
  const stored = `<p>Não é caro. O kit custa ${price} instalado.</p><table><tr><th>Padrão</th><td>${price}</td></tr></table>`;
  expect(
    withKnownSlots(
      '<p>O kit custa R$ 899 instalado. Outro custa R$ 899.</p><table><tr><th>Padrão</th><td>R$ 899</td></tr><tr><th>Outro</th><td>R$ 899</td></tr></table>',
      [stored],
    ),
  ).toBe(
    `<p>O kit custa ${price} instalado. Outro custa R$ 899.</p><table><tr><th>Padrão</th><td>${price}</td></tr><tr><th>Outro</th><td>R$ 899</td></tr></table>`,
  );
});
