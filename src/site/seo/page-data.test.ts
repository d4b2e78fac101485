import { expect, test } from 'vitest';
import type { Company } from '../../business/facts.ts';
import { factTexts } from '../../business/fact-texts.ts';
import { findPlaceBySlug } from '../../business/places.ts';
import { siteOf } from '../document.tsx';
import { guidePage } from '../pages/guide-page.tsx';
import { homePage } from '../pages/home-page.tsx';
import { placePage } from '../pages/place-page.tsx';
import { questionsPage } from '../pages/questions-page.tsx';
import { renderTestPage, siteContext, testFacts, visibleText } from '../test-site.ts';
import type { Site, SiteContext } from '../site-context.ts';
import type { SitePage, StructuredData } from '../site-page.ts';
import { pageData } from './page-data.ts';

const PAGE = { title: 'Título', description: 'Descrição', canonicalPath: '/pagina', indexable: true };

function site(overrides: Partial<SiteContext> = {}): Site {
  return siteOf({ head: PAGE, styles: [], body: null }, siteContext(overrides));
}

function withCompany(company: Partial<Company>): Site {
  return site({ facts: { ...testFacts, company: { ...testFacts.company, ...company } } });
}

type Described = Pick<SitePage, 'head' | 'structuredData' | 'updated'>;

function nodes(of: Site, page: Described): readonly { readonly '@type': string }[] {
  const graph: unknown = JSON.parse(JSON.stringify(pageData(of, page)?.['@graph'] ?? []));
  return Array.isArray(graph) ? graph : [];
}

const as = (structuredData: StructuredData): Described => ({ head: PAGE, structuredData });
const kinds = (of: Site, page: Described) => nodes(of, page).map((node) => node['@type']);

test.each([
  ['the company', as('company'), ['LocalBusiness', 'Product', 'Product', 'Product']],
  ['a service', as('service'), ['Service']],
  ['an article', as('article'), ['Article']],
  ['nothing but a page', { head: PAGE }, []],
] as const)('a page that is %s is described as %j', (_name, page, expected) => {
  expect(kinds(site(), page)).toEqual(expected);
});

test('a page that is canonical nowhere is not described', () => {
  expect(pageData(site(), { head: { ...PAGE, canonicalPath: null }, structuredData: 'company' })).toBeNull();
});

test('a node that lacks a required property is left out whole', () => {
  expect(kinds(withCompany({ address: '' }), as('company'))).not.toContain('LocalBusiness');
  expect(kinds(withCompany({ address: '' }), as('service'))).toEqual([]);
  const [free, ...others] = testFacts.models;
  if (!free) throw new Error('The test data are gone');
  expect(
    kinds(site({ facts: { ...testFacts, models: [{ ...free, price: 0 }, ...others] } }), as('company')).filter(
      (kind) => kind === 'Product',
    ),
  ).toHaveLength(2);
});

test('the video is described only with the day of its publication', () => {
  const url = 'https://video.example/1';
  expect(kinds(site({ facts: { ...testFacts, heroVideo: { url, date: null } } }), as('company'))).not.toContain(
    'VideoObject',
  );
  expect(
    nodes(site({ facts: { ...testFacts, heroVideo: { url, date: '2026-11-01' } } }), as('company')).at(-1),
  ).toMatchObject({
    '@type': 'VideoObject',
    name: 'Portão abrindo com motor PPA',
    uploadDate: '2026-11-01',
    embedUrl: url,
  });
});

test('the point on the map is told only where it is known', () => {
  expect(nodes(site(), as('company'))[0]).not.toHaveProperty('geo');
  expect(nodes(withCompany({ geo: { latitude: -23.5, longitude: -46.6 } }), as('company'))[0]).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: -23.5, longitude: -46.6 },
  });
});

test('an article carries the day of its text', () => {
  expect(nodes(site(), guidePage({ question: null }))[0]).toMatchObject({
    dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test('a product names the price that the page shows, in reais', () => {
  const products = nodes(site(), as('company')).filter((node) => node['@type'] === 'Product');
  const shown = visibleText(renderTestPage(homePage({ citySearch: null })));
  expect(products).toMatchObject(
    testFacts.models.map(({ price }) => ({ offers: { '@type': 'Offer', price, priceCurrency: 'BRL' } })),
  );
  for (const { price } of factTexts(testFacts).models) expect(shown).toContain(price.replaceAll('\u00a0', ' '));
});

test('a product says its brand, and in its description what the page says of the model', () => {
  const products = nodes(site(), as('company')).filter((node) => node['@type'] === 'Product');
  const shown = visibleText(renderTestPage(homePage({ citySearch: null })));
  expect(products).toMatchObject(testFacts.models.map(() => ({ brand: { '@type': 'Brand', name: testFacts.brand } })));
  const descriptions = factTexts(testFacts).models.map(({ opening, maxGate }) =>
    `Abre em ${opening}, portões deslizantes de até ${maxGate}, com instalação`.replaceAll('\u00a0', ' '),
  );
  expect(products).toMatchObject(descriptions.map((description) => ({ description })));
  // The table has a column for each model.
  expect(shown).toContain('Abre em 4 s 8 s 16 s');
  expect(shown).toContain('Deslizante, até 1.200 kg 800 kg 500 kg');
});

const mooca = findPlaceBySlug('mooca-sao-paulo-capital');
if (!mooca) throw new Error('The test data are gone');

test.each([
  ['a place', placePage({ place: mooca })],
  ['the questions', questionsPage()],
])('the way to %s is the one that the visitor sees', (_name, shown) => {
  const html = renderTestPage(shown);
  const seen = visibleText(/<nav class="breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '')
    .split('/')
    .map((step) => step.trim());
  const data: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  const steps = seen.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name }));
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect(data).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step) => expect.objectContaining(step)),
      }),
    ]),
  });
});
