import { capitalise } from '../../text/portuguese.ts';
import type { QuestionType, ServiceType } from '../classify-title.ts';
import { isCare, isOutsideKits, type PageContext } from '../page-context.ts';
import { mayFall, type Symptom } from '../symptoms.ts';
import { isOfLeaf } from '../terms.ts';
import { definitionDescriptions, greaseDescriptions, kindsDescriptions, otherBrandDescriptions, outsideDescriptions, reformDescriptions, refusalDescriptions, symptomDescriptions } from './descriptions-apart.ts';

/** A complete sentence for search results, plain text. */
export type Description = (context: PageContext) => string;

function named({ subject, t, group, term }: PageContext): string {
  return group === 'accessory' && isOfLeaf(term) ? capitalise(subject.name) : `${capitalise(subject.name)} ${t.brand}`;
}

const sale: readonly Description[] = [
  (c) => `${named(c)} ${c.place.in}: kits instalados de ${c.t.kitPrices}, com ${c.t.warrantyPhrase} e frete grátis.`,
  (c) => `${named(c)} ${c.place.in}, com mão de obra no preço. O portão abre em ${c.t.openingTimes}, conforme o modelo.`,
  (c) => `${named(c)} ${c.place.in}: compare peso, tempo de abertura e preço, sempre com a mão de obra incluída.`,
  (c) => `${named(c)} ${c.place.in}: veja o modelo certo para o peso do portão e pague em ${c.t.instalmentsPhrase}.`,
  (c) => `${named(c)} ${c.place.in}: ${c.t.cheapest.name} por ${c.t.cheapest.price} e ${c.t.fastest.name} por ${c.t.fastest.price}, com instalação.`,
  (c) => `${named(c)} ${c.place.in}: o que conferir no portão, quanto custa e como pedir o orçamento por foto.`,
];

const care: readonly Description[] = [
  (c) => `${named(c)} ${c.place.in}: o que você pode conferir sem risco, o que fica para o técnico e quanto custa.`,
  (c) => `${named(c)} ${c.place.in}: sinais, causas e cuidados, com atendimento de ${c.t.hours}.`,
  (c) => `${named(c)} ${c.place.in}: mande um vídeo do portão e saiba o que há antes de trocar peça.`,
  (c) => `${named(c)} ${c.place.in}, com plantão ${c.t.emergency} para emergências num raio de ${c.t.emergencyRadius}.`,
];

const emergency: readonly Description[] = [
  (c) => `Portão parado ${c.place.in}? Plantão ${c.t.emergency}, com chegada em até ${c.t.emergencyArrival} num raio de ${c.t.emergencyRadius}. Veja o que fazer até lá.`,
  (c) => `Emergência com portão ${c.place.in}: plantão ${c.t.emergency} num raio de ${c.t.emergencyRadius} e o que fazer com segurança até o técnico chegar.`,
  (c) => `Portão travado ou aberto ${c.place.in}: o que fazer agora e como chamar o plantão, que atende ${c.t.emergency} num raio de ${c.t.emergencyRadius}.`,
];

const part: readonly Description[] = [
  (c) => `${named(c)} ${c.place.in}: mande a foto da etiqueta do motor e saiba que peça serve no seu portão.`,
  (c) => `${named(c)} ${c.place.in}: o que informar, o que conferir antes de trocar e como pedir o orçamento.`,
  (c) => `${named(c)} ${c.place.in}: a peça certa para o seu motor, com teste do portão depois da troca.`,
];

/** Parts of the leaf are measured, and not matched with a motor. */
const leafPart: readonly Description[] = [
  (c) => `${named(c)} ${c.place.in}: a medida vem antes do preço. Mande a foto da peça e a largura da folha.`,
  (c) => `${named(c)} ${c.place.in}: quando trocar, o que conferir na folha e o que fica para o técnico.`,
  (c) => `${named(c)} ${c.place.in}: por que gasta e como é feita a troca, com a folha escorada.`,
];

const programming: readonly Description[] = [
  (c) => `${named(c)} ${c.place.in}: passo a passo da gravação, cuidados com a placa e o que fazer se não gravar.`,
  (c) => `${named(c)} ${c.place.in}: como gravar o controle e o percurso, com o portão à vista e o vão livre.`,
  (c) => `${named(c)} ${c.place.in}: o procedimento na placa, na ordem certa, e quando chamar o técnico.`,
];

/** For who wants a motor for something in particular. */
const wished: Readonly<Partial<Record<NonNullable<PageContext['asksFor']>, readonly Description[]>>> = {
  condominium: [
    (c) => `Motor para portão de condomínio ${c.place.in}: o que contar antes, o que a fila da manhã exige e como pedir.`,
    (c) => `Portão de condomínio ${c.place.in}: por que o uso vem antes do peso e o que o síndico deve pedir no orçamento.`,
  ],
  heavy: [
    (c) => `Motor para portão pesado ${c.place.in}: de correr, até ${c.t.fastest.maxGate} com os kits e, acima disso, projeto próprio. Veja o que conferir.`,
    (c) => `Portão pesado ${c.place.in}: o limite de cada motor, o que se confere na folha e quando o projeto é à parte.`,
  ],
  fast: [
    (c) => `Motor rápido para portão ${c.place.in}: do modelo que abre em ${c.t.fastest.opening} ao mais econômico, com preços.`,
    (c) => `Abertura rápida de portão ${c.place.in}: compare os segundos, o peso e o preço de cada modelo.`,
  ],
};

const asked: Readonly<Record<Exclude<QuestionType, 'general'>, readonly Description[]>> = {
  'how-to': [
    (c) => `${named(c)} ${c.place.in}: veja como ${c.task}, passo a passo, com os cuidados de segurança.`,
    (c) => `Como ${c.task}, passo a passo e com os cuidados de segurança. Atendemos ${c.place.the} com a linha ${c.t.brand}.`,
  ],
  which: [
    (c) => `${named(c)} ${c.place.in}: compare peso, tempo de abertura e preço dos modelos e veja qual serve.`,
    (c) => `Qual modelo serve? ${named(c)} ${c.place.in}: tabela com peso, abertura e preço com instalação.`,
  ],
  when: [
    (c) => `${named(c)} ${c.place.in}: os sinais de que chegou a hora e os prazos de revisão, a cada ${c.t.maintenanceMonths}.`,
    (c) => `Saiba quando agir. ${named(c)} ${c.place.in}: sinais, prazos e preço da revisão.`,
  ],
  where: [
    (c) => `${named(c)} ${c.place.in}: veja onde vendemos e instalamos, com frete grátis em ${c.t.municipalities}.`,
    (c) => `${named(c)} ${c.place.in}: atendemos ${c.t.municipalities}, com frete e instalação grátis.`,
  ],
  why: [
    (c) => `${named(c)} ${c.place.in}: as causas mais comuns, o que você pode conferir e quando chamar o técnico.`,
    (c) => `Entenda as causas. ${named(c)} ${c.place.in}: do que é simples ao que pede técnico.`,
  ],
  'worth-it': [
    (c) => `Vale a pena? ${named(c)} ${c.place.in}: o que pesa a favor, o que pesa contra e quanto custa.`,
    (c) => `${named(c)} ${c.place.in}: prós, contras e preço, para decidir sem propaganda.`,
  ],
};

/** Services that a complaint is a reason for; 'Portão fecha e volta' names none. Whoever wants to install or to know a price is promised that. */
const COMPLAINED: ReadonlySet<ServiceType> = new Set<ServiceType>(['problem', 'repair', 'maintenance', 'emergency', 'sale']);
/** Damage that is done: its causes come before any price. */
const DAMAGE: ReadonlySet<Symptom> = new Set<Symptom>(['burnt-board', 'burnt-motor', 'lightning']);
/** They ask for a choice or a judgement, and not for what to do. */
const WEIGHED: ReadonlySet<QuestionType> = new Set<QuestionType>(['which', 'where', 'worth-it']);

function ofComplaint({ symptom, serviceType, questionType, group, folded }: PageContext): readonly Description[] | undefined {
  if (mayFall(symptom) || DAMAGE.has(symptom)) return symptomDescriptions[symptom];
  // Whoever calls the duty service is told of it, unless a power cut, which has a way out of its own, is what stopped the gate.
  if (serviceType === 'emergency' && symptom !== 'any' && symptom !== 'outage') return emergency;
  if (!COMPLAINED.has(serviceType) || WEIGHED.has(questionType)) return undefined;
  // 'Fotocélula não funciona' speaks of a part, and not of a gate that stays shut; 'Controle de longo alcance' of none that fails.
  if (group === 'accessory' && (serviceType === 'sale' || (symptom === 'not-opening' && !folded.includes('portao')))) return undefined;
  return symptomDescriptions[symptom];
}

export function descriptionsFor(context: PageContext): readonly Description[] {
  const { questionType, serviceType, group, asksFor, otherBrand, term } = context;
  if (otherBrand !== null) return otherBrandDescriptions;
  if (isOutsideKits(context)) return outsideDescriptions;
  if (asksFor === 'definition' || asksFor === 'place-of-part') return definitionDescriptions;
  if (asksFor === 'bypass' || asksFor === 'force' || asksFor === 'pilha') return refusalDescriptions[asksFor];
  if (asksFor === 'kinds') return kindsDescriptions;
  if (asksFor === 'grease') return greaseDescriptions;
  if (asksFor === 'reform') return reformDescriptions;
  const complaint = ofComplaint(context);
  if (complaint) return complaint;
  const ofWish = asksFor === null || isCare(context) ? undefined : wished[asksFor];
  if (ofWish) return ofWish;
  // A comparison of parts has no models and prices to promise.
  if (group === 'accessory' && questionType === 'which') return part;
  if (asksFor === 'exchange') return asked['worth-it'];
  if (questionType !== 'general') return asked[questionType];
  if (serviceType === 'programming') return programming;
  if (serviceType === 'emergency') return emergency;
  if (group === 'accessory') return isOfLeaf(term) ? leafPart : part;
  return isCare(context) ? care : sale;
}

/** For names so long or so short that none of the others fits; they promise nothing that a page may lack. */
export const shortDescriptions: readonly Description[] = [
  (c) => `${named(c)} ${c.place.in}: veja o que conferir e como pedir o orçamento.`,
  (c) => `${named(c)} ${c.place.in}: orçamento por foto.`,
  (c) => `${named(c)} ${c.place.in}: o que conferir no portão e como pedir o orçamento pelo WhatsApp, sem sair de casa.`,
];
