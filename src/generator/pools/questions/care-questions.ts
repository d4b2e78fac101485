import type { Question } from './question.ts';

export const maintenanceInterval: Question = {
  subject: 'maintenance',
  released: true,
  about: /quanto tempo.*(?:manuten|revis)/,
  asked: ['De quanto em quanto tempo faço a manutenção?', 'Quando devo revisar o motor?'],
  answers: [
    [
      ({ t }) => `A cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}, o que vier antes.`,
      ({ t }) => `O prazo é de ${t.maintenanceMonths}, ou ${t.maintenanceCycles} se vierem antes.`,
      ({ t }) =>
        `Em casa, a cada ${t.maintenanceMonths}. Em prédio, ${t.maintenanceCycles} costumam chegar antes disso.`,
    ],
    [
      ({ t }) => `A visita preventiva custa de ${t.maintenancePrice}.`,
      'Barulho novo ou lentidão pedem visita antes do prazo.',
      'Entre uma revisão e outra, limpar e olhar já ajuda muito.',
      'Anote a data em uma etiqueta na tampa do motor.',
    ],
  ],
};

export const noise: Question = {
  kit: true,
  subject: 'quiet',
  released: true,
  asked: ['Motor novo acaba com o barulho?', 'O barulho diminui com a troca do motor?'],
  answers: [
    [
      'Só se o barulho vier do motor, e quase sempre ele vem da ferragem.',
      'O barulho diminui se a folha também for acertada.',
      'Em parte: roldana, dobradiça e fim de curso fazem mais barulho que o motor.',
    ],
    [
      'Graxa, aperto e alinhamento resolvem boa parte.',
      'Grave o som e mande: dá para ter uma ideia da causa.',
      'O fim de curso no ponto evita a pancada.',
      'Depois da regulagem deve sobrar só um zumbido leve.',
    ],
  ],
};

export const lifetime: Question = {
  aside: true,
  released: true,
  about: /quant\w+ (?:tempo|anos) (?:dura|de vida)|vida util|durabilidade/,
  asked: ['Quanto dura um motor de portão?', 'Qual é a vida útil do motor?'],
  answers: [
    [
      'Não há um número honesto que sirva para todos: depende do peso da folha, do uso e do cuidado.',
      ({ t }) => `Com folha leve, folga de peso e revisão a cada ${t.maintenanceMonths}, muitos anos.`,
      'Depende mais da folha e do uso que da marca.',
    ],
    [
      'A placa e o capacitor costumam pedir troca antes da parte mecânica.',
      'Perto do seu limite e com a ferragem ruim, o mesmo motor falha cedo.',
      'Motor quente em uso normal é sinal de que ele durará menos.',
    ],
  ],
};
