import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderDocument } from './document.tsx';
import type { SitePage } from './site-page.ts';
import { administratorLoader } from './inline-scripts.ts';
import { generatedPage } from './pages/generated-page.tsx';
import { homePage } from './pages/home-page.tsx';
import { notFoundPage } from './pages/not-found-page.tsx';
import { siteVariant } from './site-variant.ts';
import { siteContext, testFacts } from './test-site.ts';

const generated = generatedPage({
  id: 'id-1',
  title: '</script><b>"Título"',
  slug: 'titulo',
  description: 'Descrição </script>',
  contentHtml: '<p>Texto</p>',
  subject: { entry: null, place: null, gateKind: null, brand: null },
  createdAt: '2026-11-21T12:00:00Z',
  brand: testFacts.brand,
  indexable: false,
  related: [],
});

function inlineContents(html: string): string[] {
  return [...html.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)].map((match) => match[1] ?? '');
}

test.each<[string, SitePage]>([
  ['home', homePage({ citySearch: null })],
  ['generated page', generated],
  ['not found', notFoundPage()],
])('the hashes of %s are those of its inline style and scripts', (_name, page) => {
  const { html, inlineHashes } = renderDocument(page, siteContext());
  const hashes = inlineContents(html).map(
    (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
  expect(hashes.length).toBeGreaterThan(0);
  expect([...inlineHashes].toSorted()).toEqual(hashes.toSorted());
});

test('the canonical address is absolute, and missing where there is none', () => {
  expect(renderDocument(generated, siteContext()).html).toContain(
    '<link rel="canonical" href="https://exemplo.com.br/links-uteis/titulo"/>',
  );
  expect(renderDocument(notFoundPage(), siteContext()).html).not.toContain('canonical');
});

test('a page that may not be indexed says so', () => {
  expect(renderDocument(homePage({ citySearch: null }), siteContext()).html).toContain(
    '<meta name="robots" content="index, follow"/>',
  );
  expect(renderDocument(generated, siteContext()).html).toContain('<meta name="robots" content="noindex, follow"/>');
});

test('a title with markup is shown as typed and ends no script', () => {
  const { html } = renderDocument(generated, siteContext());
  expect(html).toContain('&lt;/script&gt;&lt;b&gt;&quot;Título&quot;');
  expect(html).not.toContain('<b>"Título"');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [{ '@type': 'Service', name: '</script><b>"Título"' }, { '@type': 'BreadcrumbList' }],
  });
});

test('the administrators island comes only with its cookie, by a script of at most 200 bytes', () => {
  const { html } = renderDocument(generated, siteContext());
  const code = administratorLoader('/assets/administrator-0123456789.js');
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(200);
  expect(html).toContain('painel=1');
  expect(html).toContain('id="admin-actions" data-page-id="id-1" data-page-slug="titulo"');
  expect(renderDocument(notFoundPage(), siteContext()).html).not.toContain('painel=1');
});

test('the city search is loaded on the first touch, only where it is', () => {
  expect(renderDocument(homePage({ citySearch: null }), siteContext()).html).toContain(
    'import("/assets/city-search.js")',
  );
  expect(renderDocument(generated, siteContext()).html).not.toContain('city-search.js');
});

test('the header tells the hours as they stand, until the next change', () => {
  const open = siteContext({ now: new Date('2026-11-23T15:00:00Z') });
  expect(renderDocument(notFoundPage(), open).html).toContain('Atendimento agora');
  expect(siteVariant(open, '')).toMatchObject({ phase: 'open', until: new Date('2026-11-23T21:00:00Z') });
  const closed = siteContext({ now: new Date('2026-11-22T15:00:00Z') });
  expect(renderDocument(notFoundPage(), closed).html).toContain('Emergência 24h');
  expect(siteVariant(closed, '')).toMatchObject({ phase: 'closed', until: new Date('2026-11-23T11:00:00Z') });
});
