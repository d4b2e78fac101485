import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { serviceTypes } from '../business/location-titles.ts';
import { places } from '../business/places.ts';
import { factTexts } from '../business/fact-texts.ts';
import { inPlace } from '../text/portuguese.ts';
import { plainText } from '../text/plain-text.ts';
import { generatePage } from './generate-page.ts';
import { readTitle } from './page-context.ts';
import { defectHeadings } from './pools/causes.ts';
import { ownerTips } from './pools/tips.ts';
import { textSections } from './pools/sections.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const t = factTexts(facts);
const SEEDS = [1, 2, 3, 5, 8, 13, 21, 34];

function pagesOf(title: string, creativity = 75): readonly string[] {
  return SEEDS.map((seed) => generatePage({ title, creativity, seed, facts }).html);
}

const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);

test.each(serviceTypes)('no name of a place is heard as a complaint, a part or a wish: "%s"', (service) => {
  const without = readTitle(service);
  for (const place of places) {
    const { symptom, asksFor, term, serviceType, productType } = readTitle(`${service} ${inPlace(place)}`);
    expect({ place: place.name, symptom, asksFor, term, serviceType, productType }).toEqual({
      place: place.name,
      symptom: without.symptom,
      asksFor: without.asksFor,
      term: without.term,
      serviceType: without.serviceType,
      productType: without.productType,
    });
  }
});

test.each(['Motor de portão PPA Itaquaquecetuba', 'Loja de Motor de Portão PPA Ipiranga', 'Quanto custa automatizar um portão na Mooca?', 'Instalação de portão automático em Osasco', 'Automação de portão em Poá'])(
  'the page "%s" sells, and speaks of no breakdown',
  (title) => {
    const ofOwners: readonly unknown[] = [...defectHeadings, ...textSections.emergency.headings];
    for (const creativity of [45, 75, 100]) {
      for (const html of pagesOf(title, creativity)) expect(headingsOf(html).filter((heading) => ofOwners.includes(heading))).toEqual([]);
    }
  },
);

test.each(['Portão não fecha na Mooca', 'Manutenção de motor de portão em Osasco', 'Fotocélula para portão', 'Portão abre sozinho'])('the page "%s" prepares no installation', (title) => {
  const ofBuyers: readonly unknown[] = [...textSections.electricity.headings, ...textSections.quote.headings, ...textSections.handover.headings];
  for (const html of pagesOf(title, 100)) expect(headingsOf(html).filter((heading) => ofBuyers.includes(heading))).toEqual([]);
});

test.each([
  'Motor de portão na Mooca', 'Instalação de motor basculante em Osasco', 'Quanto custa motor de portão?', 'Manutenção de portão em Moema', 'Emergência com portão no Brás', 'Portão não fecha em Poá', 'Motor PPA Jetflex em Cotia',
  'Loja de portões eletrônicos em Guarulhos', 'Vale a pena motor rápido?', 'Bateria para motor de portão', 'Programação de controle remoto na Lapa',
])('the page "%s" tells each delay, duration, range of prices and warranty once', (title) => {
  const figures = [t.installationHours, t.emergencyArrival, t.hours, t.maintenancePrice, t.replaceMotorPrice, t.kitPrices, t.instalmentsPhrase, t.instantDiscount, t.batteryCycles, t.warrantyPhrase];
  for (const creativity of [0, 30, 60, 75, 100]) {
    for (const html of pagesOf(title, creativity)) {
      const text = plainText(html);
      expect(figures.filter((figure) => text.split(figure).length > 2)).toEqual([]);
    }
  }
});

test('a page with a section on a subject gives no tip on it', () => {
  const onRemotes = ownerTips.filter(({ subject }) => subject === 'remotes').map(({ text }) => text);
  const pages = ['Controle remoto para portão', 'Programação de controle remoto na Mooca'].flatMap((title) => pagesOf(title, 100));
  const withSection = pages.filter((html) => headingsOf(html).some((heading) => textSections.remotes.headings.includes(heading ?? '')));
  expect(withSection.length).toBeGreaterThan(0);
  for (const html of withSection) expect(onRemotes.filter((tip) => html.includes(`<li>${tip}</li>`))).toEqual([]);
});
