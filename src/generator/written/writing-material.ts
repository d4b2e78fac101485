import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import type { Facts } from '../../business/facts.ts';
import type { Place } from '../../business/place.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { library } from '../../content/library/library.ts';
import { fillText } from '../../content/library/placeholders.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { WITHOUT_OFFER } from '../arc/arc.ts';
import { unpriced } from '../arc/told-price.ts';
import { trueOfPlace } from '../arc/true-of-place.ts';
import { arithmetic } from '../arc/arithmetic.ts';
import { factTexts } from '../../business/fact-texts.ts';
import { plainValues } from '../arc/arc-values.ts';

/** What an outside model is given to write from, under its headings: texts and facts of ours, and nothing else may be stated. */
export type Material = readonly (readonly [heading: string, texts: readonly string[]])[];

const NEIGHBOURS = 5;
/** Whose readers compare what we sell. */
const OF_KITS: ReadonlySet<Family> = new Set<Family>(['purchase', 'choice', 'price', 'building']);

export function placeOf({ place }: Pick<Understanding, 'place'>): Place | null {
  return place?.kind === 'own' ? place.place : null;
}

export function materialFor(title: string, entry: Entry, understood: Understanding, facts: Facts): Material {
  const values = plainValues(facts, understood);
  const fill = (wordings: readonly string[]) =>
    trueOfPlace({ understood, facts }, wordings).map((text) => fillText(text, values).replaceAll('\u00a0', ' '));
  const isOffer = !WITHOUT_OFFER.has(entry.family);
  const neighbours = entry.near
    .flatMap((id) => library.get(id) ?? [])
    .filter(({ family }) => isOffer || !OF_KITS.has(family))
    .map((near) => ({ ...near, answer: isOffer ? near.answer : unpriced(near.answer) }))
    .filter(({ answer }) => answer.length > 0);
  const place = placeOf(understood);
  const parts: Material = [
    ['Resposta rápida (a mesma verdade em várias formas)', fill(entry.answer)],
    ['Explicação', fill(entry.why.flat())],
    ['O que a pessoa pode conferir com segurança', fill(entry.youCheck.map((check) => `${check.do}: ${check.tells}`))],
    [
      'Passos',
      fill([
        ...entry.steps.map((step) => `${step.title}: ${step.text}`),
        ...(entry.danger === undefined ? [] : [entry.danger]),
        ...(entry.time === undefined ? [] : [`Tempo: ${entry.time}`]),
        ...entry.tools,
      ]),
    ],
    ['O que não fazer', fill(entry.avoid)],
    ['Quando chamar', fill(entry.when)],
    ['O que só o técnico faz', fill(entry.technicianDoes)],
    ['Quanto custa', fill(entry.cost)],
    ['Como evitar', fill(entry.prevent)],
    ['A conta dos números do título', arithmetic(understood, facts)],
    [
      'Assuntos vizinhos, para as perguntas',
      neighbours.slice(0, NEIGHBOURS).flatMap((near) => fill([near.question, ...near.answer.slice(0, 1)])),
    ],
    ['Fatos da empresa', factLines(entry, place, facts).map((text) => text.replaceAll('\u00a0', ' '))],
  ];
  return parts.filter(([, texts]) => texts.length > 0);
}

/** None of them where nothing is offered. */
function factLines(entry: Entry, place: Place | null, facts: Facts): readonly string[] {
  if (WITHOUT_OFFER.has(entry.family)) return [];
  const t = factTexts(facts);
  const near = place === null || isWithinEmergencyRadius(facts, place.municipality);
  const urgent = near
    ? `Na emergência, o técnico chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`
    : `O lugar fica fora do raio do plantão: o atendimento é só de dia, com hora marcada.`;
  const kits = [
    `O kit traz ${t.kitItems}.`,
    `Não entram no kit: ${t.kitNotIncluded}.`,
    `Preços instalados: ${t.modelPrices}.`,
    `Abertura: ${t.modelSpeeds}.`,
    t.gateLimits,
    `A instalação leva de ${t.installationHours}.`,
    `Os kits têm ${t.warrantyPhrase}.`,
  ];
  return [
    `Atendemos de ${t.hours}.`,
    urgent,
    t.paymentPhrase,
    `Há ${t.legalWarrantyPhrase}.`,
    `Atendemos ${t.municipalities} da Grande São Paulo.`,
    ...(entry.kit || OF_KITS.has(entry.family) ? kits : []),
  ];
}
