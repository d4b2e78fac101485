import { canonicalSlug, aliasSlug } from '../text/slug.ts';
import { gateKindIds } from './gate-kind-ids.ts';
import { gateKinds } from './gate-kinds.ts';
import { partTopics } from './gate-parts.ts';
import type { SubjectTopic } from './subject-topic.ts';
import { symptomTopics } from './symptoms.ts';

/** In the order of the menu 'Categorias de Serviços' (specification, section 2). */
export const topicCategories = [
  'Instalação',
  'Manutenção e Reparo',
  'Tipos de Motores',
  'Marcas',
  'Acessórios',
  'Serviços',
  'Problemas e Soluções',
] as const;

export type TopicCategory = (typeof topicCategories)[number];

export interface ServiceTopic {
  readonly title: string;
  /** canonicalSlug(title), unique. */
  readonly slug: string;
  readonly category: TopicCategory;
}

const ofKinds = gateKindIds.map((kind) => gateKinds[kind].topics);

function titlesOf(topics: readonly SubjectTopic[]): string[] {
  return topics.map(({ title }) => title);
}

/** Those of kinds, parts and symptoms stand in their tables. Other makers' names say only what is serviced, never that it is sold. */
const titles: Readonly<Record<TopicCategory, readonly string[]>> = {
  Instalação: [
    'Instalação de motor de portão',
    ...titlesOf(ofKinds.flatMap(({ installation }) => installation)),
    'Instalação de portão automático em condomínio',
    'Preparação elétrica para motor de portão',
  ],
  'Manutenção e Reparo': [
    'Manutenção de motor de portão',
    'Manutenção preventiva de portão automático',
    'Conserto de motor de portão',
    'Conserto de placa de motor de portão',
    'Troca de cremalheira de portão',
    'Regulagem e lubrificação de portão',
  ],
  'Tipos de Motores': [
    ...titlesOf(ofKinds.flatMap(({ motor }) => motor)),
    'Motor de abertura rápida',
    'Motor para portão pesado',
  ],
  Marcas: [
    'Motor de portão PPA',
    'Manutenção de motor Garen',
    'Manutenção de motor Rossi',
    'Manutenção de motor Peccinin',
    'Manutenção de motor Nice',
  ],
  Acessórios: titlesOf(partTopics),
  Serviços: [
    'Automação de portões',
    'Atendimento de emergência para portão',
    'Programação de controle remoto',
    'Troca de motor de portão',
    'Contrato de manutenção para condomínio',
    'Reforma de portão',
  ],
  'Problemas e Soluções': titlesOf(symptomTopics),
};

/** By category, in the order of the menu. */
export const serviceTopics: readonly ServiceTopic[] = topicCategories.flatMap((category) =>
  titles[category].map((title) => ({ title, slug: canonicalSlug(title), category })),
);

const bySlug = new Map(serviceTopics.map((topic) => [topic.slug, topic]));
const byAliasSlug = new Map(serviceTopics.map((topic) => [aliasSlug(topic.title), topic]));

export function topicsOf(category: TopicCategory): readonly ServiceTopic[] {
  return serviceTopics.filter((topic) => topic.category === category);
}

export function findTopicBySlug(slug: string): ServiceTopic | null {
  return bySlug.get(slug) ?? null;
}

/** @throws when no topic has the slug, for callers whose slugs come from tables. */
export function requireTopicBySlug(slug: string): ServiceTopic {
  const topic = findTopicBySlug(slug);
  if (!topic) throw new Error(`No topic ${slug}`);
  return topic;
}

/** The form as the specification words it. */
export function findTopicByAliasSlug(slug: string): ServiceTopic | null {
  return byAliasSlug.get(slug) ?? null;
}
