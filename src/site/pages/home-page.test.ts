import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { offeredGateKinds, offerOf } from '../../business/gate-kind-ids.ts';
import { requirePlaceByKey } from '../../business/places.ts';
import { whatsappLink } from '../../business/whatsapp-link.ts';
import { renderTestPage, testFacts, visibleText } from '../test-site.ts';
import { homePage } from './home-page.tsx';
import { placePage } from './place-page.tsx';

const html = renderTestPage(homePage({ citySearch: null }));
const text = visibleText(html);
const NO_CITY = 'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.';

function shownCities(page: string): string[] {
  const list = /<details class="folded".*?<\/ul>/s.exec(page)?.[0] ?? '';
  return [...list.matchAll(/<li><a [^>]*>([^<]+)<\/a><\/li>/g)].map((match) => match[1] ?? '');
}

test('the header names every menu of the specification', () => {
  const labels = [
    'Qualidade garantida • Entrega rápida',
    'Início',
    'Guia Completo',
    'SEO Técnico',
    'Dúvidas Frequentes',
    'São Paulo Capital',
    'Zona Central',
    'Zona Norte',
    'Cidades ABCD',
    'Rio Grande da Serra',
    'Outras Cidades',
    'Taboão da Serra',
    'Serviços',
    'Categorias de Serviços',
    'Instalação',
    'Manutenção e Reparo',
    'Tipos de Motores',
    'Marcas',
    'Acessórios',
    'Problemas e Soluções',
    'Ver todos os serviços',
    'Sitemap',
    'Admin',
  ];
  for (const label of labels) expect(text).toContain(label);
});

test('every model stands with its name, seconds, weight, price and instalments', () => {
  for (const model of factTexts(testFacts).models) {
    expect(text).toContain(model.price.replace(/\s/, ' '));
    expect(html).toContain(`Quero o ${model.name}`);
    expect(html).toContain(model.maxGate);
  }
});

test('the price picture has a text alternative with the three models and prices', () => {
  const alternative = /role="img" aria-label="(Preços[^"]+)"/.exec(html)?.[1] ?? '';
  for (const model of factTexts(testFacts).models) {
    expect(alternative).toContain(model.name);
    expect(alternative).toContain(model.price);
  }
});

test('the price picture follows the facts', () => {
  const models = testFacts.models.map((model) => ({ ...model, price: model.price + 111 }));
  const changed = renderTestPage(homePage({ citySearch: null }), { facts: { ...testFacts, models } });
  for (const model of testFacts.models) expect(visibleText(changed)).not.toContain(`R$ ${model.price}`);
  expect(visibleText(changed)).toContain('R$ 1.460');
});

test('the three known posts are linked', () => {
  for (const slug of [
    'portoes-eletronicos-ppa-jardim-helena',
    'motor-basculante-ppa-vila-olimpia',
    'motor-de-portao-ppa-santana',
  ]) {
    expect(html).toContain(`href="/postagens/${slug}"`);
  }
});

test('the chat button is on the page in its three variants, with the default text', () => {
  const link = whatsappLink(testFacts.company.phone).replaceAll("'", '&#x27;');
  expect(html).toContain(
    `<a class="floating-chat" href="${link}" target="_blank" rel="noopener" aria-label="Chamar no WhatsApp">`,
  );
  expect(html).toContain(`<a class="button button-chat" href="${link}"`);
  expect(html).toContain(`<a class="button button-chat button-compact" href="${link}"`);
});

test('all 39 cities are listed, and no message, when nothing is searched', () => {
  expect(shownCities(html)).toHaveLength(39);
  expect(html).toContain('placeholder="Busque sua cidade..."');
  expect(text).not.toContain(NO_CITY);
});

test('the search ignores case and accents and matches inside names', () => {
  const found = shownCities(renderTestPage(homePage({ citySearch: 'SAO' })));
  expect(found).toContain('São Paulo');
  expect(found).toContain('São Caetano do Sul');
  expect(found).not.toContain('Osasco');
});

test('a search without a match says so in the words of the specification', () => {
  const page = renderTestPage(homePage({ citySearch: 'Curitiba' }));
  expect(shownCities(page)).toHaveLength(0);
  expect(visibleText(page)).toContain(NO_CITY);
});

test('a neighbourhood is found by its name, and its city is announced', () => {
  const page = renderTestPage(homePage({ citySearch: 'mooca' }));
  expect(page).toContain('<a href="/cidades/mooca-sao-paulo-capital">Mooca, São Paulo</a>');
  expect(page).toContain('Incluindo São Paulo!');
  expect(page).not.toContain(NO_CITY);
});

test('a neighbourhood that several cities have announces none of them', () => {
  const page = renderTestPage(homePage({ citySearch: 'centro' }));
  expect(page).toContain('Centro, Osasco');
  expect(page).toContain('Centro, Guarulhos');
  expect(page).not.toContain('Incluindo');
});

test('a name that only stands inside names of neighbourhoods announces no city', () => {
  const page = renderTestPage(homePage({ citySearch: 'Santos' }));
  expect(visibleText(page)).toContain('Bairros que atendemos com este nome:');
  expect(page).not.toContain('Incluindo');
});

test('a city searched by its whole name is emphasised, announced and first of the list', () => {
  const page = renderTestPage(homePage({ citySearch: 'maua' }));
  expect(visibleText(page)).toContain('Incluindo Mauá!');
  expect(page).toContain('aria-current="true">Mauá</a>');
  expect(shownCities(page)).toEqual(['Mauá']);
});

test('the page of a municipality announces it and lists it first of all 39', () => {
  const own = renderTestPage(placePage({ place: requirePlaceByKey('Osasco') }));
  expect(visibleText(own)).toContain('Incluindo Osasco!');
  expect(shownCities(own)).toHaveLength(39);
  expect(shownCities(own)[0]).toBe('Osasco');
});

test('a postal code leads to its city by its range', () => {
  expect(visibleText(renderTestPage(homePage({ citySearch: '06010-000' })))).toContain('Incluindo Osasco!');
  expect(visibleText(renderTestPage(homePage({ citySearch: '11010-000' })))).toContain(NO_CITY);
});

test.each([
  ['maua', 'Pedir orçamento', 'Olá! Meu portão fica em Mauá. Quero um orçamento.\nBairro: \nTipo do portão: '],
  ['mooca', 'Pedir orçamento', 'Olá! Meu portão fica na Mooca, em São Paulo. Quero um orçamento.\nTipo do portão: '],
  [
    '06010-000',
    'Pedir orçamento',
    'Olá! Meu portão fica em Osasco (CEP 06010-000). Quero um orçamento.\nBairro: \nTipo do portão: ',
  ],
  ['Campinas', 'Perguntar no WhatsApp', 'Olá! Vocês atendem em Campinas?'],
  ['centro', 'Perguntar no WhatsApp', 'Olá! Vocês atendem em centro?'],
  ['11010-000', 'Perguntar no WhatsApp', 'Olá! Vocês atendem o CEP 11010-000?'],
])('the search for "%s" leads to the chat: %s', (typed, label, message) => {
  const [, search = ''] =
    /id="busca-cidade">(.*?)<details class="folded"/s.exec(renderTestPage(homePage({ citySearch: typed }))) ?? [];
  expect(search).toContain(`href="${whatsappLink(testFacts.company.phone, message)}"`);
  expect(visibleText(search)).toContain(label);
  expect(visibleText(search)).not.toContain('meu bairro');
});

test('nothing searched needs no way to the chat of its own', () => {
  expect(/id="busca-cidade">(.*?)<details class="folded"/s.exec(html)?.[1]).not.toContain('wa.me');
});

test('a search text with markup is only a text', () => {
  expect(renderTestPage(homePage({ citySearch: '"><script>x</script>' }))).not.toContain('<script>x');
});

test('the video is a link whose place it takes when it is pressed, and absent without its address', () => {
  const page = renderTestPage(homePage({ citySearch: null, videoUrl: 'https://video.example/1' }));
  expect(page).toContain('<a id="video" href="https://video.example/1" target="_blank" rel="noopener">');
  expect(page).not.toContain('<iframe');
  expect(page).toContain('.video{}');
  for (const part of ['vídeo do portão abrindo', '.video{}', 'createElement("iframe")'])
    expect(html).not.toContain(part);
});

test.each([
  ['maua', 'em Mauá.'],
  ['mooca', 'em São Paulo.'],
  ['07010-000', 'em Guarulhos.'],
  ['sao', '.'],
  ['Campinas', '.'],
])('the headline after a search for "%s" ends "%s"', (citySearch, end) => {
  const [, headline = ''] = /<h1>(.*?)<\/h1>/.exec(renderTestPage(homePage({ citySearch }))) ?? [];
  expect(
    visibleText(headline)
      .replace(/ (?=\.$|\.\s)/, '')
      .trim(),
  ).toBe(`Seu portão aberto em 4 segundos${end === '.' ? '' : ' '}${end}`);
});

test('the help to choose a motor stands after everything that the page is for, its first question a link for each answer', () => {
  const inOrder = [
    '<h1',
    'class="doors"',
    'id="corrida"',
    'id="precos"',
    'id="kit"',
    'id="depoimentos"',
    'id="frete"',
    'Postagens recentes',
    'Links úteis',
    'id="motor-certo"',
    '<footer',
  ].map((mark) => html.indexOf(mark));
  expect(inOrder).not.toContain(-1);
  expect(inOrder.toSorted((one, other) => one - other)).toEqual(inOrder);
  const [, invitation = ''] = /id="motor-certo">(.*?)<\/section>/s.exec(html) ?? [];
  for (const { value } of offeredGateKinds.map(offerOf))
    expect(invitation).toContain(`href="/guia-completo?tipo=${value}#motor-certo"`);
});

test('the company is identified in the footer', () => {
  const { company } = testFacts;
  for (const part of [company.name, company.cnpj, company.address, company.email, factTexts(testFacts).phone])
    expect(text).toContain(part);
  expect(html).toContain('href="/privacidade"');
});
