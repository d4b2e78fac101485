import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { parseGateQuestion } from '../../business/gate-form.ts';
import { linkTopics } from '../../business/link-topics.ts';
import { capitalMenu } from '../../business/menus.ts';
import { placeHref } from '../../business/place-href.ts';
import { requirePlaceByKey, zones } from '../../business/places.ts';
import { requireTopicBySlug, serviceTopics } from '../../business/service-topics.ts';
import { neighbourQuestions, questionOf } from '../../content/entry-questions.ts';
import { requireEntry } from '../../content/library/library.ts';
import { requireTopicArticle } from '../../content/topics/topic-articles.ts';

import { canonicalSlug } from '../../text/slug.ts';
import { kindPicture } from '../drawings/picture-files.tsx';
import { renderTestPage, testFacts, visibleText } from '../test-site.ts';
import { CHAPTERS, guidePage } from './guide-page.tsx';
import { linkTopicPage } from './link-topic-page.tsx';
import { placePage } from './place-page.tsx';
import { jetflexArticlePage } from './jetflex-article-page.tsx';
import { knowledgeCentrePage } from './knowledge-centre-page.tsx';
import { questionsPage } from './questions-page.tsx';
import { topicPage } from './topic-page.tsx';

/** A text as `visibleText` shows it: its spaces do not say whether a line may break. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

test('the guide leads to each of its chapters and ends with the specialist', () => {
  const html = renderTestPage(guidePage({ question: null }));
  for (const chapter of CHAPTERS) expect(html).toContain(`<h2 id="${canonicalSlug(chapter)}">${chapter}</h2>`);
  expect(visibleText(html)).toContain('Falar com Especialista');
  expect(html).not.toContain('role="status"');
});

test('the guide answers a question, and its address stays canonical without it', () => {
  const parameters = new URLSearchParams('tipo=articulado&peso=200&largura=3&ciclos=10');
  const html = renderTestPage(guidePage({ question: parseGateQuestion((name) => parameters.get(name) ?? undefined) }));
  expect(visibleText(html)).toContain('Este portão pede uma conversa com um técnico');
  expect(html).toContain('<link rel="canonical" href="https://exemplo.com.br/guia-completo"/>');
});

test('the answer stands between the heading that the address leads to and the form', () => {
  const parameters = new URLSearchParams('tipo=articulado&peso=200&largura=3&ciclos=10');
  const html = renderTestPage(guidePage({ question: parseGateQuestion((name) => parameters.get(name) ?? undefined) }));
  const [heading, answer, form] = ['id="motor-certo"', 'role="status"', 'class="adviser"'].map((mark) =>
    html.indexOf(mark),
  );
  expect([heading, answer, form].toSorted((one = 0, other = 0) => one - other)).toEqual([heading, answer, form]);
  expect(heading).toBeGreaterThan(0);
});

test('what was typed into the adviser is shown as typed and runs nothing', () => {
  const html = renderTestPage(
    guidePage({ question: parseGateQuestion((name) => (name === 'peso' ? '"><script>x' : undefined)) }),
  );
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
  expect(html).not.toContain('<script>x');
});

test('the knowledge centre has its statistics, guides, schedule, questions and contact', () => {
  const html = renderTestPage(knowledgeCentrePage());
  const text = visibleText(html);
  for (const part of [
    '10+',
    '5.000+',
    '4,8',
    '24h',
    'Causas prováveis',
    'O que fazer',
    'Como prevenir',
    'Mensal',
    'Trimestral',
    'Semestral',
  ])
    expect(text).toContain(part);
  expect(html.match(/class="problem"/g)).toHaveLength(3);
  expect(html.match(/<details>/g)).toHaveLength(8);
});

test('the questions close each other', () => {
  const html = renderTestPage(questionsPage());
  expect(html.match(/<details name="duvida">/g)?.length).toBeGreaterThanOrEqual(48);
});

test('the programming article has three procedures with their times', () => {
  const text = visibleText(renderTestPage(jetflexArticlePage()));
  for (const part of [
    '1. Gravar um controle remoto',
    '2. Apagar todos os controles',
    '3. Apagar o percurso',
    'por cerca de 10 segundos',
    'por 3 segundos',
    'Desligue o disjuntor',
  ]) {
    expect(text).toContain(part);
  }
});

test('a place shows its own text, its neighbours, its zone, and its city among those served', () => {
  const html = renderTestPage(placePage({ place: requirePlaceByKey('Mooca - São Paulo (Capital)') }));
  const text = visibleText(html);
  expect(text).toContain('A Mooca guarda o sotaque');
  expect(text).toContain('Perto daqui');
  expect(html).toContain('href="/cidades/bras-sao-paulo-capital"');
  expect(html).toContain('href="/cidades/zona-leste-sao-paulo-capital"');
  expect(text).toContain('Incluindo São Paulo!');
  expect(text).toContain('Eduardo Pacheco');
  expect(html).toContain('content="index, follow"');
});

test.each(capitalMenu.groups.map((group) => [group.label, group] as const))(
  'the menu of the capital reaches every district of the %s',
  (_, { href, links }) => {
    const zone = zones.find((place) => placeHref(place) === href);
    if (!zone) throw new Error('The zone is gone');
    const html = renderTestPage(placePage({ place: zone }));
    expect(html).toContain(`<a href="${href}#bairros">`);
    const [, inside = ''] = /<h2 id="bairros">(.*?)<\/section>/s.exec(html) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(inside).toContain(`href="${link.href}"`);
  },
);

test('a place that says little is not offered to search engines', () => {
  expect(renderTestPage(placePage({ place: requirePlaceByKey('Cidade Martins - Guarulhos') }))).toContain('noindex');
});

test.each(serviceTopics.map((topic) => [topic.slug, topic] as const))(
  'the topic %s shows its whole article',
  (_, topic) => {
    const html = renderTestPage(topicPage({ topic }));
    const [, article = ''] = /<article[^>]*>(.*?)id="(?:kit|depoimentos)"/s.exec(html) ?? [];
    expect(visibleText(article).split(' ').length).toBeGreaterThan(350);
    expect(html).toContain('content="index, follow"');
    expect(html).toContain('name="keywords"');
  },
);

test('a motor type is drawn', () => {
  const topic = serviceTopics.find(({ slug }) => slug === 'motor-basculante');
  if (!topic) throw new Error('The topic is gone');
  const html = renderTestPage(topicPage({ topic }));
  for (const subject of ['gate', 'motor'] as const) expect(html).toContain(`src="${kindPicture(subject, 'tilting')}"`);
});

test.each(linkTopics.map((topic) => [topic.slug, topic] as const))(
  'the useful link %s is canonical under its topic',
  (slug, topic) => {
    expect(renderTestPage(linkTopicPage({ topic }))).toContain(
      `<link rel="canonical" href="https://exemplo.com.br/topicos/${slug}"/>`,
    );
  },
);

test.each(serviceTopics.map((topic) => [topic.slug, topic] as const))(
  'the topic %s opens with a short answer, and asks its own questions or those of its entry',
  (slug, topic) => {
    const { shortAnswer, entry, sections } = requireTopicArticle(slug)(factTexts(testFacts));
    // The number in it is a link.
    const text = visibleText(renderTestPage(topicPage({ topic })).replace(/<a href="tel:[^>]*>([^<]*)<\/a>/g, '$1'));
    expect(text).toContain(plain(`Resposta rápida ${shortAnswer}`));
    const own = sections.some(({ kind }) => kind === 'questions');
    const [first = { question: 'A neighbour?', answer: 'None' }] = neighbourQuestions(entry, factTexts(testFacts));
    expect(text.includes(plain(`Perguntas parecidas ${first.question} ${first.answer}`))).toBe(!own);
  },
);

test('a topic of a fault carries the finder of its entry, with its styles; another page carries neither', () => {
  const pageOf = (slug: string) => renderTestPage(topicPage({ topic: requireTopicBySlug(slug) }));
  const fault = pageOf('portao-nao-fecha');
  expect(visibleText(fault)).toContain('Ache o defeito em');
  expect(fault).toContain('.finder{}');
  const motor = pageOf('motor-basculante');
  expect(visibleText(motor)).not.toContain('Ache o defeito em');
  expect(motor).not.toContain('.finder{}');
  for (const { slug } of serviceTopics.filter(({ category }) => category === 'Problemas e Soluções'))
    expect(visibleText(pageOf(slug))).toContain('Ache o defeito em');
});

test.each([
  ['portao-nao-fecha', 'class="opening stopped"', 'Visita para este defeito'],
  ['motor-para-portao-pesado', 'Compare os preços', 'O preço do seu caso'],
  ['motor-basculante', 'No tempo real de cada motor', 'Preços dos motores'],
  ['programacao-de-controle-remoto', 'class="nameplate"', 'Parou em algum passo?'],
  ['manutencao-preventiva-de-portao-automatico', 'class="opening verdict"', 'Manutenção do portão'],
])('the topic %s opens as its family does, and the card beside it follows', (slug, opening, card) => {
  const html = renderTestPage(topicPage({ topic: requireTopicBySlug(slug) }));
  expect(html).toContain(opening);
  expect(html).toContain(`aria-label="${card}"`);
  expect(html.includes('.price-card{}')).toBe(card === 'Preços dos motores');
});

test('a procedure says before its first step what it takes and what may hurt', () => {
  const { time, tools, danger } = requireEntry('programar-controle');
  const text = visibleText(renderTestPage(topicPage({ topic: requireTopicBySlug('programacao-de-controle-remoto') })));
  for (const said of [time, ...tools, danger]) expect(text).toContain(plain(said ?? ''));
});

test('what the law gives, what a visit costs and how one pays is said on the questions page and in the guide', () => {
  const questions = visibleText(renderTestPage(questionsPage()));
  const { legalWarrantyPhrase, withdrawalPhrase, visitPrice, paymentPhrase } = factTexts(testFacts);
  for (const said of [legalWarrantyPhrase, withdrawalPhrase, visitPrice]) expect(questions).toContain(plain(said));
  expect(visibleText(renderTestPage(guidePage({ question: null })))).toContain(plain(paymentPhrase));
});

test('the questions page shows the question and the short answer of each entry', () => {
  const text = visibleText(renderTestPage(questionsPage()));
  const { question, answer } = questionOf(requireEntry('portao-nao-fecha'), factTexts(testFacts));
  expect(text).toContain(plain(`${question} ${answer}`));
});

test('the guides of the knowledge centre open with the short answers of their entries', () => {
  expect(visibleText(renderTestPage(knowledgeCentrePage()))).toContain(
    plain(questionOf(requireEntry('portao-fecha-e-volta'), factTexts(testFacts)).answer),
  );
});
