import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { factTexts } from '../business/fact-texts.ts';
import { buildFacts, type Company } from '../business/facts.ts';
import { cityContent } from './cities.ts';
import type { CityContent } from './city-content.ts';
import { questionOf } from './entry-questions.ts';
import { questionGroups, questionsMeta } from './frequent-questions.ts';
import Guide, { meta as guideMeta } from './guide.mdx';
import JetflexProgramming, { meta as jetflexMeta } from './jetflex-programming.mdx';
import {
  knowledgeCentreContact,
  knowledgeCentreIntro,
  knowledgeCentreMeta,
  knowledgeCentreQuestions,
  maintenanceSchedule,
  problemGuides,
  statistics,
} from './knowledge-centre.ts';
import { library } from './library/library.ts';
import Privacy, { meta as privacyMeta } from './privacy.mdx';

const company: Company = {
  name: 'Portões de Teste Ltda.',
  cnpj: '11.222.333/0001-81',
  address: 'Rua do Teste, 10, São Paulo, SP',
  email: 'contato@exemplo.com.br',
  phone: '551140000000',
};
const f = factTexts(buildFacts(company));

/** What the page draws between the texts. */
const DRAWN = Object.fromEntries(
  [
    'DrawnGates',
    'DrawnMotors',
    'HowItMoves',
    'RecordButton',
    'TravelButton',
    'EraseRemotesRuler',
    'ClearTravelRuler',
  ].map((name) => [name, () => null]),
);

/** What a phone folds is text like the rest. */
const PARTS = { ...DRAWN, More: ({ children }: { readonly children: ReactNode }) => children };

function textOf(Component: typeof Guide): string {
  return renderToStaticMarkup(createElement(Component, { f, company, components: PARTS }))
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n\t]+/g, ' ');
}

const guide = textOf(Guide);
const jetflex = textOf(JetflexProgramming);
const privacy = textOf(Privacy);
const guarulhos = cityContent('Guarulhos', f);
const osasco = cityContent('Osasco', f);
const metas = [guideMeta, jetflexMeta, privacyMeta, questionsMeta, knowledgeCentreMeta, guarulhos.meta, osasco.meta];

function wordCount(text: string): number {
  return text.split(/[ \n]+/).filter(Boolean).length;
}

/** Every text of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const everything = [
  guide,
  jetflex,
  privacy,
  ...textsIn(questionGroups(f)),
  ...textsIn(knowledgeCentreIntro(f)),
  ...textsIn(problemGuides(f)),
  ...textsIn(maintenanceSchedule(f)),
  ...textsIn(knowledgeCentreQuestions(f)),
  ...textsIn(knowledgeCentreContact(f)),
  ...textsIn(guarulhos),
  ...textsIn(osasco),
  ...textsIn(metas),
].filter((text) => !/^[a-z0-9-]+$/.test(text));

test('There are about 50 frequent questions, none asked twice, each with the short answer of its entry', () => {
  const questions = questionGroups(f).flatMap(({ items }) => items);
  expect(questions.length).toBeGreaterThanOrEqual(48);
  expect(questions.length).toBeLessThanOrEqual(56);
  const asked = [...questions, ...knowledgeCentreQuestions(f)].map((item) => item.question.toLowerCase());
  expect(new Set(asked).size).toBe(asked.length);
  const answers = new Set(Array.from(library.values(), (entry) => questionOf(entry, f).answer));
  expect(questions.filter(({ answer }) => !answers.has(answer))).toEqual([]);
  const badlySized = questions.filter(({ answer }) => answer.length < 100 || answer.length > 420);
  expect(badlySized).toEqual([]);
});

test('The knowledge centre has four statistics, three problem guides, three periods and eight questions', () => {
  expect(statistics(f).map((statistic) => statistic.value)).toEqual(['10+', '5.000+', '4,8', '24h']);
  expect(problemGuides(f)).toHaveLength(3);
  for (const { causes, solution, prevention } of problemGuides(f)) {
    expect(Math.min(causes.length, solution.length, prevention.length)).toBeGreaterThanOrEqual(3);
  }
  expect(maintenanceSchedule(f).periods.map((item) => item.period)).toEqual(['Mensal', 'Trimestral', 'Semestral']);
  expect(knowledgeCentreQuestions(f)).toHaveLength(8);
});

test('Titles have at most 60 characters and descriptions 100 to 155, all unique', () => {
  const badlySized = metas.filter(
    ({ title, description }) => title.length > 60 || description.length < 100 || description.length > 155,
  );
  expect(badlySized).toEqual([]);
  expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
  expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
});

test('The guide has at least 1800 words and makes the claims of the specification', () => {
  expect(wordCount(guide)).toBeGreaterThanOrEqual(1800);
  expect(guide).toContain(f.conventionalScale);
  expect(guide).toContain(f.conventionalCycles);
  expect(guide).toContain(`no mínimo, a cada ${f.maintenanceMonths}`);
  expect(guide).toContain(`a partir de ${f.fastest.opening}`);
});

test('The programming article holds a button for 10 seconds to erase all remotes and for 3 to clear the travel', () => {
  expect(f.eraseRemotes).toMatch(/^10\s/);
  expect(f.clearTravel).toMatch(/^3\s/);
  expect(jetflex).toContain(`por cerca de ${f.eraseRemotes}`);
  expect(jetflex).toContain(`mantenha apertado por ${f.clearTravel}`);
  expect(jetflex).toContain('Desligue o disjuntor');
});

test('The privacy notice names who answers for the data', () => {
  for (const value of [company.name, company.cnpj, company.address, company.email]) expect(privacy).toContain(value);
});

test('Guarulhos and Osasco share no sentence and show the promotion with its first and last day', () => {
  const sentences = (city: CityContent) =>
    textsIn(city)
      .flatMap((text) => text.split(/(?<=[.?])\s/))
      .filter((sentence) => wordCount(sentence) > 4);
  const ofGuarulhos = new Set(sentences(guarulhos));
  expect(sentences(osasco).filter((sentence) => ofGuarulhos.has(sentence))).toEqual([]);
  for (const { promotion } of [guarulhos, osasco]) {
    expect(promotion.title).toContain(f.promotion.price);
    expect(promotion.conditions).toContain(f.promotion.firstDay);
    expect(promotion.conditions).toContain(f.promotion.lastDay);
  }
  expect(f.promotion.firstDay).toBe('15/11/2026');
});

test('No common word has lost its accents', () => {
  const unaccented =
    /(?<![\p{L}-])(portao|portoes|nao|manutencao|instalacao|voce|voces|tambem|duvidas?|preco|precos|servicos?|tecnicos?|seguranca|orcamentos?|emergencia|horario|ate|sao paulo|possivel|rapido|automatico|eletrico|area|agua|mes|regiao|condominios?|programacao|atencao|ja|so|ha|alem|porem|trafego|codigo|memoria|numero)(?![\p{L}-])/iu;
  expect(everything.filter((text) => unaccented.test(text))).toEqual([]);
});

test('No text is empty or holds a value that was not there', () => {
  expect(everything.filter((text) => !text.trim() || /undefined|null|NaN|\[object/.test(text))).toEqual([]);
});

test('No price, weight, time, phone or warranty is typed in a text', () => {
  const typed = /R\$|\d[\d.,]*\s*(kg|segundos?|s\b|horas?|h\b|anos?|meses|ciclos|HP|W\b|x sem)|\(\d{2}\)\s*\d{4}/;
  const files = [
    'guide.mdx',
    'jetflex-programming.mdx',
    'privacy.mdx',
    'frequent-questions.yaml',
    'knowledge-centre.yaml',
    'cities/guarulhos.yaml',
    'cities/osasco.yaml',
  ];
  const found = files.flatMap((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => typed.test(line)),
  );
  expect(found).toEqual([]);
});

test('a danger whose short answer has the technician called says at which number', () => {
  const answers = [...library.values()]
    .filter(({ family }) => family === 'danger')
    .flatMap(({ answer, cases }) => [...answer, ...cases.flatMap((one) => one.answer)]);
  const calls = answers.filter((text) => /chame (?:o plantão|o técnico|um técnico)/.test(text));
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((text) => !text.includes('{facts.phone}'))).toEqual([]);
});

test('a crooked leaf and a tilting gate are asked for before anything is released', () => {
  expect(library.get('portao-travado')?.finder[0]?.ask).toMatch(/torta.*basculante/);
});

test('with somebody caught, or at the gate of somebody else, nobody learns how to release it or to erase its controls', () => {
  expect(library.get('pessoa-presa')?.near).not.toContain('destravar-portao');
  const near = library.get('controle-de-outra-pessoa')?.near ?? [];
  expect(near.length).toBeGreaterThan(0);
  for (const id of ['apagar-controles', 'controle-perdido-ou-roubado', 'trocar-controles-do-predio'])
    expect(near).not.toContain(id);
});
