import { expect, test } from 'vitest';
import type { Company } from '../../business/facts.ts';
import { factTexts } from '../../business/fact-texts.ts';
import { findPlaceBySlug } from '../../business/places.ts';
import { homePage } from '../pages/home-page.tsx';
import { placePage } from '../pages/place-page.tsx';
import { staticPage } from '../pages/static-page.tsx';
import { NOON, renderTestPage, siteContext, testFacts, visibleText } from '../test-site.ts';
import type { Site } from '../site-context.ts';
import { pageData } from './page-data.ts';

function site(overrides: Partial<Site> = {}): Site {
  return { ...siteContext(), texts: factTexts(testFacts), chatMessage: '', emergency: false, ...overrides };
}

function withCompany(company: Partial<Company>): Site {
  return site({ facts: { ...testFacts, company: { ...testFacts.company, ...company } } });
}

const page = (canonicalPath: string | null, bodyHtml = '') => ({ title: 'Título', description: 'Descrição', canonicalPath, bodyHtml });

function nodes(of: Site, canonicalPath: string, bodyHtml = ''): readonly { readonly '@type': string }[] {
  const graph: unknown = JSON.parse(JSON.stringify(pageData(of, page(canonicalPath, bodyHtml))?.['@graph'] ?? []));
  return Array.isArray(graph) ? graph : [];
}

const kinds = (of: Site, path: string) => nodes(of, path).map((node) => node['@type']);

test.each([
  ['/', ['LocalBusiness', 'Product', 'Product', 'Product']],
  ['/links-uteis/pagina', ['Service']],
  ['/postagens/motor', ['Service']],
  ['/guia-completo', ['Article']],
  ['/blog/programacao-jetflex-ppa', ['Article']],
  ['/privacidade', []],
])('%s is described as %j', (path, expected) => {
  expect(kinds(site(), path)).toEqual(expected);
});

test('a page that is canonical nowhere is not described', () => {
  expect(pageData(site(), page(null))).toBeNull();
});

test('a node that lacks a required property is left out whole', () => {
  expect(kinds(withCompany({ address: '' }), '/')).not.toContain('LocalBusiness');
  expect(kinds(withCompany({ address: '' }), '/links-uteis/pagina')).toEqual([]);
  const [free, ...others] = testFacts.models;
  if (!free) throw new Error('The test data are gone');
  expect(kinds(site({ facts: { ...testFacts, models: [{ ...free, price: 0 }, ...others] } }), '/').filter((kind) => kind === 'Product')).toHaveLength(2);
});

test('the video is described only with the day of its publication', () => {
  const url = 'https://video.example/1';
  expect(kinds(site({ video: { url, date: null } }), '/')).not.toContain('VideoObject');
  expect(nodes(site({ video: { url, date: '2026-11-01' } }), '/').at(-1)).toMatchObject({ '@type': 'VideoObject', name: 'Portão abrindo com motor PPA', uploadDate: '2026-11-01', embedUrl: url });
});

test('the point on the map is told only where it is known', () => {
  expect(nodes(site(), '/')[0]).not.toHaveProperty('geo');
  expect(nodes(withCompany({ geo: { latitude: -23.5, longitude: -46.6 } }), '/')[0]).toMatchObject({ geo: { '@type': 'GeoCoordinates', latitude: -23.5, longitude: -46.6 } });
});

test('an article carries the day of its text', () => {
  expect(nodes(site(), '/guia-completo')[0]).toMatchObject({ dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
});

test('a product names the price that the page shows, in reais', () => {
  const products = nodes(site(), '/').filter((node) => node['@type'] === 'Product');
  const shown = visibleText(renderTestPage(homePage({ citySearch: null })));
  expect(products).toMatchObject(testFacts.models.map(({ price }) => ({ offers: { '@type': 'Offer', price, priceCurrency: 'BRL' } })));
  for (const { price } of factTexts(testFacts).models) expect(shown).toContain(price.replaceAll('\u00a0', ' '));
});

test('a product says its brand, and in its description what the page says of the model', () => {
  const products = nodes(site(), '/').filter((node) => node['@type'] === 'Product');
  const shown = visibleText(renderTestPage(homePage({ citySearch: null })));
  expect(products).toMatchObject(testFacts.models.map(() => ({ brand: { '@type': 'Brand', name: testFacts.brand } })));
  const descriptions = factTexts(testFacts).models.map(({ opening, maxGate }) => `Abre em ${opening}, portões deslizantes de até ${maxGate}, com instalação`.replaceAll('\u00a0', ' '));
  expect(products).toMatchObject(descriptions.map((description) => ({ description })));
  for (const { opening, maxGate } of factTexts(testFacts).models) expect(shown).toContain(`abre em ${opening}, portões deslizantes de até ${maxGate}`.replaceAll('\u00a0', ' '));
});

const mooca = findPlaceBySlug('mooca-sao-paulo-capital');
if (!mooca) throw new Error('The test data are gone');

test.each([
  ['a place', placePage({ place: mooca })],
  ['the questions', staticPage('faq', { facts: testFacts, now: NOON })],
])('the way to %s is the one that the visitor sees', (_name, shown) => {
  const html = renderTestPage(shown);
  const seen = visibleText(/<nav class="breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '').split('/').map((step) => step.trim());
  const data: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  const steps = seen.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name }));
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect(data).toMatchObject({ '@graph': expect.arrayContaining([expect.objectContaining({ '@type': 'BreadcrumbList', itemListElement: steps.map((step) => expect.objectContaining(step)) })]) });
});
