import { isGateKind } from '../business/gate-kind-ids.ts';
import { type GateKind, gateKinds } from '../business/gate-kinds.ts';
import type { Family } from '../content/library/entry.ts';
import type { Finding, Understood } from '../pages/page-contracts.ts';
import { listOf } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';
import type { Correction } from './correction.ts';

/** How the panel says what a title was understood as. Pure. */

/** '' where it is none of them. */
export function gateKindFrom(value: string): GateKind | '' {
  return isGateKind(value) ? value : '';
}

/** The families of the library, in the order in which their subjects are offered. */
export const familyNames: Readonly<Record<Exclude<Family, 'refusal'>, string>> = {
  fault: 'Defeitos',
  danger: 'Perigos',
  price: 'Preços',
  purchase: 'Compra e instalação',
  choice: 'Escolha do motor',
  'how-to': 'Como fazer',
  maintenance: 'Manutenção',
  building: 'Condomínio',
  brand: 'Outras marcas',
  product: 'O que é e para que serve',
  payment: 'Pagamento',
  law: 'Lei e garantia',
  service: 'Atendimento',
  place: 'Lugares',
};

/** Whether a page of the title may be found by search engines: understood for sure, and ours to answer. */
export function isAnswered({
  entry,
  confidence,
  refusal,
}: Pick<Understood, 'entry' | 'confidence' | 'refusal'>): boolean {
  return entry !== null && confidence === 'sure' && refusal === null;
}

const REFUSALS: Readonly<Record<NonNullable<Understood['refusal']>, string>> = {
  outside: 'Fora da área',
  'other-service': 'Não fazemos',
  'other-trade': 'Outro assunto',
  harmful: 'Não ensinamos',
};

export interface ConfidenceLabel {
  readonly level: Finding['level'];
  readonly word: string;
}

/** How sure it is, in a word; what was chosen is as sure as can be. */
export function confidenceLabelOf({ refusal, confidence, place }: Understood, chosen: Correction): ConfidenceLabel {
  if (refusal !== null) return { level: 'bad', word: REFUSALS[refusal] };
  if (confidence === 'none') return { level: 'bad', word: 'Não entendi' };
  if (confidence === 'uncertain')
    return { level: 'warning', word: place?.kind === 'ambiguous' ? 'Falta o lugar' : 'Sem certeza' };
  return { level: 'good', word: chosen.entry === undefined ? 'Com certeza' : 'Escolhido por você' };
}

export function subjectWords({ subject, confidence }: Understood): string {
  return subject === null || confidence === 'none' ? 'Não entendi' : subject;
}

const NO_PLACE = 'Toda a região';
const NO_KIND = 'Qualquer';

export const noPlace: Choice = { value: '', label: NO_PLACE };
export const noKind: Choice = { value: '', label: NO_KIND };

export function placeWords({ place }: Understood): string {
  if (place === null) return NO_PLACE;
  return place.kind === 'ambiguous' ? `${place.name}: qual?` : place.name;
}

export function kindWords({ gate_kind }: Understood): string {
  return gate_kind === null ? NO_KIND : gateKinds[gate_kind].choice;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What is asked back, with the answers to choose from and what each corrects. */
export interface Question {
  readonly about: 'subject' | 'place';
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly correction: Correction }[];
}

/** As many as are read at a glance; the others stand in the list of all subjects. */
const OFFERED = 4;

/** The subjects nearest to a title, its own guess first. */
export function nearestSubjects({ entry, subject, refusal, alternatives }: Understood): Choice[] {
  const own = entry !== null && subject !== null && refusal === null ? [{ value: entry, label: subject }] : [];
  return [...own, ...alternatives.map((other) => ({ value: other.entry, label: other.subject }))];
}

export function placeCandidates({ place_candidates }: Understood): Choice[] {
  return place_candidates.map(({ key, name }) => ({ value: key, label: name }));
}

/** One thing at a time: what it is about where nothing was understood, else the place, else the subject that is not sure. */
export function questionOf(understood: Understood): Question | null {
  const { refusal, confidence, place, danger } = understood;
  if (refusal !== null || danger) return null;
  if (place?.kind === 'ambiguous' && confidence !== 'none') {
    return {
      about: 'place',
      text: `Qual ${place.name}?`,
      answers: placeCandidates(understood).map(({ value, label }) => ({ label, correction: { place: value } })),
    };
  }
  const nearest = nearestSubjects(understood).slice(0, OFFERED);
  if (confidence === 'sure' || nearest.length === 0) return null;
  return {
    about: 'subject',
    text: 'O título é sobre…?',
    answers: nearest.map(({ value, label }) => ({ label, correction: { entry: value } })),
  };
}

/** 'Sem explicação no título: “Xablau” e “zum”.' The words come folded and are shown as they stand in the title. */
export function unexplainedWords({ unexplained }: Pick<Understood, 'unexplained'>, title: string): string | null {
  if (unexplained.length === 0) return null;
  const typed = new Map(title.split(/[^\p{L}\p{N}]+/u).map((word) => [searchKey(word), word]));
  return `Sem explicação no título: ${listOf(unexplained.map((word) => `“${typed.get(word) ?? word}”`))}.`;
}

/** Why search engines will not be shown the page: what the check found, said as a whole where it only names words. */
export function whyUnanswered({ confidence, refusal }: Understood, findings: readonly Finding[]): string {
  const found = findings.find(({ subject }) => subject === 'answer')?.found;
  return found === undefined || (confidence === 'none' && refusal === null)
    ? 'Não entendi o que o título pede.'
    : `${found}.`;
}
