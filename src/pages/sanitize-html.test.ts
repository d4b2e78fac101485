import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

test.each([
  [
    'a section whose text was deleted',
    '<p>Antes</p><section><p></p></section><section><h2>Depois</h2><p>Fim</p></section>',
    '<p>Antes</p><section><h2>Depois</h2><p>Fim</p></section>',
  ],
  [
    'nested parts and empty lines',
    '<section><h2> </h2><ul><li><p>&nbsp;</p></li></ul><blockquote><p><br></p></blockquote></section><p>Fim</p>',
    '<p>Fim</p>',
  ],
  ['an empty paragraph between two', '<p>Um</p><p><strong></strong></p><p>Dois</p>', '<p>Um</p><p>Dois</p>'],
])('%s leaves no gap', (_what, html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean);
  expect(sanitizeHtml(clean)).toBe(clean);
});

test('an empty cell of a table and a break inside a text stay', () => {
  const html = '<table><tbody><tr><td></td><td>R$ 899</td></tr></tbody></table><p>Rua A<br />Rua B</p>';
  expect(sanitizeHtml(html)).toBe(html);
});

test('a heading of any level keeps its line', () => {
  expect(sanitizeHtml('<h1>Um</h1><h5>Cinco</h5><h6>Seis</h6><p>Texto</p>')).toBe(
    '<h2>Um</h2><h4>Cinco</h4><h4>Seis</h4><p>Texto</p>',
  );
});

test('a link without a scheme gets its https, and one that leads nowhere is a text', () => {
  expect(
    sanitizeHtml(
      '<p><a href="www.exemplo.com.br">um</a> <a href="exemplo">dois</a> <a href="/links-uteis/motor">três</a></p>',
    ),
  ).toBe('<p><a href="https://www.exemplo.com.br">um</a> <a>dois</a> <a href="/links-uteis/motor">três</a></p>');
});
