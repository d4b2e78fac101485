import { type WordsOf, wordsByKey } from '../text/fact-slots.ts';
import { factTexts, type FactTexts } from './fact-texts.ts';
import type { Facts } from './facts.ts';

type TextKey<Texts> = { [Key in keyof Texts & string]: Texts[Key] extends string ? Key : never }[keyof Texts & string];

/** Wordings that no fact changes. */
type Settled = 'emergencyPrice' | 'exchangeDiffers' | 'rackPhrase' | 'optionalPrice';

/** What stored texts may say of the company by a slot, as the editor names it. A new text of the facts does not compile without its name. */
const NAMES = {
  brand: 'Marca dos motores',
  company: 'Nome da empresa',
  phone: 'Telefone',
  kitPrices: 'Preços dos kits, do menor ao maior',
  modelPrices: 'Preço de cada modelo',
  modelSpeeds: 'Tempo de abertura de cada modelo',
  modelWeights: 'Peso máximo de cada modelo',
  openingTimes: 'Tempos de abertura',
  kitHorsepower: 'Potência do menor kit',
  kitHorsepowerFrom: 'Potência dos kits (a partir de)',
  kitCount: 'Quantos kits',
  modelCount: 'Quantos modelos',
  warranty: 'Garantia',
  warrantyPhrase: 'Garantia, por extenso',
  legalWarranty: 'Garantia legal do serviço',
  legalWarrantyPhrase: 'Garantia legal, por extenso',
  withdrawal: 'Prazo para desistir',
  withdrawalPhrase: 'Prazo para desistir, por extenso',
  instalmentsPhrase: 'Parcelas no cartão',
  interestFree: 'Parcelas sem juros',
  instantDiscount: 'Desconto à vista',
  paymentAccepted: 'Formas de pagamento',
  paymentOnRequest: 'Pagamento sob consulta',
  paymentPhrase: 'Pagamento, por extenso',
  weekdays: 'Dias de atendimento',
  hours: 'Horário de atendimento',
  hoursShort: 'Horário, só as horas',
  delivery: 'Preço da entrega',
  emergency: 'Horas de plantão por dia',
  emergencyShort: 'Plantão, abreviado',
  emergencyArrival: 'Chegada na urgência',
  emergencyRadius: 'Raio do plantão',
  beyondRadius: 'Atendimento fora do raio',
  installationHours: 'Duração da instalação',
  heavyInstallationHours: 'Duração da instalação pesada',
  heavyAbove: 'Portão pesado, acima de',
  maintenanceMonths: 'Intervalo da manutenção, em meses',
  maintenanceCycles: 'Intervalo da manutenção, em ciclos',
  maintenancePrice: 'Preço da manutenção',
  visitPrice: 'Preço da visita de diagnóstico',
  visitPhrase: 'Visita de diagnóstico, por extenso',
  repairPrice: 'Mão de obra do conserto',
  repairPhrase: 'Mão de obra do conserto, por extenso',
  replaceMotorPrice: 'Preço da troca do motor',
  exchangePhrase: 'Preço da troca, por extenso',
  heavyGatePrice: 'Preço para portão pesado',
  batteryCycles: 'Ciclos com a bateria',
  batteryPrice: 'Preço da bateria',
  power: 'Potência dos motores',
  conventionalOpening: 'Abertura dos motores convencionais',
  conventionalCycles: 'Ciclos dos motores convencionais',
  conventionalScale: 'Potências dos motores convencionais',
  eraseRemotes: 'Botão para apagar controles',
  clearTravel: 'Botão para apagar o percurso',
  municipalities: 'Municípios atendidos',
  tiltingLimit: 'Tamanho máximo do basculante',
  swingingLimit: 'Largura máxima da folha de abrir',
  gateLimits: 'Limites por tipo de portão',
  kitItems: 'O que vem no kit',
  kitNotIncluded: 'O que não vem no kit',
  kitOptional: 'Opcionais do kit',
} as const satisfies Readonly<Record<Exclude<TextKey<FactTexts>, Settled>, string>>;

const MODEL_NAMES = {
  name: 'nome',
  price: 'preço',
  opening: 'tempo de abertura',
  maxGate: 'peso máximo',
  remotes: 'controles',
  instalments: 'parcelas',
} as const satisfies Readonly<Record<keyof FactTexts['models'][number], string>>;

const PROMOTION_NAMES = {
  name: 'nome',
  nameWithin: 'nome no meio da frase',
  price: 'preço',
  firstDay: 'primeiro dia',
  lastDay: 'último dia',
  places: 'cidades',
} as const satisfies Readonly<Record<Exclude<keyof FactTexts['promotion'], 'content'>, string>>;

/** A fact that a text may name by a slot. */
export interface SlotFact {
  readonly key: string;
  /** Portuguese, for administrators. */
  readonly name: string;
  /** Plain text, as of today. */
  readonly words: string;
}

function entries<Names extends Readonly<Record<string, string>>>(
  names: Names,
  texts: Readonly<Record<keyof Names, string>>,
  { prefix = '', of = '' }: { readonly prefix?: string; readonly of?: string } = {},
): SlotFact[] {
  return Object.entries(names).map(([key, name]) => ({
    key: prefix + key,
    name: of === '' ? name : `${of}: ${name}`,
    words: texts[key] ?? '',
  }));
}

/** @param ids of the facts' models, in their order. */
function listFacts(texts: FactTexts, ids: readonly string[]): SlotFact[] {
  const { models, cheapest, fastest, promotion } = texts;
  return [
    ...entries(NAMES, texts),
    ...entries(MODEL_NAMES, cheapest, { prefix: 'cheapest.', of: 'Modelo mais barato' }),
    ...entries(MODEL_NAMES, fastest, { prefix: 'fastest.', of: 'Modelo mais rápido' }),
    ...models.flatMap((model, at) =>
      entries(MODEL_NAMES, model, { prefix: `models.${ids[at] ?? at}.`, of: `Modelo ${model.name}` }),
    ),
    ...entries(PROMOTION_NAMES, promotion, { prefix: 'promotion.', of: 'Promoção' }),
  ];
}

interface Slots {
  readonly facts: readonly SlotFact[];
  readonly wordsOf: WordsOf;
}

const made = new WeakMap<Facts, Slots>();

/** Made once of the same facts: every page that is shown asks for them. */
function slotsOf(facts: Facts): Slots {
  const known = made.get(facts);
  if (known) return known;
  const listed = listFacts(
    factTexts(facts),
    facts.models.map(({ id }) => id),
  );
  const slots = { facts: listed, wordsOf: wordsByKey(new Map(listed.map(({ key, words }) => [key, words]))) };
  made.set(facts, slots);
  return slots;
}

/** Every fact that a text may name by a slot, in the order in which they are offered. */
export function slotFacts(facts: Facts): readonly SlotFact[] {
  return slotsOf(facts).facts;
}

/** What slots say today. */
export function slotWords(facts: Facts): WordsOf {
  return slotsOf(facts).wordsOf;
}

/** These texts of the facts with each that has a slot as that slot; `slot` writes it. What says nothing today has none. */
export function slottedTexts(facts: Facts, texts: FactTexts, slot: (key: string, words: string) => string): FactTexts {
  const ids = facts.models.map(({ id }) => id);
  const within = <Texts extends object>(values: Texts, names: object, prefix: string): Texts => ({
    ...values,
    ...Object.fromEntries(
      Object.entries(values).flatMap(([key, words]) =>
        key in names && typeof words === 'string' && words !== '' ? [[key, slot(prefix + key, words)]] : [],
      ),
    ),
  });
  return {
    ...within(texts, NAMES, ''),
    models: texts.models.map((model, at) => within(model, MODEL_NAMES, `models.${ids[at] ?? at}.`)),
    cheapest: within(texts.cheapest, MODEL_NAMES, 'cheapest.'),
    fastest: within(texts.fastest, MODEL_NAMES, 'fastest.'),
    promotion: within(texts.promotion, PROMOTION_NAMES, 'promotion.'),
  };
}
