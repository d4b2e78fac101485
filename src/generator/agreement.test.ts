import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { serviceTypes } from '../business/location-titles.ts';
import type { Place } from '../business/place.ts';
import { places } from '../business/places.ts';
import { requirePlaceText } from '../content/places/place-text.ts';
import { plainText } from '../text/plain-text.ts';
import { byPlace, inPlace, ofPlace, theName, toPlace } from '../text/portuguese.ts';
import { findOwnPlace } from '../understanding/understand-title.ts';
import { generatePage } from './generate-page.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);

/** One of each kind of title: every service type of the built-in list, every service, product group and question. */
const services = [
  ...serviceTypes,
  'Motor deslizante',
  'Motor pivotante',
  'Motor para portão seccionado',
  'Instalação de motor de portão',
  'Manutenção de motor basculante',
  'Conserto de portão automático',
  'Conserto 24 horas de portão',
  'Fotocélula',
  'Controle remoto',
  'Central de comando',
  'Bateria para portão',
  'Cremalheira',
  'Como programar controle remoto',
  'Qual motor de portão',
  'Quando trocar motor de portão',
  'Onde comprar motor de portão',
  'Por que o portão não fecha',
  'Vale a pena motor de portão',
  'Quanto custa motor de portão',
];

/** Every word that would give the name another gender or number. */
const CONTRACTIONS = new Set('no na nos nas do da dos das ao à aos às pelo pela pelos pelas o a os as'.split(' '));

/** Places whose names head sentences of their own accord: 'Luz apagada', 'Socorro a qualquer hora'. */
const ALSO_NOUNS = new Set(['Luz', 'Socorro']);

/** Mentions of the name that stand without one of its own forms; those in a list of names need none. */
function wrongMentions(text: string, place: Place): string[] {
  const own = new Set(
    [inPlace(place), ofPlace(place), toPlace(place), byPlace(place), theName(place)].map((form) =>
      form.slice(0, -place.name.length).trim(),
    ),
  );
  const mention = new RegExp(
    `(?:(?<before>[\\p{L}\\p{M}-]+|[,:;.?“(])[ ]|^)${place.name}(?![\\p{L}]| \\p{Lu}| d[aeo]s? \\p{Lu}|-)`,
    'gmu',
  );
  return [...text.matchAll(mention)].flatMap((match) => {
    const before = match.groups?.['before'] ?? '';
    const isListed = before === ',' || before === ':';
    // 'Atendemos' begins a sentence; 'Jardim' a name.
    const isPartOfAnother = /^\p{Lu}/u.test(before) && !before.endsWith('mos') && !own.has(before.toLowerCase());
    const isNoun = ALSO_NOUNS.has(place.name) && (before === '' || before === '.');
    if (isListed || isPartOfAnother || isNoun) return [];
    const right = own.has(before.toLowerCase()) || (place.article === null && !CONTRACTIONS.has(before.toLowerCase()));
    return right
      ? []
      : [`“${text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 10).replaceAll('\n', ' / ')}”`];
  });
}

const MASCULINE =
  'motor|portão|kit|controle|conserto|trilho|braço|contrapeso|técnico|orçamento|preço|disjuntor|capacitor|frete|serviço|defeito|plantão';
const FEMININE =
  'folha|central|placa|fotocélula|bateria|cremalheira|instalação|manutenção|automação|programação|garantia|revisão|visita|equipe|loja|peça|chave|engrenagem|roldana|dobradiça|mola';
const DISAGREEMENTS = [
  new RegExp(`(?<![\\p{L}])(?:um|o|do|no|ao|pelo|este|esse|nosso|seu|todo|cada um) (?:${FEMININE})(?![\\p{L}])`, 'iu'),
  new RegExp(`(?<![\\p{L}])(?:uma|da|na|à|pela|esta|essa|nossa|sua|toda) (?:${MASCULINE})(?![\\p{L}])`, 'iu'),
  new RegExp(
    `(?<![\\p{L}])(?:${MASCULINE}) (?:nova|antiga|pesada|torta|instalada|incluída|escolhida|vendida)(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:${FEMININE}) (?:novo|antigo|pesado|torto|instalado|incluído|escolhido|vendido)(?![\\p{L}])`,
    'iu',
  ),
  /(?<![\p{L}])(?:os|dos|nos|uns) (?:motor|portão|kit|controle)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:as|das|nas|umas) (?:folha|peça|placa|visita)(?![\p{L}])/iu,
];

const SERVICES_IN_TURN = 6;

test('over all places and services, title, description, headings and text give the place its own preposition and article, and words agree', () => {
  const wrong: string[] = [];
  let pages = 0;
  for (const [index, place] of places.entries()) {
    // Every service in turn: a place's own forms stand in few sentences, which the services share.
    for (const [number, service] of services.entries()) {
      if ((index + number) % SERVICES_IN_TURN !== 0) continue;
      const title = `${service} ${inPlace(place)}`;
      // A title names the place that is found first among those that share its name.
      const found = findOwnPlace(title) ?? place;
      const { description, html } = generatePage({
        title,
        creativity: (index + number) % 3 === 0 ? 100 : 75,
        seed: index * 31 + number,
        facts,
      });
      // What is written about a place itself names it as its people do ('o bairro Aeroporto'), and is proofread.
      const notes = requirePlaceText(found).paragraphs;
      const text = notes
        .reduce((rest, note) => rest.replace(note, ''), `${title}\n${description}\n${plainText(html)}`)
        .replaceAll('\u00a0', ' ');
      wrong.push(...wrongMentions(text, found).map((words) => `${title}: ${words}`));
      for (const pattern of DISAGREEMENTS) {
        const mistake = pattern.exec(text);
        if (mistake) wrong.push(`${title}: “${text.slice(mistake.index, mistake.index + 40)}”`);
      }
      pages += 1;
    }
  }
  expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
  expect(pages).toBeGreaterThan((places.length * services.length) / SERVICES_IN_TURN - places.length);
}, 120_000);

test.each([
  ['Mooca', 'Atendemos em Mooca.'],
  ['Mooca', 'Atendemos Mooca.'],
  ['Mooca', 'Vamos à rua.\nMooca e arredores'],
  ['Moema', 'Atendemos na Moema.'],
  ['Brás', 'A equipe vai a Brás.'],
])('a wrong form of %s would be found: “%s”', (name, text) => {
  const place = places.find((entry) => entry.name === name);
  expect(place && wrongMentions(text, place)).toHaveLength(1);
});

test.each([
  'A motor novo vai bem na motor.',
  'Levamos um folha.',
  'O portão instalada abre.',
  'A folha pesado arrasta.',
  'Os motor da casa.',
])('“%s” would be found', (text) => {
  expect(DISAGREEMENTS.some((pattern) => pattern.test(text))).toBe(true);
});
