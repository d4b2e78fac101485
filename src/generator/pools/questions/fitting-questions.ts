import type { Question } from './question.ts';

export const fittingTime: Question = {
  subject: 'installation',
  kit: true,
  about: /quanto tempo (?:leva|demora|dura)?.*instala|instala.*(?:quanto tempo|demora)/,
  asked: ['Quanto tempo leva a instalação?', 'Em quanto tempo o portão fica pronto?'],
  answers: [
    [
      ({ t }) => `De ${t.installationHours} em um portão comum.`,
      ({ t }) => `Um portão residencial leva de ${t.installationHours}.`,
      ({ t }) => `Conte com ${t.installationHours}, do furo ao teste.`,
      ({ t }) => `Cerca de meio período: de ${t.installationHours}.`,
    ],
    [
      ({ t }) => `Portão de correr acima de ${t.heavyAbove} pode levar até ${t.heavyInstallationHours}.`,
      'Se a ferragem precisar de acerto, o tempo aumenta.',
      'O ponto elétrico pronto é o que mais encurta o serviço.',
      'Base de concreto nova precisa curar e vem antes.',
    ],
  ],
};

export const ownGate: Question = {
  subject: 'gate-check',
  kit: true,
  about: /(?:portao (?:antigo|velho|manual)|portao que ja tenho)/,
  asked: ['Dá para usar o portão que já tenho?', 'Meu portão antigo serve?'],
  answers: [
    [
      'Na maioria das vezes, sim.',
      'Quase sempre, desde que a folha ande leve na mão.',
      'Sim, quando a estrutura está firme e no prumo.',
      'Em geral, sim: o motor se adapta à folha que existe.',
    ],
    [
      'O que se faz antes é acertar roldana, dobradiça ou contrapeso.',
      'Ferrugem na base ou solda trincada se consertam primeiro.',
      'Mande um vídeo da folha em movimento e dizemos com segurança.',
      'Só folha muito torta ou podre pede portão novo.',
    ],
  ],
};

export const fittingAlone: Question = {
  kit: true,
  about: /posso instalar|instalar (?:sozinho|eu mesmo|por conta)/,
  asked: ['Posso instalar por conta própria?', 'Vale a pena eu mesmo instalar?'],
  answers: [
    [
      'Não recomendamos: há força, energia e peso envolvidos.',
      'Não vale o risco, que está na força e na parte elétrica.',
      'Como a instalação já está no preço, não há economia nisso.',
      'Não: uma regulagem errada pode machucar alguém e cansar o motor.',
    ],
    [
      'O técnico testa a inversão da folha e deixa tudo regulado.',
      'Fixação torta gasta engrenagem em poucos meses.',
      'Contrapeso, mola e cabo são serviço de profissional, sempre.',
      'Até a escolha do parafuso de fixação muda a duração do motor.',
    ],
  ],
};

export const preparation: Question = {
  subject: 'electricity',
  kit: true,
  asked: ['Preciso deixar algo pronto?', 'Como preparo a garagem para a instalação?'],
  answers: [
    [
      'Deixe um ponto de força perto do motor, com disjuntor próprio.',
      'Deixe o carro fora da garagem, a frente do portão livre e uma tomada por perto.',
      'Deixe a folha limpa e leve na mão, com energia a poucos passos.',
    ],
    [
      'Em prédio, avise a portaria e combine o acesso ao quadro.',
      'Se não houver tomada, chame antes um eletricista.',
      'Alguém da casa deve estar presente no teste final.',
      'Uma foto do lugar da tomada já nos diz o que falta.',
    ],
  ],
};
