import { expect, test } from 'vitest';
import { whatsappLink } from '../business/whatsapp-link.ts';
import { renderTestPage, testFacts, visibleText } from '../site/test-site.ts';
import { placeSearchPage } from '../site/pages/place-search-page.tsx';
import { answerPlace } from './place-question.ts';

const pageOf = (typed: string) => renderTestPage(placeSearchPage({ typed, answer: answerPlace(typed) }));
const headlineOf = (html: string) => visibleText(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '').trim();

test.each([
  ['mooca', 'Sim, na Mooca', '/cidades/mooca-sao-paulo-capital'],
  ['Mooca, São Paulo', 'Sim, na Mooca', '/cidades/mooca-sao-paulo-capital'],
  ['BRAS', 'Sim, no Brás', '/cidades/bras-sao-paulo-capital'],
  ['moema', 'Sim, em Moema', '/cidades/moema-sao-paulo-capital'],
  ['osasco', 'Sim, em Osasco', '/osasco'],
  ['07010-000', 'Sim, em Guarulhos', '/guarulhos'],
  // Spelled nearly so, or shortened.
  ['tatuape', 'Sim, no Tatuapé', '/cidades/tatuape-sao-paulo-capital'],
  ['tatoapé', 'Sim, no Tatuapé', '/cidades/tatuape-sao-paulo-capital'],
  ['moca', 'Sim, na Mooca', '/cidades/mooca-sao-paulo-capital'],
  ['itaqera', 'Sim, em Itaquera', '/cidades/itaquera-sao-paulo-capital'],
  ['anália franco', 'Sim, no Jardim Anália Franco', '/cidades/jardim-analia-franco-sao-paulo-capital'],
])('"%s" is answered "%s", with its page', (typed, headline, address) => {
  const html = pageOf(typed);
  expect(headlineOf(html)).toBe(headline);
  expect(html).toContain(`href="${address}"`);
});

test('a find leads to the chat with the place said, and a name that was guessed is said as it was read', () => {
  expect(pageOf('mooca')).toContain(
    whatsappLink(
      testFacts.company.phone,
      'Olá! Meu portão fica na Mooca, em São Paulo. Quero um orçamento.\nTipo do portão: ',
    ),
  );
  expect(visibleText(pageOf('tatoapé'))).toContain('Lemos “tatoapé” como o Tatuapé.');
  expect(visibleText(pageOf('mooca'))).not.toContain('Lemos');
});

test('the night service is promised only where it reaches', () => {
  expect(visibleText(pageOf('mooca'))).toContain('Emergência 24 horas por dia, com técnico em até 2 horas.');
  expect(visibleText(pageOf('salesópolis'))).not.toContain('Emergência 24 horas por dia');
  expect(visibleText(pageOf('salesópolis'))).toContain('com hora marcada');
});

test('a postal code of the capital names no zone for certain: all are offered', () => {
  const html = pageOf('03101-000');
  expect(headlineOf(html)).toBe('Sim, em São Paulo');
  expect(
    html.match(
      /href="\/cidades\/zona-[a-z]+-sao-paulo-capital"><\/a>|href="\/cidades\/zona-[a-z]+-sao-paulo-capital">Zona/g,
    )?.length,
  ).toBeGreaterThanOrEqual(5);
});

test('of a name that several places bear each is offered with its city', () => {
  const text = visibleText(pageOf('centro'));
  expect(text).toContain('Qual “centro” é o seu?');
  for (const one of ['Centro, Osasco', 'Centro, Guarulhos']) expect(text).toContain(one);
});

test.each([
  ['Campinas', 'Não chegamos a Campinas (SP)'],
  ['santos', 'Não chegamos a Santos (SP)'],
  ['11010-000', 'Este CEP fica fora da nossa área'],
])('"%s" is outside, and is told so kindly: %s', (typed, headline) => {
  const html = pageOf(typed);
  expect(headlineOf(html)).toBe(headline);
  expect(visibleText(html)).toContain('39 municípios da Grande São Paulo');
  expect(visibleText(html)).not.toContain('Pedir orçamento');
  expect(visibleText(html)).toContain('Perguntar no WhatsApp');
});

test('what is no place of ours leads to all that are, and a postal code that lacks digits asks for them', () => {
  expect(headlineOf(pageOf('xyzw'))).toBe('“xyzw” não está na lista');
  expect(pageOf('xyzw')).toContain('href="/cidades/maua"');
  expect(headlineOf(pageOf('031'))).toBe('O CEP tem 8 números');
});

test('the answer is for whoever asked, and nothing for search engines', () => {
  const html = pageOf('"><script>x');
  expect(html).toContain('content="noindex, follow"');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('<script>x');
});
