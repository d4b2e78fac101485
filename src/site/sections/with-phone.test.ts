import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { mainOf, pageOf } from '../../../tests/support/page-of-title.ts';
import { testFacts } from '../test-site.ts';
import { linkPhone } from './with-phone.tsx';

const link = (html: string, phone = '(11) 4000-0000') => linkPhone(html, phone, 'tel:+551140000000');

test('a number in a text calls', () => {
  expect(link('<p>Ligue para (11) 4000-0000: casa aberta.</p>')).toBe(
    '<p>Ligue para <a href="tel:+551140000000">(11) 4000-0000</a>: casa aberta.</p>',
  );
  expect(link('<p>+351 21 000</p>', '+351 21 000')).toContain('<a href');
});

test('within a link or a tag, and where it is another number, it stays as it is', () => {
  for (const html of [
    '<p><a href="/x">Ligue (11) 4000-0000</a></p>',
    '<img alt="(11) 4000-0000">',
    '<p>(11) 4000-1111</p>',
  ])
    expect(link(html)).toBe(html);
});

test('the number of the company in an answer calls', () => {
  const html = mainOf(pageOf('Portão não fecha e a casa ficou aberta'));
  const call = `<a href="tel:+${testFacts.company.phone}">${factTexts(testFacts).phone}</a>`;
  expect(/<section class="short-answer"[\s\S]*?<\/section>/.exec(html)?.[0]).toContain(call);
});
