import { expect, test } from 'vitest';
import { findPostBySlug } from '../../business/location-titles.ts';
import { findPlaceBySlug } from '../../business/places.ts';
import { renderTestPage, testFacts, visibleText } from '../test-site.ts';
import { errorPage } from './error-page.tsx';
import { generatedPage } from './generated-page.tsx';
import { gonePage } from './gone-page.tsx';
import { jetflexArticlePage } from './jetflex-article-page.tsx';
import { knowledgeCentrePage } from './knowledge-centre-page.tsx';
import { notFoundPage } from './not-found-page.tsx';
import { linkTopics } from '../../business/link-topics.ts';
import { linkTopicPage } from './link-topic-page.tsx';
import { requireEntry } from '../../content/library/library.ts';
import { placePage } from './place-page.tsx';
import { questionsPage } from './questions-page.tsx';
import { postPage } from './post-page.tsx';
import { unknownPlacePage } from './unknown-place-page.tsx';

const title = 'Motor para portão basculante na Vila Olímpia';

function generated(contentHtml: string): string {
  return renderTestPage(
    generatedPage({
      id: 'id-1',
      title,
      slug: 'motor-para-portao-basculante-na-vila-olimpia',
      description: 'Descrição da página.',
      contentHtml,
      subject: { entry: null, place: null, gateKind: null, brand: null },
      createdAt: '2026-11-21T12:00:00Z',
      brand: testFacts.brand,
      indexable: true,
      related: [],
    }),
  );
}

test('a generated page shows its HTML and the offer of help', () => {
  const html = generated('<section><h2>Como escolher</h2><p>Pelo peso.</p></section>');
  expect(html).toContain('<section><h2>Como escolher</h2><p>Pelo peso.</p></section>');
  expect(visibleText(html)).toContain(`Precisa de ajuda com “${title}”?`);
  expect(visibleText(html)).toContain('Falar com um técnico agora');
  expect(html).not.toContain('Excluir página');
});

test('a question as a title stands quoted in the offer of help, and its own quotation marks become single ones', () => {
  const asked = {
    id: 'id-1',
    slug: 'quanto-custa',
    description: 'Descrição.',
    contentHtml: '<p>Texto.</p>',
    createdAt: '2026-11-21T12:00:00Z',
    brand: testFacts.brand,
    indexable: true,
    related: [],
    subject: { entry: null, place: null, gateKind: null, brand: null },
  };
  expect(visibleText(renderTestPage(generatedPage({ ...asked, title: 'Quanto custa um motor de portão?' })))).toContain(
    'Precisa de ajuda com “Quanto custa um motor de portão?”?',
  );
  expect(visibleText(renderTestPage(generatedPage({ ...asked, title: 'O que é “código rolante"?' })))).toContain(
    'Precisa de ajuda com “O que é ‘código rolante’?”?',
  );
});

test('a heading of the first rank in old content gives way to that of the page', () => {
  expect(generated('<h1>Antigo</h1>')).toContain('<h2>Antigo</h2>');
});

test('a post leads to its place and to the other posts of the place', () => {
  const post = findPostBySlug('motor-de-portao-ppa-santana');
  if (!post) throw new Error('The known post is gone');
  const html = renderTestPage(
    postPage({
      brand: testFacts.brand,
      post,
      description: 'Descrição.',
      bodyHtml: '<p>Texto.</p>',
      subject: { entry: null, place: null, gateKind: null, brand: null },
      canonicalPath: '/links-uteis/x',
      indexable: true,
    }),
  );
  expect(html).toContain('href="/cidades/santana-sao-paulo-capital"');
  expect(html).toContain('href="/postagens/motor-basculante-ppa-santana"');
  expect(html).toContain('<link rel="canonical" href="https://exemplo.com.br/links-uteis/x"/>');
});

test('posts and useful links share the testimonials and where we go with the home page, and the benefits of a kit where no fault is asked about', () => {
  const post = findPostBySlug('motor-basculante-ppa-vila-olimpia');
  const topic = linkTopics.find(({ slug }) => slug === 'portao-nao-fecha');
  if (!post || !topic) throw new Error('The test data are gone');
  const read = postPage({
    brand: testFacts.brand,
    post,
    description: 'Descrição.',
    bodyHtml: '<p>Texto.</p>',
    subject: { entry: requireEntry('motor-basculante'), place: post.place, gateKind: 'tilting', brand: null },
    canonicalPath: '/postagens/x',
    indexable: true,
  });
  for (const page of [read, linkTopicPage({ topic })]) {
    const html = renderTestPage(page);
    for (const part of ['id="depoimentos"', 'id="frete"', 'action="/buscar"', 'href="/sitemap"'])
      expect(html).toContain(part);
    for (const part of ['id="kit"', 'Frete e instalação grátis na sua cidade'])
      expect(html.includes(part)).toBe(page === read);
    expect(html.includes('O técnico vai até a sua cidade')).toBe(page !== read);
    expect(html).not.toContain('busca-cidade');
    expect(html.includes('aria-label="Preços dos motores"')).toBe(page === read);
    expect(html).toContain('.region{}');
    expect(html).not.toContain('coverage-map');
  }
  expect(renderTestPage(read)).toContain('Incluindo São Paulo!');
});

test('a place is written with its own article', () => {
  const place = findPlaceBySlug('mooca-sao-paulo-capital');
  if (!place) throw new Error('Mooca is gone');
  const text = visibleText(renderTestPage(placePage({ place })));
  expect(text).toContain('Motor para Portão PPA na Mooca');
  expect(text).toContain('Entrega e instalação grátis na Mooca');
});

test('Guarulhos names its own page canonical', () => {
  const place = findPlaceBySlug('guarulhos');
  if (!place) throw new Error('Guarulhos is gone');
  expect(renderTestPage(placePage({ place }))).toContain(
    '<link rel="canonical" href="https://exemplo.com.br/guarulhos"/>',
  );
});

test('an unknown place is answered honestly first, then with the section, the benefits and the 4 seconds, and is not indexed', () => {
  const html = renderTestPage(unknownPlacePage({ slug: 'vila-inventada' }));
  const text = visibleText(html);
  const inOrder = [
    'Vila Inventada não está na nossa lista de lugares.',
    'Motor para Portão PPA em Vila Inventada',
    'abre o portão em 4 segundos',
    'Entrega e instalação grátis',
    'Garantia de fábrica',
    'Assistência técnica',
  ];
  const main = text.slice(text.indexOf('Motor para portão em Vila Inventada'));
  const at = inOrder.map((part) => main.indexOf(part));
  expect(at).not.toContain(-1);
  expect(at.toSorted((one, other) => one - other)).toEqual(at);
  expect(html).toContain('noindex');
  expect(text).not.toContain('grátis em Vila Inventada');
});

test('a name that several places bear offers each of them', () => {
  const html = renderTestPage(unknownPlacePage({ slug: 'centro' }));
  expect(visibleText(html)).toContain('lugares com o nome Centro entre os que atendemos');
  expect(visibleText(html)).toContain('Motor para Portão PPA no Centro');
  for (const place of ['Centro, Guarulhos', 'Centro, Osasco'])
    expect(html).toMatch(new RegExp(`<a href="/cidades/centro-[a-z-]+">${place}</a>`));
  expect(html).not.toContain('não está na nossa lista');
  expect(html).toContain('noindex');
});

test('not found says so in the words of the specification, with the language marked', () => {
  const html = renderTestPage(notFoundPage());
  expect(visibleText(html)).toContain('404');
  expect(html).toContain('<h1 lang="en">Oops! Page not found</h1>');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*lang="en"[^>]*>Return to Home<\/a>/);
});

test('a failure shows its status and a reference', () => {
  const html = renderTestPage(errorPage({ status: 500, reference: 'abc-123' }));
  expect(html).toContain('<h1 lang="en">Unexpected Application Error!</h1>');
  expect(visibleText(html)).toContain('Referência: abc-123');
  expect(visibleText(html)).toContain('500');
});

test('a removed page says that it was there', () => {
  expect(visibleText(renderTestPage(gonePage()))).toContain('Esta página foi removida');
});

test('a kit brings a rack to a gate that slides, and none to one that tilts', () => {
  const post = findPostBySlug('motor-de-portao-ppa-santana');
  if (!post) throw new Error('The known post is gone');
  const bringsRack = (gateKind: 'sliding' | 'tilting' | null) => {
    const subject = { entry: requireEntry('comprar-motor'), place: post.place, gateKind, brand: null };
    const page = { brand: testFacts.brand, post, description: '', bodyHtml: '<p>Texto.</p>', indexable: true };
    return renderTestPage(postPage({ ...page, subject, canonicalPath: '/postagens/x' })).includes(
      'Pinhão e cremalheira',
    );
  };
  expect([bringsRack('sliding'), bringsRack(null), bringsRack('tilting')]).toEqual([true, true, false]);
});

test('where nobody came to buy a motor, the card beside the text asks a technician and shows no prices', () => {
  for (const page of [questionsPage(), knowledgeCentrePage(), jetflexArticlePage()]) {
    const aside = /<aside class="aside".*?<\/aside>/s.exec(renderTestPage(page))?.[0] ?? '';
    expect(visibleText(aside)).toContain('Perguntar ao técnico');
    expect(visibleText(aside)).not.toMatch(/R\$/);
  }
});
