import { expect, test } from 'vitest';
import { linkTopics } from '../business/link-topics.ts';
import { findPostBySlug } from '../business/location-titles.ts';
import { findPlaceBySlug } from '../business/places.ts';
import { type ServiceTopic, serviceTopics } from '../business/service-topics.ts';
import { DEFAULT_CHAT_MESSAGE } from '../business/whatsapp-link.ts';
import { renderDocument } from './document.tsx';
import { SCRIPT_ELEMENTS } from './inline-scripts.ts';
import type { SitePage } from './site-page.ts';
import { errorPage } from './pages/error-page.tsx';
import { generatedPage } from './pages/generated-page.tsx';
import { gonePage } from './pages/gone-page.tsx';
import { writtenPages } from '../public-pages/written-pages.ts';
import { guidePage } from './pages/guide-page.tsx';
import { homePage } from './pages/home-page.tsx';
import { linkTopicPage } from './pages/link-topic-page.tsx';
import { notFoundPage } from './pages/not-found-page.tsx';
import { placePage } from './pages/place-page.tsx';
import { postIndexPage } from './pages/post-index-page.tsx';
import { postPage } from './pages/post-page.tsx';
import { sitemapPage } from './pages/sitemap-page.tsx';
import { topicPage } from './pages/topic-page.tsx';
import { unknownTopicPage } from './pages/unknown-topic-page.tsx';
import { unknownPlacePage } from './pages/unknown-place-page.tsx';
import { NOON, siteContext, testFacts } from './test-site.ts';

function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The test data are gone');
  return value;
}

const PAGES: readonly (readonly [name: string, page: SitePage])[] = [
  ['home', homePage({ citySearch: null })],
  ['home after a search', homePage({ citySearch: 'sao' })],
  ['home with a video', homePage({ citySearch: null, videoUrl: 'https://video.example/1' })],
  [
    'sitemap',
    sitemapPage({ usefulLinks: { items: [{ title: 'Página', slug: 'pagina' }], total: 1, page: 1, lastPage: 1 } }),
  ],
  ['post index', postIndexPage({ page: 2 })],
  [
    'post',
    postPage({
      brand: testFacts.brand,
      post: required(findPostBySlug('motor-de-portao-ppa-santana')),
      description: 'Motor de portão em Santana.',
      bodyHtml: '<section><h2>Um título</h2><p>Texto.</p></section>',
      subject: { entry: null, place: null, gateKind: null, brand: null },
      canonicalPath: '/postagens/motor-de-portao-ppa-santana',
      indexable: true,
    }),
  ],
  [
    'generated page',
    generatedPage({
      id: 'id-1',
      title: 'Motor "rápido" <b>',
      slug: 'motor-rapido',
      description: 'Descrição da página.',
      contentHtml: '<h1>Título antigo</h1><p>Texto.</p><table><tbody><tr><td>1</td></tr></tbody></table>',
      subject: { entry: null, place: null, gateKind: null, brand: null },
      createdAt: '2026-11-21T12:00:00Z',
      brand: testFacts.brand,
      indexable: true,
      related: [{ title: 'Outra página', slug: 'outra-pagina' }],
    }),
  ],
  ['municipality', placePage({ place: required(findPlaceBySlug('guarulhos')) })],
  ['neighbourhood', placePage({ place: required(findPlaceBySlug('mooca-sao-paulo-capital')) })],
  ['unknown place', unknownPlacePage({ slug: 'vila-inventada' })],
  ['topic', topicPage({ topic: required(serviceTopics[0]) })],
  ['unknown topic', unknownTopicPage({ slug: 'assunto-inventado' })],
  ['useful link', linkTopicPage({ topic: required(linkTopics[0]) })],
  ['guide', guidePage({ question: null })],
  ...writtenPages.map(({ path, page }) => [path, page({ facts: testFacts, now: NOON })] as const),
  ['not found', notFoundPage()],
  ['gone', gonePage()],
  ['failure', errorPage({ status: 500, reference: 'ref-1' })],
];

test.each(PAGES)('%s has one h1, a title, a description and no style attribute', (_name, page) => {
  const { html } = renderDocument(page, siteContext());
  expect(html).toMatch(/^<!doctype html><html lang="pt-BR">/);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});

test.each(PAGES)('%s names the scripts that its body has an element for, and those alone', (_name, page) => {
  const { html } = renderDocument(page, siteContext());
  for (const [script, element] of Object.entries(SCRIPT_ELEMENTS)) {
    expect([script, html.includes(`id="${element}"`)]).toEqual([
      script,
      (page.scripts ?? []).some((named) => named === script),
    ]);
  }
});

test.each(PAGES)('%s shows the way to itself that it says', (_name, page) => {
  const { html } = renderDocument(page, siteContext());
  expect(html.includes('<nav class="breadcrumb"')).toBe(page.breadcrumb !== undefined);
  expect(html.includes('"BreadcrumbList"')).toBe(page.breadcrumb !== undefined);
});

/** A Wednesday afternoon: open, as on Monday at noon. */
const LATER = new Date('2026-11-25T18:30:00Z');

test.each(PAGES)(
  '%s is the same at any hour of the same phase of the day, unless it says when it changes',
  (_name, page) => {
    const [noon, later] = [renderDocument(page, siteContext()), renderDocument(page, siteContext({ now: LATER }))];
    expect(page.validUntil !== undefined || later.html === noon.html).toBe(true);
  },
);

/** What stands beside the words that name it, beneath a headline that says it, or is the second view of a picture. */
const DECORATION = / src="\/assets\/(?:tipos|aberto)\.[^"]+" alt=""|alt="" class="second"/;

test.each(PAGES)('%s loads no script and nothing of a third party by itself', (_name, page) => {
  const { html } = renderDocument(page, siteContext());
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).not.toMatch(/<link[^>]+rel="(?:stylesheet|preload|modulepreload)"/);
  expect(html).not.toMatch(/<(?:iframe|video)[\s>]/);
  const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([picture]) => picture);
  for (const picture of pictures) expect(picture).toMatch(/ src="\/assets\/[^"]+"/);
  for (const picture of pictures) expect(picture).toContain(' loading="lazy"');
  for (const picture of pictures.filter((one) => !DECORATION.test(one))) expect(picture).toMatch(/ alt="[^"]{10,}"/);
});

test.each(PAGES)('%s opens chats in a new tab, with a text that is encoded', (_name, page) => {
  const { html } = renderDocument(page, siteContext());
  const chats = html.match(/<a [^>]*href="https:\/\/wa\.me\/[^>]*>/g) ?? [];
  expect(chats.length).toBeGreaterThanOrEqual(4);
  for (const chat of chats) {
    expect(chat).toMatch(/href="https:\/\/wa\.me\/551140000000\?text=[^"+ ]+"/);
    expect(chat).toContain('target="_blank"');
    expect(chat).toContain('rel="noopener"');
  }
});

interface Chat {
  readonly label: string;
  readonly text: string;
}

function chatsIn(html: string): readonly Chat[] {
  return [...html.matchAll(/<a [^>]*href="https:\/\/wa\.me\/\d+\?text=([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([link, text = '', content = '']) => ({
      label: /aria-label="([^"]*)"/.exec(link)?.[1] ?? content.replace(/<[^>]+>/g, ''),
      text: decodeURIComponent(text.replaceAll('&#x27;', "'")),
    }),
  );
}

/** What the buttons outside of the text say: header, bar, footer. */
function edgesOf(page: SitePage): readonly string[] {
  const { html } = renderDocument(page, siteContext());
  return [
    ...new Set(
      chatsIn(html.slice(0, html.indexOf('<main')) + html.slice(html.indexOf('</main>'))).map(({ text }) => text),
    ),
  ];
}

const TECHNICIAN = /técnico|[Ee]specialista/;
const QUOTE = /orçamento|^Quero o |^Pedir o /;

test.each(PAGES)('%s asks in the chat for what the button says, and for nothing else', (_name, page) => {
  const wrong = chatsIn(renderDocument(page, siteContext()).html).filter(
    ({ label, text }) =>
      (TECHNICIAN.test(label) && (!TECHNICIAN.test(text) || text.includes('orçamento'))) ||
      (QUOTE.test(label) && (!text.includes('orçamento') || text.includes('falar com um técnico'))),
  );
  expect(wrong).toEqual([]);
});

test.each(PAGES)('%s is spoken of in the voice of its visitor, with nothing pasted in unquoted', (_name, page) => {
  for (const { text } of chatsIn(renderDocument(page, siteContext()).html)) {
    expect(text).toMatch(/^Olá! [A-ZÁÉÍÓÚÂÊÔÃÕÇ]/);
    expect(text).not.toMatch(/Li a página|Preciso de ajuda:/);
    // A title never stands in a sentence without its quotation marks.
    expect(text).not.toContain('Motor "rápido"');
  }
});

test('the buttons at the edges of a page say in the chat what the page is about', () => {
  expect(edgesOf(homePage({ citySearch: null }))).toEqual([DEFAULT_CHAT_MESSAGE]);
  expect(edgesOf(placePage({ place: required(findPlaceBySlug('mooca-sao-paulo-capital')) }))).toEqual([
    'Olá! Meu portão fica na Mooca, em São Paulo. Gostaria de receber mais informações.\nTipo do portão: ',
    // The bar asks for what its label says.
    'Olá! Meu portão fica na Mooca, em São Paulo. Quero um orçamento de motor.\nTipo do portão: ',
  ]);
  expect(
    edgesOf(topicPage({ topic: required(serviceTopics.find(({ slug }) => slug === 'instalacao-de-motor-de-portao')) })),
  ).toEqual([
    'Olá! Quero instalar um motor no meu portão.\nBairro: \nTipo do portão: ',
    'Olá! Quero instalar um motor no meu portão. Quero um orçamento.\nBairro: \nTipo do portão: ',
  ]);
});

test('the bar of the page of a problem says the problem, and calls who its label names', () => {
  for (const show of [
    topicPage,
    ({ topic }: { topic: ServiceTopic }) =>
      linkTopicPage({ topic: required(linkTopics.find(({ slug }) => slug === topic.slug)) }),
  ]) {
    expect(edgesOf(show({ topic: required(serviceTopics.find(({ slug }) => slug === 'portao-nao-fecha')) }))).toEqual([
      'Olá! Meu portão não fecha.\nBairro: \nTipo do portão: ',
      'Olá! Meu portão não fecha. Quero falar com um técnico.\nBairro: \nTipo do portão: ',
    ]);
  }
});

test.each([
  ['a page that is not there', notFoundPage(), /não existe \(erro 404\)/],
  ['a page that is gone', gonePage(), /foi removida \(erro 410\)/],
  ['a failure', errorPage({ status: 500, reference: 'ref-1' }), /erro \(500\), referência ref-1/],
])('every chat of %s says what happened', (_name, page, said) => {
  for (const { text } of chatsIn(renderDocument(page, siteContext()).html)) expect(text).toMatch(said);
});

test('a topic that is none of ours shows no prices and leads to the services', () => {
  const { html } = renderDocument(unknownTopicPage({ slug: 'conserto-de-geladeira' }), siteContext());
  expect(html).toContain('<h1>Conserto de geladeira</h1>');
  expect(html).toContain('não está na nossa lista de serviços');
  expect(html).toContain('content="noindex, follow"');
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('R$');
});

test.each(PAGES)('%s uses every id once, and every label and name refers to one', (_name, page) => {
  const { html } = renderDocument(page, siteContext());
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/(?:aria-labelledby|for|popoverTarget|popovertarget)="([^"]+)"/g))
    expect(ids).toContain(id);
});
