import type { FactTexts } from './fact-texts.ts';

type TextKey<Texts> = { [Key in keyof Texts & string]: Texts[Key] extends string ? Key : never }[keyof Texts & string];

/** Wordings that no fact changes, or that no generated text has. */
type Settled =
  | 'deliveryBenefit'
  | 'emergencyPrice'
  | 'emergencyPriceShort'
  | 'exchangeDiffers'
  | 'rackPhrase'
  | 'optionalPrice';

/** What stored texts may say of the company by a slot, as the editor names it. A new text of the facts does not compile without its name. */
export const FACT_NAMES = {
  brand: 'Marca dos motores',
  company: 'Nome da empresa',
  address: 'Endereço',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  kitPrices: 'Preços dos kits, do menor ao maior',
  modelPrices: 'Preço de cada modelo',
  modelCosts: 'Preço de cada modelo, com o nome atrás',
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
  delivery: 'Preço do frete',
  shipping: 'Frete, por extenso',
  deliveryPhrase: 'Frete e instalação, por extenso',
  deliveryFee: 'Taxa de entrega, por extenso',
  deliveryAnswer: 'Se o frete é cobrado',
  kitCovers: 'O que o preço do kit cobre',
  kitCoversLabour: 'O que o preço do kit cobre, com a mão de obra',
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

export const MODEL_NAMES = {
  name: 'nome',
  price: 'preço',
  opening: 'tempo de abertura',
  maxGate: 'peso máximo',
  remotes: 'controles',
  instalments: 'parcelas',
  pair: 'preço de duas folhas, entre o de um motor e o de dois',
} as const satisfies Readonly<Record<keyof FactTexts['models'][number], string>>;

/** Of a model that is set beside the one before it. */
export const COMPARED_NAMES = {
  ...MODEL_NAMES,
  more: 'quanto custa a mais que o anterior',
} as const satisfies Readonly<Record<keyof FactTexts['middle'], string>>;

export const PROMOTION_NAMES = {
  name: 'nome',
  nameWithin: 'nome no meio da frase',
  price: 'preço',
  firstDay: 'primeiro dia',
  lastDay: 'último dia',
  places: 'cidades',
} as const satisfies Readonly<Record<Exclude<keyof FactTexts['promotion'], 'content'>, string>>;

const GROUPS: Readonly<Record<string, { readonly of: string; readonly names: Readonly<Record<string, string>> }>> = {
  cheapest: { of: 'Modelo mais barato', names: MODEL_NAMES },
  middle: { of: 'Modelo do meio', names: COMPARED_NAMES },
  fastest: { of: 'Modelo mais rápido', names: COMPARED_NAMES },
  promotion: { of: 'Promoção', names: PROMOTION_NAMES },
};

/** What a slot's fact is called, as far as its key says; a key that means nothing is called by itself. */
export function slotName(key: string): string {
  const plain = key.charAt(0).toLowerCase() + key.slice(1);
  const names: Readonly<Record<string, string>> = FACT_NAMES;
  const [group = '', ...within] = plain.split('.');
  const name = within.at(-1) ?? '';
  if (group === 'models') {
    const ofModel: Readonly<Record<string, string>> = MODEL_NAMES;
    return `Modelo ${within[0] ?? ''}: ${ofModel[name] ?? name}`;
  }
  const found = GROUPS[group];
  return names[plain] ?? (found ? `${found.of}: ${found.names[name] ?? name}` : key);
}
