import type { Question } from './question.ts';

export const fittingInPrice: Question = {
  subject: 'labour',
  asked: ['O preço inclui a instalação?', 'A mão de obra está no preço?'],
  answers: [
    [
      'Sim: o valor do kit cobre motor, central, controles e instalação.',
      'Sim, fixar, ligar, regular e testar já está no preço do kit.',
      ({ t }) => `Sim: os kits, de ${t.kitPrices}, já vêm com instalação.`,
      'Sim, a mão de obra está no kit, e o que a folha precisar de conserto se orça antes.',
    ],
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Solda, acerto de contrapeso e ponto elétrico novo são orçados antes.'
          : 'Solda, reparo da folha e ponto elétrico novo são orçados antes.',
      ({ t }) => `Ficam à parte, se faltam, ${t.kitNotIncluded}.`,
      ({ t }) => `O frete também não se soma por distância: vale o mesmo nos ${t.municipalities} atendidos.`,
      'Peça o total por escrito, com uma linha para cada coisa que fica fora do kit.',
    ],
  ],
};

export const deliveryCost: Question = {
  subject: 'delivery',
  asked: [
    ({ place }) => `A entrega ${place.in} tem custo?`,
    ({ place }) => `Cobram deslocamento para instalar ${place.in}?`,
  ],
  answers: [
    [
      ({ t }) => `${t.deliveryAnswer} nos ${t.municipalities} da Grande São Paulo.`,
      ({ t }) => `${t.deliveryAnswer}, e a instalação já está no preço, nos ${t.municipalities} atendidos.`,
      ({ t }) => `${t.deliveryAnswer}, e o deslocamento do técnico já está no valor do kit.`,
    ],
    [
      ({ t }) => `A montagem é marcada de ${t.hours}.`,
      'Mande rua e número com as fotos, e a data volta com o total.',
      'O técnico traz o kit no dia; o que a casa fornece é energia no ponto e a frente livre.',
      'Ver o portão antes de dar o preço só é preciso em folha muito pesada, alvenaria ou solda.',
    ],
  ],
};

export const instalments: Question = {
  subject: 'instalments',
  asked: ['Dá para parcelar?', 'Posso pagar no cartão?'],
  answers: [
    [
      ({ t }) => `Sim, em ${t.instalmentsPhrase}.`,
      ({ t }) => `Sim. O ${t.fastest.name}, por exemplo, fica em ${t.fastest.instalments}.`,
      ({ t }) => `Sim. Parcelado, o ${t.cheapest.name} sai em ${t.cheapest.instalments}.`,
    ],
    [
      ({ t }) => `Para pagamento de uma vez, ${t.instantDiscount}.`,
      'A instalação entra nas mesmas parcelas.',
      ({ t }) => `Aceitamos ${t.paymentAccepted}.`,
    ],
  ],
};

export const warranty: Question = {
  subject: 'warranty',
  asked: ['Qual é o prazo da garantia?', 'Quanto tempo de garantia tem o motor?'],
  answers: [
    [
      ({ t }) => `Todo kit sai com ${t.warrantyPhrase}.`,
      ({ t }) => `A garantia é de fábrica e dura ${t.warranty}.`,
      ({ t }) => `São cobertos os defeitos de fabricação por ${t.warranty}.`,
      ({ t }) => `O prazo é de ${t.warranty}, para o motor e a central.`,
    ],
    [
      'Guarde a nota fiscal e a foto da etiqueta do motor.',
      'Para acionar a garantia, mande a nota e um vídeo do defeito.',
      'Peça na compra a lista do que ela não cobre: raio, água e tensão errada costumam estar nela.',
      'Roldana, cabo e dobradiça são da folha e não entram nela.',
    ],
  ],
};
