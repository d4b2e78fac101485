import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { neighbourhoodsOf, requirePlaceByKey } from '../../business/places.ts';
import { guarulhosContent } from '../../content/guarulhos.ts';
import { osascoContent } from '../../content/osasco.ts';
import { NOON, renderTestPage, testFacts, visibleText } from '../test-site.ts';
import { staticPage } from './static-page.tsx';

const AFTER = new Date('2026-12-15T15:00:00Z');
const LAST_DAY = new Date('2026-12-14T23:30:00Z');

function cityAt(city: 'guarulhos' | 'osasco', now: Date): string {
  return renderTestPage(staticPage(city, { facts: testFacts, now }), { now });
}

test.each([
  ['guarulhos', 'Guarulhos', guarulhosContent(factTexts(testFacts))],
  ['osasco', 'Osasco', osascoContent(factTexts(testFacts))],
] as const)('%s has every part, all its neighbourhoods and ten testimonials', (name, city, content) => {
  const html = cityAt(name, NOON);
  for (const { slug } of neighbourhoodsOf(requirePlaceByKey(city))) expect(html).toContain(`href="/cidades/${slug}"`);
  expect(html.match(/<figure class="voice">/g)).toHaveLength(10);
  expect(html).toContain(`href="tel:+${testFacts.company.phone}"`);
  const text = visibleText(html);
  const { headline, services, call, neighbourhoods, reasons, maintenanceTips, prices, promotion, warningSigns, testimonials } = content;
  for (const { title } of [services, call, neighbourhoods, reasons, maintenanceTips, prices, promotion, warningSigns, testimonials]) expect(text).toContain(title.replaceAll('\u00a0', ' '));
  for (const part of [headline, call.button, promotion.conditions, `Incluindo ${city}!`]) expect(text).toContain(part);
});

test('the promotion is shown on its last day and not after it', () => {
  expect(visibleText(cityAt('guarulhos', LAST_DAY))).toContain('Manutenção expressa');
  expect(visibleText(cityAt('guarulhos', AFTER))).not.toContain('Manutenção expressa');
});

test('a copy of the page ends with the promotion', () => {
  const lastEvening = new Date('2026-12-15T02:00:00Z');
  expect(staticPage('osasco', { facts: testFacts, now: lastEvening }).validUntil?.toISOString()).toBe('2026-12-15T03:00:00.000Z');
});
