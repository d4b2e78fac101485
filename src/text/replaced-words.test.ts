import { expect, test } from 'vitest';
import { replaceInHtml, replaceInText } from './replaced-words.ts';

test('words are replaced in text, and not in tags, slots or longer words', () => {
  const html =
    '<p>O motor, o <strong>motor</strong> e o motorista: <a href="/motor">ver motor</a> por <data value="kitPrices">motor a R$ 899</data>.</p>';
  expect(replaceInHtml(html, 'motor', 'automatizador')).toBe(
    '<p>O automatizador, o <strong>automatizador</strong> e o motorista: <a href="/motor">ver automatizador</a> por <data value="kitPrices">motor a R$ 899</data>.</p>',
  );
  expect(replaceInText('Motor novo: {kitPrices|motor} e motor', 'motor', 'kit')).toBe(
    'Motor novo: {kitPrices|motor} e kit',
  );
});

test('accents part no word, and signs of the pattern are plain text', () => {
  expect(replaceInText('portões e portão', 'port', 'x')).toBe('portões e portão');
  expect(replaceInText('É 24h (todo dia).', '(todo dia)', '$&')).toBe('É 24h $&.');
});

test('what is written into an article is text, whatever signs it holds', () => {
  expect(replaceInHtml('<p>porta &amp; portão</p>', 'porta & portão', '<b>portão</b>')).toBe(
    '<p>&lt;b&gt;portão&lt;/b&gt;</p>',
  );
  expect(replaceInHtml('<p>um\u00a0motor</p>', 'um motor', 'kit')).toBe('<p>kit</p>');
});
