import { expect, test, vi } from 'vitest';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { locationPosts } from '../src/business/location-titles.ts';
import { findPlaceBySlug, places } from '../src/business/places.ts';
import { allTestimonials } from '../src/business/testimonials.ts';
import { generatePage } from '../src/generator/generate-page.ts';
import { inPlace } from '../src/text/portuguese.ts';
import { testApp } from './support/app.ts';
import { crawl } from './support/crawl.ts';
import { contradictionsIn, type ReadPage, sentencesOf } from './support/settled-claims.ts';

// As in crawl.test.ts: what is read here is not packed.
vi.mock('node:zlib', async (load) => {
  const pass = (body: Buffer, _options: unknown, done: (error: null, packed: Buffer) => void) => done(null, body);
  return { ...(await load<object>()), brotliCompress: pass, gzip: pass };
});

const facts = buildFacts(FICTITIOUS_COMPANY);
const sampleNames = allTestimonials.map(({ name }) => name);
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
  return contradictionsIn({ sentences: sentencesOf(html), municipality, gate: gateOf(path) }, facts, sampleNames).map(({ claim, found }) => `${claim} | ${path} | ${found}`);
}

test('no built-in page contradicts a settled claim', { timeout: 180_000 }, async () => {
  const pages = await crawl(await testApp({ clock: () => new Date('2026-11-23T15:00:00Z') }), '/');
  const publicPages = [...pages.values()].filter(({ path, status }) => status === 200 && !path.startsWith('/admin') && !path.endsWith('.svg'));
  expect(publicPages.length).toBeGreaterThan(900);
  expect(publicPages.flatMap(({ path, html }) => report(path, html, municipalityOf(path)))).toEqual([]);
});

const WISHES = [
  'Motor de portão', 'Instalação de motor deslizante', 'Instalação de motor basculante', 'Motor para portão de abrir', 'Motor pivotante', 'Quanto custa motor de portão', 'Conserto de portão', 'Manutenção de portão automático',
  'Troca de motor de portão', 'Portão não fecha', 'Portão não abre', 'Portão travado com o carro dentro', 'Emergência com portão', 'Portão faz barulho', 'Motor zumbe e não gira', 'Cremalheira para portão', 'Que graxa usar no portão',
  'Como aumentar a força do motor', 'Controle remoto de portão', 'O controle pode ser clonado?', 'Programação de controle', 'Central de comando', 'Fotocélula para portão', 'Bateria para motor de portão', 'Motor para portão pesado',
  'Motor rápido Jetflex', 'Vale a pena motor de abertura rápida?', 'Conserto de motor Garen', 'Motor DZ Rio', 'Portão de condomínio', 'Portão abre sozinho', 'Como destravar o portão na falta de luz', 'Qual o horário de atendimento?',
  'Preço de manutenção de portão', 'Portão basculante pesado', 'Portão pesado na mão', 'Cabo de aço do portão arrebentou', 'Loja de motor de portão', 'Automação de portões', 'Reforma de portão',
];
/** Near and far ones. */
const PLACES = ['Mooca', 'Osasco', 'Guararema', 'Salesópolis', 'Juquitiba', 'Biritiba Mirim', 'Santa Isabel', 'Zona Norte', 'Guarulhos', 'Perdizes', 'Cotia', 'Marsilac'];
const CREATIVITIES = [0, 30, 55, 75, 100];

/** At least 500 titles, each with its place, at every creativity. */
const generated = WISHES.flatMap((wish, row) =>
  [null, ...PLACES].map((name, column) => {
    const place = places.find((candidate) => candidate.name === name) ?? null;
    return { title: place ? `${wish} ${inPlace(place)}` : wish, municipality: place?.municipality ?? null, creativity: CREATIVITIES[(row + column) % CREATIVITIES.length] ?? 75, seed: row * 31 + column };
  }),
);

test('none of 500 generated pages contradicts a settled claim', { timeout: 120_000 }, () => {
  expect(generated.length).toBeGreaterThanOrEqual(500);
  const found = generated.flatMap(({ title, municipality, creativity, seed }) => {
    const { html, description } = generatePage({ title, creativity, seed, facts });
    return report(`${title} (${creativity})`, `<p>${description}</p>${html}`, municipality);
  });
  expect(found).toEqual([]);
});
