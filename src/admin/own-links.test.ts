import { expect, test } from 'vitest';
import { ownLinksOf } from './own-links.ts';

const SITE = 'https://www.exemplo.com.br';
const link = (href: string) => `<p><a href="${href}">aqui</a></p>`;

test('the links of a text to this site are found, each once, without the part of the page', () => {
  const html = ['/links-uteis/motor#precos', `${SITE}/links-uteis/motor`, '/buscar?q=a&amp;p=2'].map(link).join('');
  expect(ownLinksOf(html, SITE)).toEqual(['/links-uteis/motor', '/buscar?q=a&p=2']);
});

test.each([
  'https://outro.example/x',
  '//mau.example',
  '/\\mau.example',
  'mailto:a@b.com',
  'tel:+5511',
  '#precos',
  '?cidade=x',
])('%s is no link to another address of this site', (href) => {
  expect(ownLinksOf(link(href), SITE)).toEqual([]);
});
