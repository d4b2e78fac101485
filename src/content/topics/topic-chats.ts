/** What somebody who reads about a service topic has to say, in their own words; `gate` where that names the kind of gate. */
export interface TopicChat {
  readonly says: string;
  readonly gate?: true;
}

/** By the topic's slug; a test shows that each has its own. */
const chats: Readonly<Record<string, TopicChat>> = {
  'instalacao-de-motor-de-portao': { says: 'Quero instalar um motor no meu portão.' },
  'instalacao-de-motor-deslizante': { says: 'Quero instalar um motor no meu portão de correr.', gate: true },
  'instalacao-de-motor-basculante': { says: 'Quero instalar um motor no meu portão basculante.', gate: true },
  'instalacao-de-motor-pivotante': { says: 'Quero instalar um motor no meu portão pivotante.', gate: true },
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
  'motor-deslizante': { says: 'Procuro um motor para portão de correr.', gate: true },
  'motor-basculante': { says: 'Procuro um motor para portão basculante.', gate: true },
  'motor-pivotante': { says: 'Procuro um motor para portão pivotante.', gate: true },
  'motor-para-portao-de-abrir': { says: 'Procuro um motor para portão de abrir.', gate: true },
  'motor-articulado': { says: 'Procuro um motor articulado para o meu portão.' },
  'motor-de-abertura-rapida': { says: 'Procuro um motor que abra o portão depressa.' },
  'motor-para-portao-pesado': { says: 'Meu portão é pesado e procuro um motor para ele.' },
  'motor-de-portao-ppa': { says: 'Procuro um motor PPA para o meu portão.' },
  'manutencao-de-motor-garen': { says: 'O motor do meu portão é Garen e precisa de manutenção.' },
  'manutencao-de-motor-rossi': { says: 'O motor do meu portão é Rossi e precisa de manutenção.' },
  'manutencao-de-motor-peccinin': { says: 'O motor do meu portão é Peccinin e precisa de manutenção.' },
  'manutencao-de-motor-nice': { says: 'O motor do meu portão é Nice e precisa de manutenção.' },
  'controle-remoto-para-portao': { says: 'Preciso de um controle remoto para o meu portão.' },
  'central-de-comando-para-portao': { says: 'Preciso de uma central de comando para o meu portão.' },
  'fotocelula-para-portao': { says: 'Quero uma fotocélula no meu portão.' },
  'bateria-para-motor-de-portao': { says: 'Quero uma bateria para o motor do meu portão.' },
  'trava-eletrica-para-portao': { says: 'Quero uma trava elétrica no meu portão.' },
  'cremalheira-para-portao-deslizante': { says: 'Preciso de cremalheira para o meu portão de correr.', gate: true },
  'automacao-de-portoes': { says: 'Quero automatizar o meu portão.' },
  'atendimento-de-emergencia-para-portao': { says: 'Estou com uma emergência no meu portão.' },
  'programacao-de-controle-remoto': { says: 'Preciso programar um controle remoto do meu portão.' },
  'troca-de-motor-de-portao': { says: 'Quero trocar o motor do meu portão.' },
  'contrato-de-manutencao-para-condominio': {
    says: 'Quero um contrato de manutenção para o portão do meu condomínio.',
  },
  'reforma-de-portao': { says: 'Quero reformar o meu portão.' },
  'portao-nao-fecha': { says: 'Meu portão não fecha.' },
  'portao-nao-abre': { says: 'Meu portão não abre.' },
  'portao-para-no-meio-do-caminho': { says: 'Meu portão para no meio do caminho.' },
  'portao-abre-sozinho': { says: 'Meu portão está abrindo sozinho.' },
  'controle-remoto-nao-funciona': { says: 'O controle remoto do meu portão não funciona.' },
  'motor-de-portao-com-barulho': { says: 'O motor do meu portão está fazendo barulho.' },
};

/** @throws for a topic without a sentence. */
export function requireTopicChat(slug: string): TopicChat {
  const chat = chats[slug];
  if (!chat) throw new Error(`No chat for the topic ${slug}`);
  return chat;
}
