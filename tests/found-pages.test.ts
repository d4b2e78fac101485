import { expect, test } from 'vitest';
import { saoPauloInstant } from '../src/business/sao-paulo-clock.ts';
import { plainText } from '../src/text/plain-text.ts';
import { SITE, type TestApp, testApp } from './support/app.ts';
import { listedPaths, someOfEachKind } from './support/sitemap-addresses.ts';

/** Dozens of pages are rendered and compressed; on a busy machine that takes longer than a test usually may. */
const SOME_MINUTES = 120_000;

/** Canonical or not, these are answered with a page. */
const UNLISTED = [
  '/guia-completo',
  '/centro-conhecimento',
  '/blog/programacao-jetflex-ppa',
  '/duvidas-frequentes',
  '/privacidade',
  '/guarulhos',
  '/osasco',
  '/cidades/guarulhos',
  '/cidades/mooca-sao-paulo-capital',
  '/cidades/vila-inventada',
  '/topicos/portao-nao-fecha',
  '/topicos/assunto-inventado',
  '/links-uteis/portao-nao-fecha',
  '/postagens?pagina=2',
  '/postagens/motor-de-portao-ppa-santana',
];

/** What Google's documents require of each kind; a dot leads inside. (developers.google.com/search/docs/appearance/structured-data) */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address'],
  Product: ['name', 'description', 'brand.name', 'image', 'offers.price', 'offers.priceCurrency'],
  Service: ['name', 'provider.name', 'provider.address'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'image', 'author.name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function at(node: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node);
}

function contentOf(html: string, pattern: RegExp): string | null {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? null : plainText(found);
}

const canonicalOf = (html: string) => contentOf(html, /<link rel="canonical" href="([^"]*)"/);

function nodesIn(html: string): Node[] {
  const scripts = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => json,
  );
  return scripts.flatMap((json) => {
    expect(json).not.toContain('<');
    const graph = at(JSON.parse(json), '@graph');
    return Array.isArray(graph) ? graph.filter(isNode) : [];
  });
}

async function appWithPages(): Promise<TestApp> {
  const app = await testApp({
    clock: () => saoPauloInstant('2026-11-23', 12),
    environment: { HERO_VIDEO_URL: 'https://video.example/1', HERO_VIDEO_DATE: '2026-11-01' },
  });
  for (const title of ['Motor na Mooca', 'Título com </script><b>"aspas" & \'sinais\'']) {
    const saved = await app.call('POST', '/api/pages', {
      title,
      content: `<p>Um texto que fala de ${title.slice(-6)} e de mais nada.</p>`,
    });
    expect(saved.status).toBe(201);
  }
  return app;
}

test(
  'every listed address answers 200, may be indexed and names itself canonical',
  async () => {
    const app = await appWithPages();
    const listed = await listedPaths(app);
    expect(listed).toContain('/links-uteis/motor-na-mooca');
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of someOfEachKind(listed)) {
      const response = await app.get(path);
      const html = await response.text();
      expect(response.status, `at ${path}`).toBe(200);
      expect(canonicalOf(html), `at ${path}`).toBe(SITE + path);
      expect(html, `at ${path}`).toContain('<meta name="robots" content="index, follow"/>');
    }
  },
  SOME_MINUTES,
);

test(
  'every public page says what it is: canonical, share tags and structured data that hold',
  async () => {
    const app = await appWithPages();
    const listed = await listedPaths(app);
    for (const path of new Set([...someOfEachKind(listed), ...UNLISTED])) {
      const html = await (await app.get(path)).text();
      const canonical = canonicalOf(html) ?? '';
      expect(canonical.startsWith(`${SITE}/`), `at ${path}`).toBe(true);
      expect((await app.get(canonical.replace(SITE, ''))).status, `at ${canonical}`).toBe(200);

      const title = contentOf(html, /<title>([^<]*)<\/title>/);
      expect(contentOf(html, /<meta property="og:title" content="([^"]*)"/), `at ${path}`).toBe(title);
      expect(contentOf(html, /<meta property="og:url" content="([^"]*)"/), `at ${path}`).toBe(canonical);
      for (const tag of [
        'og:locale" content="pt_BR"',
        'og:description" content="',
        'og:image:width" content="1200"',
        'twitter:card" content="summary_large_image"',
      ]) {
        expect(html, `${path} ${tag}`).toContain(tag);
      }
      const picture = contentOf(html, /<meta property="og:image" content="([^"]*)"/) ?? '';
      expect(picture, `at ${path}`).toMatch(/^http:\/\/localhost:3000\/compartilhar\/.+\.png$/);

      for (const node of nodesIn(html)) {
        const kind = String(node['@type']);
        expect(Object.keys(REQUIRED), `at ${path}`).toContain(kind);
        for (const property of REQUIRED[kind] ?? [])
          expect(at(node, property), `${path} ${kind}.${property}`).toBeTruthy();
      }
    }
  },
  SOME_MINUTES,
);

test('structured data name only prices and hours that the page shows', async () => {
  const app = await appWithPages();
  const html = await (await app.get('/')).text();
  const text = plainText(html.replace(/<head>.*<\/head>/s, '')).replaceAll('\u00a0', ' ');
  const nodes = nodesIn(html);
  const products = nodes.filter((node) => node['@type'] === 'Product');
  expect(products).toHaveLength(3);
  for (const product of products)
    expect(text).toContain(`R$ ${Number(at(product, 'offers.price')).toLocaleString('pt-BR')}`);
  const company = nodes.find((node) => node['@type'] === 'LocalBusiness');
  expect(company).toMatchObject({ openingHoursSpecification: { opens: '08:00', closes: '18:00' } });
  expect(text).toContain('8h às 18h');
  for (const price of String(company?.['priceRange']).split(' a ')) expect(text).toContain(price);
  expect(nodes.filter((node) => node['@type'] === 'VideoObject')).toMatchObject([
    { uploadDate: '2026-11-01', embedUrl: 'https://video.example/1' },
  ]);
});

test('a title with markup ends no script and no attribute', async () => {
  const app = await appWithPages();
  const html = await (await app.get('/links-uteis/titulo-com-scriptbaspas-sinais')).text();
  const service = nodesIn(html).find((node) => node['@type'] === 'Service');
  expect(service?.['name']).toBe('Título com </script><b>"aspas" & \'sinais\'');
  expect(contentOf(html, /<meta property="og:title" content="([^"]*)"/)).toBe(service?.['name']);
});
