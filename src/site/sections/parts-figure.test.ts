import { expect, test } from 'vitest';
import { pageOf } from '../../../tests/support/page-of-title.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { gateParts } from '../../business/gate-parts.ts';
import { partDrawings } from '../../business/part-drawings.ts';
import { requireTopicBySlug } from '../../business/service-topics.ts';
import { requireEntry } from '../../content/library/library.ts';
import { generatedPage } from '../pages/generated-page.tsx';
import { guidePage } from '../pages/guide-page.tsx';
import { jetflexArticlePage } from '../pages/jetflex-article-page.tsx';
import { knowledgeCentrePage } from '../pages/knowledge-centre-page.tsx';
import { questionsPage } from '../pages/questions-page.tsx';
import { topicPage } from '../pages/topic-page.tsx';
import { renderTestPage, visibleText, testFacts } from '../test-site.ts';

function generated(entry: string, gateKind: GateKind | null = null): string {
  return renderTestPage(
    generatedPage({
      id: 'id-1',
      title: 'Página de teste',
      slug: 'pagina-de-teste',
      description: 'Descrição da página.',
      contentHtml:
        '<p>Resposta.</p><section><h2>Por quê</h2><p>Porque sim.</p></section><section><h2>Depois</h2><p>Fim.</p></section>',
      subject: { entry: requireEntry(entry), place: null, gateKind, brand: null },
      createdAt: '2026-11-21T12:00:00Z',
      brand: testFacts.brand,
      indexable: true,
      related: [],
    }),
  );
}

/** Of its parts, and not of the situations that a verdict tells apart. */
function picturesOf(html: string): { readonly source: string; readonly alt: string }[] {
  return [...html.matchAll(/<img src="((?!\/assets\/quadros)[^"]*\.svg#[^"]*)" alt="([^"]+)"[^>]*loading="lazy"/g)].map(
    ([, source = '', alt = '']) => ({ source, alt }),
  );
}

test('a page of a fault shows where to look: the gate of its title with the part lit, told in words too', () => {
  const html = generated('fotocelula-com-defeito', 'tilting');
  const [inHead, picture] = picturesOf(html);
  expect(inHead?.source).toMatch(/basculante-de-perto\.[0-9a-f]+\.svg#perto-photocell$/);
  expect(picture?.source).toMatch(/basculante\.[0-9a-f]+\.svg#em-movimento-photocell$/);
  expect(picture?.alt).toBe(
    'Portão basculante visto de dentro, fechado, e de lado, abrindo. Em âmbar, o número 10, fotocélula: um par, uma de cada lado da passagem, com o feixe entre elas.',
  );
  expect(visibleText(html)).toContain('Onde olhar');
  expect(visibleText(html)).not.toContain('o mais comum.');
  expect(html.indexOf('Onde olhar')).toBeGreaterThan(html.indexOf('id="resposta"'));
  expect(html.indexOf('Onde olhar')).toBeLessThan(html.indexOf('Porque sim.'));
});

test('nobody is bidden to look under the lid of the motor', () => {
  const html = visibleText(generated('capacitor-fraco'));
  expect(html).toContain('Onde fica');
  expect(html).not.toContain('Onde olhar');
});

test('of a drawing with two views wide screens show each beside the other: the picture stands there twice, told once', () => {
  const views = (entry: string, kind: GateKind) =>
    [...generated(entry, kind).matchAll(/<img src="[^"]*\/\w+\.[0-9a-f]+\.svg#[^"]*" alt="([^"]*)"/g)].map(([, alt]) =>
      alt === '' ? 'second view' : 'told',
    );
  expect(views('fotocelula-com-defeito', 'tilting')).toEqual(['told', 'second view']);
  expect(views('fotocelula-com-defeito', 'overhead')).toEqual(['told']);
});

test('the names stand below, the lit part first with what is done with it, the others by their numbers', () => {
  const html = generated('portao-patina');
  const rows = [
    ...(/<div class="names">(.*?)<\/details>/s.exec(html)?.[1] ?? '').matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/g),
  ].map(([, row = '']) => visibleText(row).trim());
  const { parts } = partDrawings.sliding;
  expect(rows).toHaveLength(parts.length);
  expect(rows[0]).toMatch(/^9 Pinhão: a roda dentada do motor/);
  const others = parts.flatMap(({ part }, at) => (part === 'pinion' ? [] : [`${at + 1} ${gateParts[part].name}`]));
  expect(rows.slice(1)).toEqual(others);
});

test('where no gate is named the sliding one is shown, and it is said', () => {
  expect(visibleText(generated('portao-nao-fecha'))).toContain('O desenho é de um portão de correr, o mais comum.');
});

test('whoever wants no motion is given the still picture', () => {
  const html = generated('portao-nao-fecha');
  expect(html).toMatch(/<source media="\(prefers-reduced-motion:reduce\)" srcSet="[^"]*\.svg#photocell"\/>/);
});

test('a page of danger or of payment shows no part', () => {
  for (const entry of ['mola-quebrada', 'boleto']) expect(picturesOf(generated(entry))).toEqual([]);
});

test('problem topics, the guide, the knowledge centre, the questions and the article on programming light what they speak of', () => {
  const lit = (html: string) =>
    picturesOf(html)
      .map(({ source }) => source.replace(/.*\/(.*)\.[0-9a-f]+\.svg/, '$1'))
      .filter((source) => !source.startsWith('tipos#'));
  const topic = (slug: string) => lit(renderTestPage(topicPage({ topic: requireTopicBySlug(slug) })));
  expect(topic('portao-nao-fecha')).toEqual([
    'deslizante-de-perto#perto-photocell',
    'deslizante#em-movimento-photocell',
  ]);
  expect(topic('cremalheira-para-portao-deslizante')).toEqual(['deslizante-de-perto#perto-rack', 'deslizante#rack']);
  expect(lit(renderTestPage(guidePage({ question: null })))).toEqual(['deslizante#em-movimento-pinion']);
  expect(lit(renderTestPage(knowledgeCentrePage()))).toHaveLength(3);
  expect(lit(renderTestPage(questionsPage()))).toEqual([
    'central-de-perto#perto-remote',
    'deslizante-de-perto#perto-photocell',
    'deslizante-de-perto#perto-roller',
  ]);
  expect(lit(renderTestPage(jetflexArticlePage()))).toEqual([
    'central#em-movimento-record-button',
    'central-de-perto#perto-travel-button',
  ]);
});

test('the rulers of the article on programming hold the seconds of the facts', () => {
  const html = renderTestPage(jetflexArticlePage());
  const rulers = [...html.matchAll(/<svg class="hold-ruler".*?<\/svg>/gs)].map(([ruler]) => visibleText(ruler).trim());
  expect(rulers).toEqual(['0 10 s', '0 3 s']);
});

test('who names two leaves is shown two', () => {
  expect(pageOf('Quanto fica automatizar portão de abrir duas folhas')).toContain('/assets/duas-folhas.');
  expect(pageOf('Quanto fica automatizar portão de abrir')).not.toContain('/assets/duas-folhas.');
});
