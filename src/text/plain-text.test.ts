import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('block elements break lines and inline elements do not', () => {
  expect(plainText('<p>Um <strong>motor</strong> novo</p><ul><li>um</li><li>dois</li></ul>')).toBe(
    'Um motor novo\num\ndois',
  );
});

test('a line break is a line', () => {
  expect(plainText('Rua A<br>Rua B<br />Rua C')).toBe('Rua A\nRua B\nRua C');
});

test('a table gives a line for each row and a tab between cells', () => {
  expect(
    plainText(
      '<table><thead><tr><th>Modelo</th><th>Preço</th></tr></thead><tbody><tr><td>Um</td><td>Dois</td></tr></tbody></table>',
    ),
  ).toBe('Modelo\tPreço\nUm\tDois');
});

test('entities are decoded once', () => {
  expect(plainText('<p>a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39; &#x2014; R$&nbsp;899 &amp;lt;</p>')).toBe(
    'a & b <c> "d" \'e\' — R$ 899 &lt;',
  );
});

test('an unknown or impossible entity does no harm', () => {
  expect(plainText('&foo; &#0; &#xD800; &#99999999;')).toBe('&foo; \uFFFD \uFFFD &#99999999;');
});

test('scripts, styles and comments are not read', () => {
  expect(plainText('<p>a</p><script>alert("<p>x</p>")</script><style>p{}</style><!-- <p>y</p> --><p>b</p>')).toBe(
    'a\nb',
  );
});

test('white space in the source is no white space in the text', () => {
  expect(plainText('<p>\n  um\t dois\n</p>\n\n<p> três </p>')).toBe('um dois\ntrês');
});

test('a sign that opens no tag stays', () => {
  expect(plainText('<p>2 < 3 e 5 > 4</p>')).toBe('2 < 3 e 5 > 4');
});
