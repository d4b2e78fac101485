import { expect, test } from 'vitest';
import { buildFacts, defaultFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { locationTitles } from '../business/location-titles.ts';
import { places } from '../business/places.ts';
import { plainText } from '../text/plain-text.ts';
import { library } from '../content/library/library.ts';
import { fillText } from '../content/library/placeholders.ts';
import { findOwnPlace, understand } from '../understanding/understand-title.ts';
import type { Correction } from '../understanding/understanding.ts';
import { plainValues } from './arc/arc-values.ts';
import { caseOfPage } from './arc/named-case.ts';
import { generatePage } from './generate-page.ts';
import { DESCRIPTION_LENGTH } from './description-length.ts';
import { pagePlan } from './page-plan.ts';
import { facts, page, subjects } from './test-pages.ts';

test('the same title, creativity, seed and facts give the same page', () => {
  expect(page('Motor de Portão PPA Santana')).toEqual(page('Motor de Portão PPA Santana'));
});

test('above 20 another seed gives another text, at 20 and below it does not', () => {
  expect(page('Motor de Portão PPA Santana', 25, 1).html).not.toBe(page('Motor de Portão PPA Santana', 25, 2).html);
  expect(page('Motor de Portão PPA Santana', 20, 1)).toEqual(page('Motor de Portão PPA Santana', 20, 2));
});

test('up to 40 the sections stand in one order, above it their order is drawn', () => {
  /** Where the numbered steps stand among the sections; at 40 and below the title's service fixes it. */
  const positions = (creativity: number) =>
    new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const sections = page('Instalação de motor de portão Santana', creativity, seed).html.split('<section>');
        return sections.findIndex((section) => section.includes('<ol>'));
      }),
    );
  expect(positions(40)).toEqual(new Set([1]));
  expect(positions(45).size).toBeGreaterThan(2);
});

test.each([0, 20, 25, 50, 75, 100])(
  'at creativity %i the page has the planned features and questions',
  (creativity) => {
    const plan = pagePlan(creativity);
    const { html } = page('Motor de Portão PPA Santana', creativity);
    expect(html.match(/<h3>/g)).toHaveLength(plan.questions);
    const lists = [...html.matchAll(/<ul>(.*?)<\/ul>/gs)].map(([, items = '']) => items.match(/<li>/g)?.length);
    expect(lists).toContain(plan.features);
    expect(lists).toContain(plan.tips);
  },
);

function namesCase({ title, correction }: { readonly title: string; readonly correction?: Correction }): boolean {
  const understood = understand(title, correction);
  return understood.entry !== null && caseOfPage(understood.entry, { understood, facts }) !== null;
}

test('at creativity 100 every title has its seven features, whatever it is understood as and wherever it is; one that names a circumstance at least four', () => {
  const requests = [
    ...locationTitles.map((title) => ({ title })),
    ...[...library.values()].flatMap(({ id, family, question }) =>
      family === 'refusal'
        ? []
        : ['', 'Mooca - São Paulo (Capital)', 'Guararema'].map((place) => ({
            title: question,
            correction: { entry: id, place },
          })),
    ),
  ];
  expect(requests.length).toBeGreaterThan(1000);
  const counts = (html: string) =>
    [...html.matchAll(/<ul>(.*?)<\/ul>/gs)].map(([, items = '']) => items.match(/<li>/g)?.length ?? 0);
  const without = requests.filter((request) => {
    const { html } = generatePage({ ...request, creativity: 100, seed: 1, facts });
    return !counts(html).some((count) => count === 7 || (namesCase(request) && count >= 4));
  });
  expect(without).toEqual([]);
});

test('the slug is the post slug of the title', () => {
  expect(page('Portões Eletrônicos PPA Jardim Helena').slug).toBe('portoes-eletronicos-ppa-jardim-helena');
});

test.each([
  ['Como programar controle de portão', /<ol>/],
  ['Portão não fecha', /<h2>/],
  ['Motor de Portão PPA Santana', /<h2>/],
  ['Cachorro ficou com a pata presa no portão', /<ol>/],
])(
  'the title "%s" is answered by its entry in the first paragraph, and its first section has its own form',
  (title, form) => {
    for (const creativity of [0, 75]) {
      const { html } = page(title, creativity);
      const { entry } = understand(title);
      const first = plainText(html.slice(0, html.indexOf('</p>')));
      const values = plainValues(facts, understand(title));
      expect(entry?.answer.map((text) => fillText(text, values))).toContain(first);
      const firstSection = html.slice(html.indexOf('<section>'), html.indexOf('</section>'));
      expect(firstSection).toMatch(form);
    }
  },
);

test('a page about danger begins with what to do now and offers nothing', () => {
  for (const title of ['criança prendeu a mão no portão', 'portão pegou fogo', 'portão dando choque na Mooca']) {
    const { html } = page(title, 100);
    const text = plainText(html);
    const sections = html.split('<section>');
    expect(sections[1]).toContain('<ol>');
    expect(text).not.toMatch(/R\$|Jetflex|Speedy|orçamento/);
  }
});

test('creativity is depth on the same subject: no page about a fault sells a kit', () => {
  for (const title of ['portão não fecha', 'motor ronca e não anda', 'controle não funciona na Lapa']) {
    for (const creativity of [0, 50, 100])
      expect(plainText(page(title, creativity).html)).not.toMatch(/R\$\s(?:899|949|1\.349)/);
  }
});

test('a title with a number of flats gets the arithmetic of its cycles, one with measures that of its weight', () => {
  expect(plainText(page('motor para prédio de 80 apartamentos').html)).toMatch(/80 unidades.*160 aberturas por dia/s);
  const counted = plainText(page('motor pro prédio de 60 aptos que abre 400 vezes por dia').html);
  expect(counted).toMatch(/400 aberturas por dia.*cerca de 60\..*menos do que a sua hora cheia/s);
  expect(counted).not.toContain('60 unidades');
  expect(plainText(page('motor para portão de madeira maciça de 4 metros').html)).toMatch(/4\sm de largura.*10\sm²/s);
});

test('the kind of gate decides which parts the page speaks of', () => {
  for (const seed of [1, 2, 3, 4]) {
    expect(page('Motor Basculante PPA Lapa', 75, seed).html).toMatch(/contrapeso|braço|fuso/);
    expect(page('Motor Deslizante PPA Lapa', 75, seed).html).toMatch(/cremalheira|trilho|roldana|pinhão/);
    expect(page('Motor Pivotante PPA Lapa', 75, seed).html).toMatch(/dobradiça|braço|folhas/);
  }
});

test('a title that asks for a price is answered with the price in the first paragraph', () => {
  const { html } = page('Quanto custa motor de portão em Moema?');
  expect(html.slice(0, html.indexOf('</p>'))).toContain('R$');
});

test('the fragment is semantic HTML without h1, scripts, styles or handlers', () => {
  for (const title of subjects) {
    const { html } = page(`${title} na Mooca`);
    expect(html).not.toMatch(/<h1|<script|style=|\son\w+=|undefined|null|\[object/);
    expect(html).toMatch(/^<p>/);
  }
});

test.each([
  '<script>alert(1)</script> motor',
  '"><img src=x onerror=alert(1)>',
  'Motor \'a\' & "b" </section>',
  'Motor 🚪 em Moema',
  'محرك portão',
  '!!!',
])('the title %j is kept as typed and brings no markup of its own', (title) => {
  const { html, ...rest } = page(title);
  expect(rest.title).toBe(title);
  expect(html).not.toMatch(/<script|<img|onerror/);
  expect(html.match(/<section>/g)?.length).toBe(html.match(/<\/section>/g)?.length);
});

test('facts are escaped in the HTML and plain in the description', () => {
  const hostile = { ...buildFacts({ ...FICTITIOUS_COMPANY, name: 'A & B' }), brand: '<b>X&Y</b>' };
  const { html, description } = generatePage({
    title: 'Motor de portão Moema',
    creativity: 75,
    seed: 3,
    facts: hostile,
  });
  expect(html).not.toContain('<b>');
  expect(description).toContain('<b>X&Y</b>');
});

test('a changed price is what the page says', () => {
  const dearer = { ...facts, models: defaultFacts.models.map((model) => ({ ...model, price: model.price + 7000 })) };
  const { html } = generatePage({ title: 'Quanto custa motor de portão', creativity: 75, seed: 1, facts: dearer });
  const text = plainText(html);
  expect(text).toMatch(/R\$\s7\.899/);
  expect(text).not.toMatch(/R\$\s899\b/);
});

test(
  'over all places and subjects the description is a sentence of 70 to 155 characters with the place',
  { timeout: 240_000 },
  () => {
    const wrong: string[] = [];
    for (const place of places) {
      for (const subject of subjects) {
        // The lowest creativity that draws wordings: the text below the description is the shortest.
        const { description } = page(`${subject} ${place.name}`, 25);
        const fits = description.length >= DESCRIPTION_LENGTH.least && description.length <= DESCRIPTION_LENGTH.most;
        // A name that several places bear is asked for, and not told.
        const named = findOwnPlace(`${subject} ${place.name}`)?.name ?? '';
        if (!fits || !description.includes(named) || !/^\p{Lu}.*[.]$/u.test(description))
          wrong.push(`${description.length} ${description}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
