import { gateKindIds } from '../../business/gate-kind-ids.ts';
import { gateKinds } from '../../business/gate-kinds.ts';
import { partTopics } from '../../business/gate-parts.ts';
import { type SubjectTopic, topicSlug } from '../../business/subject-topic.ts';
import { symptomTopics } from '../../business/symptoms.ts';

/** What somebody who reads about a service topic has to say, in their own words; `gate` where that names the kind of gate. */
export interface TopicChat {
  readonly says: string;
  readonly gate?: true;
}

/** By the topic's slug; those of kinds, parts and symptoms stand in their tables. A test shows that each topic has its own. */
const others: Readonly<Record<string, TopicChat>> = {
  'instalacao-de-motor-de-portao': { says: 'Quero instalar um motor no meu portão.' },
  'instalacao-de-portao-automatico-em-condominio': { says: 'Quero automatizar o portão do meu condomínio.' },
  'preparacao-eletrica-para-motor-de-portao': { says: 'Preciso preparar a parte elétrica para o motor do meu portão.' },
  'manutencao-de-motor-de-portao': { says: 'O motor do meu portão precisa de manutenção.' },
  'manutencao-preventiva-de-portao-automatico': {
    says: 'Quero fazer a manutenção preventiva do meu portão automático.',
  },
  'conserto-de-motor-de-portao': { says: 'O motor do meu portão precisa de conserto.' },
  'conserto-de-placa-de-motor-de-portao': { says: 'A placa do motor do meu portão está com defeito.' },
  'troca-de-cremalheira-de-portao': { says: 'Preciso trocar a cremalheira do meu portão de correr.', gate: true },
  'regulagem-e-lubrificacao-de-portao': { says: 'Meu portão precisa de regulagem e lubrificação.' },
  'motor-de-abertura-rapida': { says: 'Procuro um motor que abra o portão depressa.' },
  'motor-para-portao-pesado': { says: 'Meu portão é pesado e procuro um motor para ele.' },
  'motor-de-portao-ppa': { says: 'Procuro um motor da linha que vocês vendem.' },
  'manutencao-de-motor-garen': { says: 'O motor do meu portão é Garen e precisa de manutenção.' },
  'manutencao-de-motor-rossi': { says: 'O motor do meu portão é Rossi e precisa de manutenção.' },
  'manutencao-de-motor-peccinin': { says: 'O motor do meu portão é Peccinin e precisa de manutenção.' },
  'manutencao-de-motor-nice': { says: 'O motor do meu portão é Nice e precisa de manutenção.' },
  'automacao-de-portoes': { says: 'Quero automatizar o meu portão.' },
  'atendimento-de-emergencia-para-portao': { says: 'Estou com uma emergência no meu portão.' },
  'programacao-de-controle-remoto': { says: 'Preciso programar um controle remoto do meu portão.' },
  'troca-de-motor-de-portao': { says: 'Quero trocar o motor do meu portão.' },
  'contrato-de-manutencao-para-condominio': {
    says: 'Quero um contrato de manutenção para o portão do meu condomínio.',
  },
  'reforma-de-portao': { says: 'Quero reformar o meu portão.' },
};

const ofSubjects: readonly SubjectTopic[] = [
  ...gateKindIds.flatMap((kind) => Object.values(gateKinds[kind].topics).flat()),
  ...partTopics,
  ...symptomTopics,
];

const chats: ReadonlyMap<string, TopicChat> = new Map([
  ...Object.entries(others),
  ...ofSubjects.map((topic) => [topicSlug(topic), chatOf(topic)] as const),
]);

function chatOf({ says, namesGate }: SubjectTopic): TopicChat {
  return namesGate ? { says, gate: true } : { says };
}

/** @throws for a topic without a sentence. */
export function requireTopicChat(slug: string): TopicChat {
  const chat = chats.get(slug);
  if (!chat) throw new Error(`No chat for the topic ${slug}`);
  return chat;
}
