import type { Question } from './question.ts';

export const powerCut: Question = {
  subject: 'outage',
  about: /(?:falt|sem|acab|queda).*(?:luz|energia)/,
  released: true,
  asked: ['Fico preso se faltar luz?', 'Dá para abrir sem energia?'],
  answers: [
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Basculante não se destrava em casa: sem luz, ele fica como está, e só o técnico o solta, porque a folha pode cair.'
          : 'Todo motor tem destravamento manual: com o disjuntor desligado, sem bateria e em piso plano, a folha de correr ou de abrir, inteira e com batentes, abre na mão. O basculante espera o técnico.',
      'Você não depende da luz: com o disjuntor desligado, sem bateria e em piso plano, a chave libera a folha de correr ou de abrir, se está inteira e com batentes. O basculante espera o técnico.',
      'Sem bateria, a folha de correr ou de abrir se move com a mão, se está reta, com batentes e em piso plano. Primeiro desligue o disjuntor, depois use a chave. O basculante espera o técnico.',
      'Com o disjuntor desligado, sem bateria e em piso plano, destrava-se e move-se com cuidado a folha de correr ou de abrir que está inteira e tem batentes. O basculante espera o técnico.',
    ],
    [
      ({ t }) => `Com bateria opcional, são até ${t.batteryCycles} sem luz.`,
      ({ t }) => `Quem quer conforto põe bateria, que dá até ${t.batteryCycles}.`,
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Se a garagem é a única entrada, deixe combinada outra saída.'
          : 'Se o portão foi destravado, trave o motor antes de religar o disjuntor.',
      'Quando a luz voltar, acione a primeira vez de longe, com o vão livre.',
    ],
  ],
};

export const consumption: Question = {
  aside: true,
  subject: 'electricity',
  about: /gasta|consom|conta de (?:luz|energia)|quanta (?:luz|energia)/,
  asked: ['O motor gasta muita luz?', 'Vou sentir na conta de energia?'],
  answers: [
    [
      ({ t }) => `Não. A potência vai de ${t.power}, só durante o movimento.`,
      'Pouco: o motor passa o dia quase todo parado.',
      ({ t }) => `Não muito: de ${t.power}, por poucos segundos de cada vez.`,
      'Pouco: ele só consome de verdade enquanto a folha anda.',
    ],
    [
      'Portão pesado faz o motor gastar mais e aquecer.',
      'Folha leve e lubrificada consome menos.',
      'O que encarece é forçar motor pequeno em folha pesada.',
      'À espera do controle, a central quase não consome.',
    ],
  ],
};

export const voltage: Question = {
  kit: true,
  subject: 'electricity',
  released: true,
  about: /127|220|bivolt|voltag|trifasic/,
  asked: ['O motor é 127 V ou 220 V?', 'Que tensão o motor usa?'],
  answers: [
    [
      'Há motores para as duas tensões. Diga a do seu quadro ao pedir o orçamento.',
      'Depende do modelo: a tensão do motor tem de ser a da rede da sua casa.',
      'Na Grande São Paulo há imóveis em 127 V e imóveis em 220 V, e o técnico mede antes de ligar.',
    ],
    [
      'Não mude a chave de tensão por conta própria: a posição errada queima a placa.',
      'Ligar na tensão errada queima a placa na hora.',
      'A medição é feita no ponto em que o motor vai ficar.',
    ],
  ],
};
