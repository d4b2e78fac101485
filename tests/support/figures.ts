import { distanceKm, kilometresToSeat } from '../../src/business/emergency-reach.ts';
import { buildFacts } from '../../src/business/facts.ts';
import { municipalityCoordinates, places } from '../../src/business/places.ts';
import { coordinatesOf } from '../../src/business/places/coordinates.ts';
import { municipalityNames } from '../../src/business/places/municipalities.ts';
import { formatPhone } from '../../src/business/whatsapp-link.ts';
import { FICTITIOUS_COMPANY } from '../../src/business/fictitious-company.ts';
import { instalment } from '../../src/text/money.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);

/** What a reader sees and hears: text, and the texts of the head, of pictures and of chats. */
export function wordsOf(html: string): string {
  const shown = html.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, ' ');
  const spoken = [...shown.matchAll(/(?:content|aria-label)="([^"]*)"/g)].map(([, text]) => text);
  const chats = [...shown.matchAll(/\?text=([^"]+)"/g)].map(([, text = '']) => decodeURIComponent(text));
  // What closes an inline element does not part words: '<small>R$</small>899'.
  const text = shown.replace(/<\/?(?:b|em|small|strong)\b[^>]*>/g, '').replace(/<[^>]+>/g, ' | ');
  return [text, ...spoken, ...chats]
    .join(' | ')
    .replaceAll('&quot;', '"')
    .replace(/[\s\u00a0]+/g, ' ');
}

/** From each district to the centre of its town, in whole kilometres. */
function districtDistances(): number[] {
  return places.flatMap((place) => {
    const [here, town] = [coordinatesOf(place), municipalityCoordinates[place.municipality]];
    return place.kind === 'neighbourhood' && here && town ? [Math.round(distanceKm(here, town))] : [];
  });
}

const numbers = (...values: readonly (number | readonly number[])[]) =>
  new Set(values.flat().map((value) => value.toLocaleString('pt-BR')));
const amounts = (...values: readonly (number | readonly number[])[]) =>
  new Set(
    values.flat().map((value) =>
      value.toLocaleString('pt-BR', {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 2,
      }),
    ),
  );

const { models, conventional, board, installation, maintenance, emergency, hours } = facts;
const prices = models.map(({ price }) => price).toSorted((one, other) => one - other);
/** Of one model over the one before it, and of two leaves at most. */
const besidePrices = prices.flatMap((price, at) => [price - (prices[at - 1] ?? 0), 2 * price]);

/** Each figure that a page may name, by the words around it. */
export const FIGURES: readonly (readonly [fact: string, pattern: RegExp, allowed: ReadonlySet<string>])[] = [
  [
    'price',
    /R\$ ?(\d+(?:\.\d{3})*(?:,\d\d)?)/g,
    amounts(
      0,
      prices,
      besidePrices,
      prices.map((price) => instalment(price, facts.maxInstalments)),
      maintenance.price,
      facts.diagnosisVisit.price,
      facts.repairPrice,
      facts.replaceMotorPrice,
      facts.heavyGatePrice,
      facts.promotion.price,
    ),
  ],
  [
    'opening or holding time',
    /(\d+) (?:segundos?|s)(?![\p{L}\d])/gu,
    numbers(
      models.map((model) => model.openingSeconds),
      conventional.openingSeconds,
      board.eraseRemotesSeconds,
      board.clearTravelSeconds,
    ),
  ],
  [
    'weight',
    /([\d.]+) kg/g,
    numbers(
      models.map((model) => model.maxGateKg),
      conventional.sizes.flatMap(({ maxGateKg }) => maxGateKg ?? []),
      installation.heavyAboveKg,
    ),
  ],
  [
    'warranty',
    /garantia (?:de fábrica |do fabricante )?(?:de|por) (\d+) (?:anos?|meses)|(\d+) anos? de garantia/gi,
    numbers(facts.warranty.years),
  ],
  ['hours of a day', /(\d+) ?h(?:oras)? (?:às|e) \d+ ?h/g, numbers(hours.opens)],
  ['hours of a day', /\d+ ?h(?:oras)? às (\d+) ?h/g, numbers(hours.closes)],
  [
    'hours',
    /(\d+) ?(?:h|horas?)(?![\p{L}\d])/gu,
    numbers(24, emergency.arrivalHours, installation.hours, installation.heavyHours, hours.opens, hours.closes),
  ],
  ['months', /(\d+) (?:meses|mês)/g, numbers(maintenance.months)],
  [
    'days of the law',
    /(\d+) dias (?:depois|para o serviço|de garantia)/g,
    numbers(facts.law.serviceWarrantyDays, facts.law.withdrawalDays),
  ],
  [
    'leaf',
    /(\d+(?:,\d+)?) m de (?:largura|altura)/g,
    numbers(Object.values(facts.leafLimits.tilting), facts.leafLimits.swinging.widthMetres),
  ],
  ['cycles', /([\d.]+) ciclos/g, numbers(maintenance.cycles, facts.battery.cycles, conventional.cyclesPerHour)],
  [
    'distance',
    /(?<!círculos a \d+ e \d*)(\d+) km(?![\p{L}\d]| em linha reta| do centro| da Sé)/gu,
    numbers(emergency.radiusKm, 10, 25),
  ],
  [
    'way',
    /(?<!cerca de |menos de )(?<!\d)(\d+) km (?:em linha reta|do centro de)/g,
    numbers(municipalityNames.map((name) => kilometresToSeat(facts, name) ?? 0)),
  ],
  ['way from a district', /(?:cerca|menos) de (\d+) km (?:do centro de|da Sé)/g, numbers(1, districtDistances())],
  ['rings of a map', /círculos a (\d+) e \d+ km/g, numbers(1, 2, 5, 10, 20)],
  ['outer rings of a map', /círculos a \d+ e (\d+) km/g, numbers(2, 4, 10, 20, 40)],
  ['instalments', /(\d+) ?x (?:de|sem)/g, numbers(facts.maxInstalments)],
  ['municipalities', /(\d+) municípios/g, numbers(facts.municipalitiesServed)],
  [
    'horsepower',
    /(\d\/\d) HP/g,
    new Set(
      [facts.kit.horsepower, ...conventional.sizes.map(({ horsepower }) => horsepower)].map((text) =>
        text.replace(' HP', ''),
      ),
    ),
  ],
  ['power', /(\d+) W(?![\p{L}\d])/gu, numbers(facts.powerWatts)],
  ['phone', /(\(\d\d\) ?\d{4,5}-\d{4})/g, new Set([formatPhone(facts.company.phone)])],
];

export function unknownFigures(words: string): readonly string[] {
  return FIGURES.flatMap(([fact, pattern, allowed]) =>
    [...words.matchAll(pattern)]
      .filter(([, figure, other]) => !allowed.has(figure ?? other ?? ''))
      .map(({ index, 0: found }) => `${fact}: ${words.slice(Math.max(0, index - 40), index + found.length + 20)}`),
  );
}
