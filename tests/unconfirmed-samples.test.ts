import { expect, test } from 'vitest';
import { defaultFacts } from '../src/business/facts.ts';
import { SAMPLE_NOTE } from '../src/business/testimonials.ts';
import { PRODUCTION } from './support/production.ts';
import { testApp } from './support/app.ts';
import { sentencesOf } from '../src/generator/settled-claims/page-sentences.ts';

const PATHS = [
  '/',
  '/guarulhos',
  '/osasco',
  '/centro-conhecimento',
  '/cidades/mooca-sao-paulo-capital',
  '/cidades/guararema',
  '/postagens/motor-de-portao-ppa-santana',
  '/topicos/motor-de-portao-ppa',
  '/duvidas-frequentes',
  '/guia-completo',
];

const { years, installations, rating, reviews } = defaultFacts.statistics;
const counted = new RegExp(
  `(?<!\\d)${years}\\+|${installations.toLocaleString('pt-BR')}\\+|${String(rating).replace('.', ',')} de nota|${reviews} avaliaç|nota média|aggregateRating|ratingValue|reviewCount`,
);
const names = defaultFacts.testimonials.map(({ name }) => name);

async function pagesOf(environment: Readonly<Record<string, string>>) {
  const app = await testApp({ environment });
  return Promise.all(PATHS.map(async (path) => ({ path, html: await (await app.get(path)).text() })));
}

test('in production no testimonial, grade or count that nobody has confirmed is shown, and no empty section in its place', async () => {
  for (const { path, html } of await pagesOf(PRODUCTION)) {
    expect({ path, shown: names.filter((name) => html.includes(name)) }).toEqual({ path, shown: [] });
    expect({ path, counted: counted.exec(html.replace(/<style>.*?<\/style>/gs, ''))?.[0] ?? null }).toEqual({
      path,
      counted: null,
    });
    expect(html).not.toContain('id="depoimentos"');
    expect(html).not.toContain(SAMPLE_NOTE);
  }
});

test('in production the statistics of the knowledge centre are promises that stand in the facts', async () => {
  const pages = await pagesOf(PRODUCTION);
  const sentences = sentencesOf(pages.find(({ path }) => path === '/centro-conhecimento')?.html ?? '');
  expect(sentences).toEqual(
    expect.arrayContaining([
      '24h de plantão para emergências',
      '1 ano de garantia de fábrica',
      '39 municípios com frete e instalação grátis',
    ]),
  );
});

test('in development they are shown, and said to be samples', async () => {
  const pages = new Map((await pagesOf({})).map(({ path, html }) => [path, html]));
  for (const path of ['/', '/guarulhos', '/osasco', '/cidades/mooca-sao-paulo-capital'])
    expect(sentencesOf(pages.get(path) ?? '')).toContain(SAMPLE_NOTE);
  expect(pages.get('/centro-conhecimento')).toMatch(counted);
});
