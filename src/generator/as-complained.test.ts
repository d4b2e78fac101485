import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { places } from '../business/places.ts';
import { plainText } from '../text/plain-text.ts';
import { inPlace } from '../text/portuguese.ts';
import { generatePage } from './generate-page.ts';
import { DESCRIPTION_LENGTH } from './judgement.ts';
import { factPhrases, readTitle, say } from './page-context.ts';
import { descriptionsFor } from './pools/descriptions.ts';
import { introductionsBySymptom } from './pools/causes.ts';
import { symptomIn } from './symptoms.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const t = factPhrases(facts).plain;
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

function pagesOf(title: string) {
  return SEEDS.map((seed) => generatePage({ title, creativity: 75, seed, facts }));
}

/** The section of causes: the only one with a list of terms. */
function causesOf(html: string): string {
  return plainText(html.split('<section>').find((section) => section.includes('<dl>')) ?? '');
}

test.each(['Cremalheira para portão deslizante', 'Cremalheira fazendo barulho', 'Troca de cremalheira na Mooca', 'Defeito no pinhão'])('the causes of "%s" are those of rack and pinion', (title) => {
  for (const { html } of pagesOf(title)) {
    const causes = causesOf(html);
    expect(causes).toMatch(/[Dd]ente/);
    expect(causes).toMatch(/[Ee]menda|barras/);
    expect(causes).not.toMatch(/[Cc]ontrapeso|dobradiça|[Cc]apacitor/);
  }
});

test.each(['Portão deslizante com barulho', 'Portão de correr lento na Mooca', 'Portão deslizante pesado', 'Portão de abrir não abre'])('the causes of "%s" blame no counterweight', (title) => {
  for (const { html } of pagesOf(title)) {
    expect(causesOf(html)).not.toBe('');
    expect(causesOf(html)).not.toMatch(/[Cc]ontrapeso/);
  }
});

const WEAR = /mostra boa parte destas falhas|Não aumente a força para esconder/;

test.each(['Placa queimada do motor', 'Portão abre sozinho', 'Disjuntor cai quando aciono o portão', 'Controle do portão não funciona', 'Portão falha na chuva', 'Motor queimado por raio', 'Mola do portão quebrou'])(
  'the causes of "%s" do not end as if a service or less force could have helped',
  (title) => {
    for (const { html } of pagesOf(title)) expect(plainText(html)).not.toMatch(WEAR);
  },
);

test('the causes of what wears may end with the service that would have shown it', () => {
  const texts = ['Portão com barulho', 'Portão lento', 'Portão para no meio'].flatMap((title) => pagesOf(title).map(({ html }) => plainText(html)));
  expect(texts.some((text) => WEAR.test(text))).toBe(true);
});

test.each(['Portão abre sozinho', 'Controle do portão não funciona', 'Motor de portão com barulho', 'Disjuntor cai quando aciono o portão'])('the causes of "%s" begin with what to do first about just that', (title) => {
  const context = { ...readTitle(title), t };
  const introductions = (introductionsBySymptom[symptomIn(title)] ?? []).map((line) => say(line, context));
  expect(introductions.length).toBeGreaterThan(1);
  for (const { html } of pagesOf(title)) expect(introductions.some((introduction) => causesOf(html).includes(introduction))).toBe(true);
});

const COMPLAINTS = [
  ['Portão abre sozinho', /Portão que abre sozinho/],
  ['Portão fecha sozinho', /Portão que fecha sozinho/],
  ['Motor de portão com barulho', /barulho/i],
  ['Portão não fecha', /não fecha/],
  ['Portão não abre', /não abre|travado/],
  ['Portão lento', /lento|devagar/],
  ['Controle do portão não funciona', /^Controle/],
  ['Portão fecha e volta', /volta/],
  ['Portão para no meio', /no meio/],
  ['Motor de portão esquentando', /esquentando|quente/],
  ['Disjuntor cai quando aciono o portão', /disjuntor/i],
  ['Portão sem energia', /luz|energia/],
  ['Emergência com portão', /plantão/i],
  ['Emergência: portão não abre', /plantão/i],
] as const;

test.each(COMPLAINTS)('in search results "%s" is named, with every place', (title, words) => {
  for (const asked of [title, ...places.map((place) => `${title} ${inPlace(place)}`)]) {
    const context = { ...readTitle(asked), t };
    for (const description of descriptionsFor(context)) {
      const text = description(context);
      expect(text).toMatch(words);
      expect(text).toContain(context.place.in);
      expect(text.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
      expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
    }
  }
});

test.each(['Vale a pena consertar motor que esquenta?', 'Fotocélula não funciona', 'Controle de longo alcance', 'Quanto custa um motor sem barulho?'])('in search results "%s" is no gate that fails', (title) => {
  for (const { description } of pagesOf(title)) expect(description).not.toMatch(/^(?:Portão (?:que|com|travado)|Barulho|Motor de portão (?:esquentando|quente)|Controle de portão que falha)/);
});
