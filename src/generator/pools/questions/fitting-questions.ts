import type { Question } from './question.ts';

export const fittingTime: Question = {
  subject: 'installation',
  asked: ['Quanto tempo leva a instalação?', 'Em quanto tempo o portão fica pronto?'],
  answers: [
    [
      ({ t }) => `De ${t.installationHours} em um portão comum, com o ponto de energia pronto.`,
      ({ t }) => `Um portão residencial leva de ${t.installationHours}, se a ferragem está boa.`,
      ({ t }) => `Conte com ${t.installationHours}, do furo ao teste.`,
      ({ t }) => `Cerca de meio período: de ${t.installationHours}.`,
    ],
    [
      ({ t }) => `Portão de correr acima de ${t.heavyAbove} pode levar até ${t.heavyInstallationHours}.`,
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Acerto de cabos e contrapesos se soma a isso.'
          : mechanism === 'swing'
            ? 'Segundo motor, batente de chão e trava elétrica se somam a isso.'
            : 'Troca de roldana, solda e acerto de trilho se somam a isso.',
      'O que mais atrasa é a falta do ponto de energia: peça-o ao eletricista antes da data.',
      'Base de concreto nova precisa curar e vem antes.',
    ],
  ],
};

export const ownGate: Question = {
  subject: 'gate-check',
  asked: ['Dá para usar o portão que já tenho?', 'Meu portão antigo serve?'],
  answers: [
    [
      'Sim, na maior parte das casas; folha nova, só se a sua apodreceu ou entortou demais.',
      'Sim, desde que a folha ande sem agarrar e a solda não tenha trinca.',
      'Sim, quando a coluna está firme, a folha no prumo e a ferragem inteira.',
      'Em geral, sim: o motor se prende na coluna, no piso e na folha que existe.',
    ],
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'No basculante, cabos e contrapesos são acertados antes, à parte.'
          : mechanism === 'swing'
            ? 'Dobradiça gasta e coluna trincada se consertam antes, à parte.'
            : 'Roldana, guia ou trilho gasto se troca antes, à parte.',
      'Ferrugem na base ou solda trincada se consertam primeiro.',
      'Mande um vídeo da folha em movimento: ele mostra se ela raspa ou balança.',
      'Fotografe o portão por dentro e o ponto em que a folha encosta ou pesa.',
    ],
  ],
};

export const fittingAlone: Question = {
  asked: ['Posso instalar por conta própria?', 'Vale a pena eu mesmo instalar?'],
  answers: [
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Não: a folha do basculante precisa ser escorada e equilibrada, e solta ela cai.'
          : 'Não recomendamos: a placa tem tensão da rede, e a força mal regulada prensa quem passa.',
      'Não, e você nem economiza: a instalação já está no preço do kit.',
      'Não: motor fora de nível gasta a engrenagem em poucos meses, e o preço do kit já traz a montagem.',
      'Não; o que você pode deixar pronto é o ponto de energia, com eletricista, e a folha acertada.',
    ],
    [
      'O técnico grava o percurso, põe a força no mínimo e testa a parada com um anteparo.',
      'Tampa aberta por quem não é técnico costuma tirar a garantia.',
      'Contrapeso, mola e cabo são serviço de profissional, sempre.',
      'Pintura e limpeza da folha podem ser suas, antes da data.',
    ],
  ],
};

export const preparation: Question = {
  subject: 'electricity',
  asked: ['O que deixo pronto antes da instalação?', 'Como preparo a garagem para a instalação?'],
  answers: [
    [
      'Deixe um ponto de força perto do motor, com disjuntor próprio e fio terra.',
      'Deixe o carro fora da garagem, a frente do portão livre e uma tomada por perto.',
      'Deixe pronto o ponto de energia e, se for pintar a folha, a pintura já seca.',
    ],
    [
      'Deixe livre o caminho até o quadro de luz, que é desligado e religado no serviço.',
      'Se quer fotocélula, peça ao pedreiro um duto até o outro lado do vão.',
      'Um adulto precisa estar em casa no teste final, para receber os controles.',
      'Mande uma foto do lugar da tomada, e dizemos o que falta.',
    ],
  ],
};
