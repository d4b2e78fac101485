import type { SubjectTopic } from './subject-topic.ts';

interface Triage {
  readonly label: string;
  readonly says: string;
}

/** What is wrong with a gate, as its owner says it. */
export interface SymptomRow {
  readonly topic: SubjectTopic;
  /** How the home page offers it to whoever has a gate that stopped, and what the chat begins with; null where it does not. It is drawn there. */
  readonly triage: Triage | null;
}

/** In the order of the menu. A new symptom is a row here and the article of its topic; where the home page offers it, its drawing. */
const rows = {
  'not-closing': {
    topic: { title: 'Portão não fecha', says: 'Meu portão não fecha.', namesGate: false },
    triage: { label: 'Não fecha até o fim', says: 'Meu portão não fecha até o fim.' },
  },
  'not-opening': {
    topic: { title: 'Portão não abre', says: 'Meu portão não abre.', namesGate: false },
    triage: null,
  },
  'stopping-midway': {
    topic: { title: 'Portão para no meio do caminho', says: 'Meu portão para no meio do caminho.', namesGate: false },
    triage: null,
  },
  'opening-by-itself': {
    topic: { title: 'Portão abre sozinho', says: 'Meu portão está abrindo sozinho.', namesGate: false },
    triage: null,
  },
  'remote-not-working': {
    topic: {
      title: 'Controle remoto não funciona',
      says: 'O controle remoto do meu portão não funciona.',
      namesGate: false,
    },
    triage: { label: 'O controle não responde', says: 'O controle do meu portão não responde.' },
  },
  noise: {
    topic: {
      title: 'Motor de portão com barulho',
      says: 'O motor do meu portão está fazendo barulho.',
      namesGate: false,
    },
    triage: { label: 'Faz barulho e não puxa', says: 'O motor do meu portão faz barulho e não puxa.' },
  },
} as const satisfies Readonly<Record<string, SymptomRow>>;

export type Symptom = keyof typeof rows;

/** The symptoms that the home page offers: each is drawn. */
export type TriageSymptom = {
  [Each in Symptom]: (typeof rows)[Each]['triage'] extends null ? never : Each;
}[Symptom];

export const symptoms: Readonly<Record<Symptom, SymptomRow>> = rows;

export function isTriageSymptom(text: string): text is TriageSymptom {
  return Object.entries(symptoms).some(([symptom, { triage }]) => symptom === text && triage !== null);
}

/** How the home page offers a symptom. */
export function triageOf(symptom: TriageSymptom): Triage {
  const { triage } = symptoms[symptom];
  if (!triage) throw new Error(`The home page does not offer ${symptom}`);
  return triage;
}

export const symptomTopics: readonly SubjectTopic[] = Object.values(symptoms).map(({ topic }) => topic);
