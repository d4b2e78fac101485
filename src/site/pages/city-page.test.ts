import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { neighbourhoodsOf, requirePlaceByKey } from '../../business/places.ts';
import { cityContent } from '../../content/cities.ts';
import { NOON, renderTestPage, testFacts, visibleText } from '../test-site.ts';
import { writtenPageAt } from '../../public-pages/test-pages.ts';

const AFTER = new Date('2026-12-15T15:00:00Z');
const LAST_DAY = new Date('2026-12-14T23:30:00Z');

function cityAt(city: 'guarulhos' | 'osasco', now: Date): string {
  return renderTestPage(writtenPageAt(`/${city}`, { facts: testFacts, now }), { now });
}

test.each([
  ['guarulhos', 'Guarulhos', cityContent('Guarulhos', factTexts(testFacts))],
  ['osasco', 'Osasco', cityContent('Osasco', factTexts(testFacts))],
] as const)('%s has every part, all its neighbourhoods and ten testimonials', (name, city, content) => {
  const html = cityAt(name, NOON);
  expect(html).toMatch(/<form class="place-form"[^>]* action="\/buscar">/);
  for (const { slug } of neighbourhoodsOf(requirePlaceByKey(city))) expect(html).toContain(`href="/cidades/${slug}"`);
  expect(html.match(/<figure class="voice">/g)).toHaveLength(10);
  expect(html).toContain(`href="tel:+${testFacts.company.phone}"`);
  const text = visibleText(html);
  const {
    headline,
    services,
    call,
    neighbourhoods,
    reasons,
    maintenanceTips,
    prices,
    promotion,
    warningSigns,
    testimonials,
  } = content;
  for (const { title } of [
    services,
    call,
    neighbourhoods,
    reasons,
    maintenanceTips,
    prices,
    promotion,
    warningSigns,
    testimonials,
  ])
    expect(text).toContain(title.replaceAll('\u00a0', ' '));
  for (const part of [headline, call.button, promotion.conditions, `Incluindo ${city}!`]) expect(text).toContain(part);
});

test.each([
  ['guarulhos', 'Guarulhos'],
  ['osasco', 'Osasco'],
] as const)('the headline of %s is that of the hero, with the city at its end', (name, city) => {
  const html = cityAt(name, NOON);
  expect(
    /<section class="hero">.*?<h1>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]+>|\u00a0/g, (sign) => (sign === '\u00a0' ? ' ' : '')),
  ).toBe(`Seu portão aberto em 4 segundos em ${city}.`);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
});

test('the promotion is shown on its last day and not after it', () => {
  expect(visibleText(cityAt('guarulhos', LAST_DAY))).toContain('Manutenção expressa');
  expect(visibleText(cityAt('guarulhos', AFTER))).not.toContain('Manutenção expressa');
});

test('a copy of the page ends with the promotion', () => {
  const lastEvening = new Date('2026-12-15T02:00:00Z');
  expect(writtenPageAt('/osasco', { facts: testFacts, now: lastEvening }).validUntil?.toISOString()).toBe(
    '2026-12-15T03:00:00.000Z',
  );
});
