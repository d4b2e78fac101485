import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  [' exemplo.com/caminho?a=b#c ', 'https://exemplo.com/caminho?a=b#c'],
  ['exemplo.com:8080/x', 'https://exemplo.com:8080/x'],
  ['atendimento@exemplo.com.br', 'mailto:atendimento@exemplo.com.br'],
  ['wa.me/5511999990000', 'https://wa.me/5511999990000'],
])('a link without a scheme gets one: %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
  expect(linkAddress(address)).toBe(address);
});

test.each([
  'https://exemplo.com.br/',
  'http://exemplo.com',
  'HTTPS://exemplo.com',
  'mailto:a@b.com',
  'tel:+5511999990000',
  '/links-uteis/motor',
  '#precos',
  '?cidade=osasco',
])('%s stays as it is', (address) => {
  expect(linkAddress(address)).toBe(address);
});

test.each([
  '',
  'motor',
  'duas palavras.com',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//mau.example',
  'https://',
  'ftp://exemplo.com',
  'javascript:alert(1)//exemplo.com',
  '..',
])('%s leads nowhere', (typed) => {
  expect(linkAddress(typed)).toBeNull();
});
