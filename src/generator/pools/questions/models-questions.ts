import type { Question } from './question.ts';

export const kitContents: Question = {
  subject: 'handover',
  asked: ['O que vem no kit?', 'O que recebo com o motor?'],
  answers: [
    [
      'Vêm o motor, a central com código rolante, os controles remotos e a instalação.',
      'O kit traz motor, central e controles, e o serviço de fixar, ligar, regular e testar.',
      'Você recebe motor, central e controles montados e regulados, com nota.',
    ],
    [
      'Solda, alvenaria e ponto de energia, se faltam, são à parte.',
      'Fotocélula, bateria e sinalizador são opcionais: peça-os junto, para entrarem na mesma visita.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Em basculante fora de equilíbrio, o acerto de cabo e contrapeso se soma.'
          : mechanism === 'swing'
            ? 'Batente de chão, trava elétrica e o segundo motor, em duas folhas, são à parte.'
            : 'Em portão de correr, se a cremalheira antiga não serve, a nova é à parte.',
      ({ t }) => `O ${t.cheapest.name} traz ${t.cheapest.remotes}; os extras se pedem à parte.`,
    ],
  ],
};

export const choosingModel: Question = {
  subject: 'choosing',
  asked: ['Como escolho entre os modelos?', 'Qual modelo serve no meu portão?'],
  answers: [
    [
      ({ t, mechanism }) =>
        mechanism === 'tilting'
          ? `Pelo tempo de espera: até ${t.tiltingLimit} e com a folha equilibrada, todos servem.`
          : mechanism === 'swing'
            ? `Pelo tempo de espera: com até ${t.swingingLimit} em cada folha, todos servem.`
            : `Pelo peso, em portão de correr: até ${t.cheapest.maxGate}, o ${t.cheapest.name} serve; acima disso, suba de modelo.`,
      ({ t, mechanism }) =>
        mechanism === 'tilting' || mechanism === 'swing'
          ? `Veja quanto o carro espera na rua: ${t.modelSpeeds}.`
          : `O de correr se escolhe pelo peso e pela espera: ${t.modelWeights}.`,
      ({ t, mechanism }) =>
        mechanism === 'any'
          ? `Depende do tipo: o de correr, por quilos; o basculante, até ${t.tiltingLimit}; o de abrir, até ${t.swingingLimit} por folha.`
          : 'Meça a folha, veja quais modelos a movem com sobra e, entre eles, escolha o tempo de abertura.',
      ({ t }) =>
        `Em rua calma, o ${t.cheapest.name}; para a maioria das casas, o ${t.middle.name}; com espera em rua movimentada, o ${t.fastest.name}.`,
    ],
    [
      'Não compre só pelo HP: a mesma fração move folhas diferentes, conforme a redução do motor.',
      'Some alguns segundos ao tempo da tabela se a folha é larga ou pesada.',
      'Diga quantos carros saem na mesma hora: com muitos, vale um modelo acima.',
      'Se alguém dorme em cima da garagem, pese também a parada suave.',
    ],
  ],
};

export const cheapestModel: Question = {
  subject: 'uses',
  asked: ['O modelo mais barato serve para mim?', ({ t }) => `Posso ficar com o ${t.cheapest.name}?`],
  answers: [
    [
      ({ t, mechanism }) =>
        mechanism === 'tilting'
          ? `Sim, se a folha tem até ${t.tiltingLimit} e está equilibrada.`
          : mechanism === 'swing'
            ? `Sim, se cada folha tem até ${t.swingingLimit} e as dobradiças estão firmes.`
            : `Sim, se o portão é de correr e a folha pesa até ${t.cheapest.maxGate}.`,
      ({ t, mechanism }) =>
        mechanism === 'tilting' || mechanism === 'swing'
          ? `Sim, em rua calma: ele move a mesma folha que os outros e só demora mais, ${t.cheapest.opening}.`
          : `Sim, em casa de rua calma e folha de correr de até ${t.cheapest.maxGate}.`,
      ({ t, mechanism }) =>
        mechanism === 'tilting' || mechanism === 'swing'
          ? `Sim, se a espera de ${t.cheapest.opening} não incomoda quem chega de carro.`
          : `Sim, se ${t.cheapest.opening} de espera não incomodam e a folha de correr não passa de ${t.cheapest.maxGate}.`,
    ],
    [
      ({ t }) => `Por ${t.middle.price}, o ${t.middle.name} abre em ${t.middle.opening}.`,
      'Se os carros saem em fila de manhã, escolha um modelo acima.',
      ({ t }) => `Ele custa ${t.cheapest.price}, com instalação.`,
      'A central dele é comum: para a folha voltar diante de alguém, some a fotocélula.',
    ],
  ],
};

export const largestLeaf: Question = {
  subject: 'weight',
  asked: [
    ({ mechanism }) =>
      mechanism === 'tilting' || mechanism === 'swing'
        ? 'Qual é o maior portão que o motor move?'
        : 'Qual o peso máximo do portão?',
    ({ mechanism }) =>
      mechanism === 'tilting' || mechanism === 'swing'
        ? 'Meu portão é grande. O kit serve?'
        : 'Até que peso o motor aguenta?',
  ],
  answers: [
    [
      ({ t, mechanism }) =>
        mechanism === 'tilting'
          ? `Basculante de até ${t.tiltingLimit}, em qualquer um dos kits; maior que isso, a folha se vê em visita.`
          : mechanism === 'swing'
            ? `Até ${t.swingingLimit} em cada folha, e duas folhas levam dois motores.`
            : `Em portão de correr, a linha de kits vai até ${t.fastest.maxGate}, com o ${t.fastest.name}.`,
      ({ t, mechanism }) =>
        mechanism === 'tilting'
          ? `Os kits movem folha de até ${t.tiltingLimit}, se os contrapesos estão certos.`
          : mechanism === 'swing'
            ? `Os kits movem folhas de até ${t.swingingLimit}; mais larga, a alavanca sobre o braço pede visita.`
            : `O ${t.cheapest.name} para em ${t.cheapest.maxGate}, e o ${t.fastest.name}, em ${t.fastest.maxGate}, sempre de folha de correr.`,
      ({ t, mechanism }) =>
        mechanism === 'any'
          ? `Depende do tipo: folha de correr de até ${t.fastest.maxGate}, basculante de até ${t.tiltingLimit} e, no de abrir, até ${t.swingingLimit} por folha.`
          : mechanism === 'sliding'
            ? `O ${t.fastest.name}, o mais forte, move portões de correr de até ${t.fastest.maxGate}.`
            : 'O limite é de tamanho, e não de quilos: meça a folha fechada, na largura e na altura.',
    ],
    [
      ({ t }) => `Portões de correr acima de ${t.heavyAbove} têm orçamento próprio, de ${t.heavyGatePrice}.`,
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Para conferir, mande a foto das laterais por dentro, onde descem os contrapesos.'
          : mechanism === 'swing'
            ? 'Folha cheia e larga pede também trava elétrica, por causa do vento.'
            : 'Sem balança, largura, altura e material dão uma boa estimativa.',
      ({ t }) =>
        `Acima de ${t.heavyAbove}, o projeto é próprio, e a instalação pode levar até ${t.heavyInstallationHours}.`,
      'Madeira ou chapa posta depois sobre a folha conta no limite: diga se há.',
    ],
  ],
};

export const motorsPerGate: Question = {
  asked: ['Preciso de um motor ou de dois?', 'Quantos motores o meu portão leva?'],
  answers: [
    [
      ({ mechanism }) =>
        mechanism === 'swing'
          ? 'Um motor por folha, com uma central só, que comanda os dois e dá o atraso entre eles.'
          : mechanism === 'tilting'
            ? 'Um basta no basculante comum; só o que torce na subida pode pedir o segundo, decidido em visita.'
            : mechanism === 'sliding'
              ? 'Um, se a folha é uma só ou telescópica; o que abre ao meio, com uma folha para cada lado, leva dois.'
              : 'Um, se o portão tem uma folha só; de abrir com duas folhas, ou de correr que abre ao meio, leva dois.',
      ({ t, mechanism }) =>
        mechanism === 'swing'
          ? `Um motor move uma folha, de até ${t.swingingLimit}; para o par, são dois.`
          : mechanism === 'tilting'
            ? `Um só, em folha equilibrada de até ${t.tiltingLimit}.`
            : 'Conte as folhas que vão ser automáticas: cada uma leva o seu motor.',
      ({ mechanism }) =>
        mechanism === 'swing'
          ? 'Dois, se as duas folhas vão abrir sozinhas; uma pode ficar no ferrolho, e aí basta um.'
          : mechanism === 'tilting'
            ? 'Um só: quem ergue a folha são os contrapesos, e um segundo motor não substitui o acerto deles.'
            : mechanism === 'sliding'
              ? 'Um só, escolhido pelo peso da folha inteira, que ele puxa pela cremalheira.'
              : 'Em portão de correr ou basculante de uma folha, um motor só; em portão de abrir, um por folha.',
    ],
    [
      ({ mechanism }) =>
        mechanism === 'swing'
          ? 'O preço da tabela é o de uma folha; o par se orça por fotos, e não sai pelo dobro.'
          : 'Conte na foto as folhas, as colunas e, se há, a portinha de pedestre.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Se a folha já anda torta, a causa é pino ou braço gasto, que se troca antes.'
          : 'A central também muda: placa de um motor só não comanda duas folhas.',
      'Motor mais forte no lugar do segundo não resolve: ele só puxa de um lado.',
      'Na dúvida, mande um vídeo curto do portão abrindo.',
    ],
  ],
};
