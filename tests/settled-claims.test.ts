import { expect, test } from 'vitest';
import { addresses } from '../src/business/addresses.ts';
import { municipalitiesBeyondRadius } from '../src/business/emergency-reach.ts';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { locationPosts } from '../src/business/location-titles.ts';
import type { Place } from '../src/business/place.ts';
import { findPlaceBySlug, places } from '../src/business/places.ts';
import { type Entry, shownTexts, textsOf } from '../src/content/library/entry.ts';
import { library } from '../src/content/library/library.ts';
import { fillText } from '../src/content/library/placeholders.ts';
import { sharedTexts } from '../src/content/library/shared-texts.ts';
import { plainValues } from '../src/generator/arc/arc-values.ts';
import { trueOfPlace } from '../src/generator/arc/true-of-place.ts';
import { generatePage } from '../src/generator/generate-page.ts';
import { inPlace } from '../src/text/portuguese.ts';
import { testApp } from './support/app.ts';
import { crawl } from './support/crawl.ts';
import { contradictionsIn, contradictionsInSentences } from '../src/generator/settled-claims/contradictions.ts';
import type { ReadPage } from '../src/generator/settled-claims/claim-rule.ts';
import { sentencesOf } from '../src/generator/settled-claims/page-sentences.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const sampleNames = facts.testimonials.map(({ name }) => name);
const postPlaces = new Map(locationPosts.map(({ slug, place }) => [`/postagens/${slug}`, place.municipality]));

function municipalityOf(path: string): string | null {
  const place = path.startsWith('/cidades/') ? findPlaceBySlug(path.slice('/cidades/'.length)) : null;
  return place?.municipality ?? postPlaces.get(path) ?? null;
}

function gateOf(title: string): ReadPage['gate'] {
  if (/basculante/i.test(title)) return 'tilting';
  return /pivotante|portao-de-abrir|portão de abrir/i.test(title) ? 'swing' : null;
}

function report(path: string, html: string, municipality: string | null): readonly string[] {
  return contradictionsIn({ sentences: sentencesOf(html), municipality, gate: gateOf(path) }, facts, sampleNames).map(
    ({ claim, found }) => `${claim} | ${path} | ${found}`,
  );
}

function claimsAgainst(sentence: string, about: Partial<ReadPage> = {}): readonly string[] {
  const page = { sentences: sentencesOf(`<p>${sentence}</p>`), municipality: null, gate: null, ...about };
  return contradictionsIn(page, facts, sampleNames).map(({ claim }) => claim.split(':')[0] ?? '');
}

test.each([
  ['O plantão responde em até 2 horas, num raio de 50 km.', 'emergency'],
  ['Chegada em até 2 horas em toda a Grande São Paulo.', 'emergency'],
  ['Na emergência, respondemos a qualquer hora.', 'emergency'],
  ['Fora do horário, deixe uma mensagem.', 'emergency'],
  ['Fora do expediente, retornamos no dia seguinte.', 'emergency'],
  ['O plantão atende Salesópolis de madrugada.', 'emergency'],
  ['O conserto custa de R$ 350 a R$ 500.', 'prices'],
  ['A visita custa de R$ 350 a R$ 500.', 'prices'],
  ['O diagnóstico da manutenção custa de R$ 350 a R$ 500.', 'prices'],
  ['A manutenção sai por R$ 150.', 'prices'],
  ['A visita técnica é gratuita.', 'prices'],
  ['A manutenção custa R$ 350.', 'prices'],
  ['O motor novo vai de R$ 800 a R$ 1.500.', 'prices'],
  ['A troca do motor custa de R$ 800 a R$ 1.500.', 'prices'],
  ['A central e os controles quase sempre mudam com o motor.', 'prices'],
  ['O Jetflex move portões de até 1.200 kg.', 'weights'],
  ['Motor basculante para folhas de até 500 kg.', 'weights'],
  ['O motor de 1/4 HP move até 250 kg.', 'power'],
  ['Todos os kits têm motor de 1/4 HP.', 'power'],
  ['Um preço, tudo dentro da caixa.', 'kit'],
  ['O kit traz motor, controles e três metros de cremalheira.', 'kit'],
  ['A cremalheira já está incluída no preço do kit.', 'kit'],
  ['Passe graxa na cremalheira a cada três meses.', 'care'],
  ['A cremalheira bem lubrificada dura mais.', 'care'],
  ['Regule a força no mínimo que ainda move a folha.', 'force'],
  ['Você mesmo pode ajustar a força na placa.', 'force'],
  ['Na ladeira, destrave o motor e empurre a folha.', 'release'],
  ['Destrave o motor e mova a folha com a mão.', 'release'],
  ['Preço direto de fábrica.', 'price'],
  ['Relatos de clientes da cidade, com o bairro de cada um.', 'testimonials'],
  ['<p>Renata Figueiredo</p>', 'testimonials'],
  ['Com código rolante, copiar o sinal não adianta.', 'rolling code'],
  ['Um sinal gravado hoje não abre o portão amanhã.', 'rolling code'],
  ['Se o portão pesa na mão, o defeito não é elétrico.', 'faults'],
  ['O DZ Rio é um motor da Rossi.', 'brands'],
  ['Parcelamos no boleto.', 'payment'],
  ['O boleto é aceito em qualquer serviço.', 'payment'],
  ['Não fabricamos, pintamos nem reformamos a folha do portão.', 'reform'],
  ['Fabricamos portões sob encomenda.', 'reform'],
  ['O conserto tem garantia de 30 dias.', 'law'],
  ['Você pode desistir em até 10 dias.', 'law'],
])('"%s" contradicts what is settled of %s', (sentence, claim) => {
  expect(claimsAgainst(sentence)).toContain(claim);
});

test.each([
  'O plantão chega em até 2 horas, num raio de 50 km.',
  'Para orçamento, mande a mensagem a qualquer hora: fora do expediente, respondemos assim que ele recomeça.',
  'A instalação leva de 2 a 4 horas.',
  'A manutenção preventiva custa de R$ 350 a R$ 500.',
  'Há a visita de diagnóstico por R$ 150, descontados do conserto aprovado.',
  'A troca do motor custa de R$ 800 a R$ 1.500, conforme o que se aproveita.',
  'O Jetflex move portões deslizantes de até 1.200 kg.',
  'Motor convencional de 1/4 HP move até 250 kg.',
  'Motor silencioso, a partir de 1/4 HP',
  'O kit não traz cremalheira.',
  'Não passe graxa no trilho nem na cremalheira.',
  'Não aumente a força: quem a regula é o técnico.',
  'Em rampa, não destrave o motor: a folha pode correr sozinha.',
  'Em piso plano, destrave o motor e mova a folha.',
  'O código muda a cada toque, o que dificulta a cópia do sinal.',
  'Se a folha pesa na mão, comece pela parte mecânica.',
  'Para boleto, consulte.',
  'Posso pagar no boleto?',
  'Não fabricamos portão novo; reformamos o que já existe, com a automação.',
  'Confira o beneficiário do boleto antes de pagar.',
])('"%s" contradicts nothing', (sentence) => {
  expect(claimsAgainst(sentence)).toEqual([]);
});

test('a page on a place beyond the radius promises no night service and says that it is served by day', () => {
  const far = { municipality: 'Guararema' } as const;
  expect(claimsAgainst('Há plantão 24 horas.', far)).toEqual(['emergency', 'emergency']);
  expect(
    claimsAgainst('O plantão da noite cobre um raio de 50 km e não chega até aqui: o atendimento é só de dia.', far),
  ).toEqual([]);
});

test('a page on a gate that is measured names no limit of weight', () => {
  expect(claimsAgainst('Escolha pelo peso.', { gate: 'tilting' })).toEqual(['weights']);
  expect(claimsAgainst('Escolha pelo peso.')).toEqual([]);
});

test('no built-in page contradicts a settled claim', { timeout: 240_000 }, async () => {
  const pages = await crawl(await testApp({ clock: () => new Date('2026-11-23T15:00:00Z') }), '/');
  const publicPages = [...pages.values()].filter(
    ({ path, status }) => status === 200 && !path.startsWith('/admin') && !path.endsWith('.svg'),
  );
  expect(publicPages.length).toBeGreaterThan(900);
  expect(publicPages.flatMap(({ path, html }) => report(path, html, municipalityOf(path)))).toEqual([]);
});

test('out of hours too, nothing on a page about a place beyond the radius promises it the night service', async () => {
  const app = await testApp({ clock: () => new Date('2026-11-22T15:00:00Z') });
  const far = places.filter(({ municipality }) => municipalitiesBeyondRadius(facts).includes(municipality));
  expect(far.length).toBeGreaterThanOrEqual(4);
  const paths = [
    ...far.map(({ slug }) => addresses.place(slug)),
    ...[...postPlaces].flatMap(([path, municipality]) =>
      far.some((place) => place.municipality === municipality) ? [path] : [],
    ),
  ];
  const found = await Promise.all(
    paths.map(async (path) => report(path, await (await app.get(path)).text(), municipalityOf(path))),
  );
  expect(found.flat()).toEqual([]);
});

const REQUESTS = [
  'Motor de portão',
  'Instalação de motor deslizante',
  'Instalação de motor basculante',
  'Motor para portão de abrir',
  'Motor pivotante',
  'Quanto custa motor de portão',
  'Conserto de portão',
  'Manutenção de portão automático',
  'Troca de motor de portão',
  'Portão não fecha',
  'Portão não abre',
  'Portão travado com o carro dentro',
  'Emergência com portão',
  'Portão faz barulho',
  'Motor zumbe e não gira',
  'Cremalheira para portão',
  'Que graxa usar no portão',
  'Como aumentar a força do motor',
  'Controle remoto de portão',
  'O controle pode ser clonado?',
  'Programação de controle',
  'Central de comando',
  'Fotocélula para portão',
  'Bateria para motor de portão',
  'Motor para portão pesado',
  'Motor rápido Jetflex',
  'Vale a pena motor de abertura rápida?',
  'Conserto de motor Garen',
  'Motor DZ Rio',
  'Portão de condomínio',
  'Portão abre sozinho',
  'Como destravar o portão na falta de luz',
  'Qual o horário de atendimento?',
  'Preço de manutenção de portão',
  'Portão basculante pesado',
  'Portão pesado na mão',
  'Cabo de aço do portão arrebentou',
  'Loja de motor de portão',
  'Automação de portões',
  'Reforma de portão',
];
/** Near and far ones. */
const PLACES = [
  'Mooca',
  'Osasco',
  'Guararema',
  'Salesópolis',
  'Juquitiba',
  'Biritiba Mirim',
  'Santa Isabel',
  'Zona Norte',
  'Guarulhos',
  'Perdizes',
  'Cotia',
  'Marsilac',
];
const CREATIVITIES = [0, 30, 55, 75, 100];

/** At least 500 titles, each with its place, at every creativity. */
const generated = REQUESTS.flatMap((request, row) =>
  [null, ...PLACES].map((name, column) => {
    const place = places.find((candidate) => candidate.name === name) ?? null;
    return {
      title: place ? `${request} ${inPlace(place)}` : request,
      municipality: place?.municipality ?? null,
      creativity: CREATIVITIES[(row + column) % CREATIVITIES.length] ?? 75,
      seed: row * 31 + column,
    };
  }),
);

test('none of 500 generated pages contradicts a settled claim', { timeout: 240_000 }, () => {
  expect(generated.length).toBeGreaterThanOrEqual(500);
  const found = generated.flatMap(({ title, municipality, creativity, seed }) => {
    const { html, description } = generatePage({ title, creativity, seed, facts });
    return report(`${title} (${creativity})`, `<p>${description}</p>${html}`, municipality);
  });
  expect(found).toEqual([]);
});

function requirePlace(name: string): Place {
  const found = places.find((place) => place.name === name);
  if (!found) throw new Error(`No place is called ${name}`);
  return found;
}

const values = plainValues(facts, { place: null, gateKind: null, brand: null, meant: [] });

test('no text of the library contradicts a settled claim, whichever page draws it', () => {
  const ofEntries = [...library.values()].flatMap((entry) =>
    shownTexts(entry).map(([path, text]) => [`${entry.id} ${path}`, text] as const),
  );
  const texts = [...ofEntries, ...textsOf(sharedTexts)].filter(([where]) => !where.endsWith(' subject'));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(
    texts.flatMap(([where, text]) =>
      contradictionsInSentences(sentencesOf(`<p>${fillText(text, values)}</p>`), facts).map(
        ({ claim, found }) => `${claim} | ${where} | ${found}`,
      ),
    ),
  ).toEqual([]);
});

test('no answer of the library leaves out what its claim needs beside it, since it also stands alone below another question', () => {
  const answers = [...library.values()].flatMap(({ id, answer }) =>
    answer.map((text) => [id, fillText(text, values)] as const),
  );
  expect(answers.flatMap(([id, text]) => report(id, `<p>${text}</p>`, null))).toEqual([]);
});

test('every entry has an answer and a description that are true where no technician comes at night', () => {
  const far = requirePlace('Guararema');
  const page = { facts, understood: { place: { kind: 'own', place: far } } } as const;
  const silent = [...library.values()].filter(
    ({ answer, description }) => trueOfPlace(page, answer).length === 0 || trueOfPlace(page, description).length === 0,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

function gateOfEntry({ gateKinds }: Entry): ReadPage['gate'] {
  if (gateKinds.length === 0) return null;
  if (gateKinds.every((kind) => kind === 'tilting')) return 'tilting';
  return gateKinds.every((kind) => kind === 'swing' || kind === 'pivoting') ? 'swing' : null;
}

const EVERYWHERE = [null, requirePlace('Mooca'), requirePlace('Guararema')];

test('no page of any entry contradicts a settled claim, near, far or of no place', { timeout: 240_000 }, () => {
  const found = [...library.values()].flatMap((entry, row) =>
    EVERYWHERE.flatMap((place, column) => {
      const correction = { entry: entry.id, place: place?.key ?? '' };
      return [0, 55, 100].flatMap((creativity) => {
        const { html, description } = generatePage({
          title: entry.question,
          creativity,
          seed: row * 3 + column,
          facts,
          correction,
        });
        const page = {
          sentences: sentencesOf(`<p>${description}</p>${html}`),
          municipality: place?.municipality ?? null,
          gate: gateOfEntry(entry),
        };
        return contradictionsIn(page, facts, sampleNames).map(
          (contradiction) =>
            `${contradiction.claim} | ${entry.id} ${place?.name ?? ''} (${creativity}) | ${contradiction.found}`,
        );
      });
    }),
  );
  expect(found).toEqual([]);
});

test(
  'no page of any case that a title may name contradicts a settled claim, far or of no place',
  { timeout: 240_000 },
  () => {
    const found = [...library.values()].flatMap((entry) =>
      entry.cases.flatMap(({ named: [way = ''] }, row) =>
        [null, requirePlace('Guararema')].flatMap((place, column) => {
          const { html, description } = generatePage({
            title: way,
            creativity: 55,
            seed: row * 2 + column,
            facts,
            correction: { entry: entry.id, place: place?.key ?? '' },
          });
          const page = {
            sentences: sentencesOf(`<p>${description}</p>${html}`),
            municipality: place?.municipality ?? null,
            gate: gateOfEntry(entry),
          };
          return contradictionsIn(page, facts, sampleNames).map(
            (contradiction) =>
              `${contradiction.claim} | ${entry.id} “${way}” ${place?.name ?? ''} | ${contradiction.found}`,
          );
        }),
      ),
    );
    expect(found).toEqual([]);
  },
);
