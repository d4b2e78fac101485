import { isMeasured } from '../../true-here.ts';
import type { Question } from './question.ts';

export const kitContents: Question = {
  subject: 'handover',
  kit: true,
  about: /o que (?:vem|inclui|acompanha)/,
  asked: ['O que vem no kit?', 'O que recebo com o motor?'],
  answers: [
    [
      'Motor, central com código rolante, controles remotos e a instalação.',
      'Motor, central e controles, com o serviço de instalar.',
      'Motor, central e controles, já montados e regulados pelo técnico.',
    ],
    [
      ({ t }) => `As peças têm ${t.warrantyPhrase}.`,
      'Fotocélula e bateria são opcionais.',
      ({ mechanism }) =>
        isMeasured(mechanism)
          ? 'Conserto de ferragem é orçado antes, à parte.'
          : 'A cremalheira nova é à parte, orçada por metro.',
      ({ t }) => `O ${t.cheapest.name} traz ${t.cheapest.remotes}.`,
    ],
  ],
};

export const choosingModel: Question = {
  subject: 'choosing',
  kit: true,
  asked: ['Como escolho entre os modelos?', 'Qual modelo serve no meu portão?'],
  answers: [
    [
      ({ t }) =>
        `Em portão de correr de até ${t.cheapest.maxGate}, o ${t.cheapest.name} serve. Acima disso, suba de modelo.`,
      ({ t }) => `O de correr se escolhe pelo peso e pela pressa: ${t.modelWeights}.`,
      'Compare o peso da folha com o limite de cada um e deixe uma sobra.',
      ({ t }) => `Folha leve e pouca pressa: ${t.cheapest.name}. Folha pesada ou rua movimentada: ${t.fastest.name}.`,
    ],
    [
      'Sem saber o peso, mande medidas, material e foto.',
      'Na dúvida entre dois, mande as medidas e uma foto.',
      'Uso de prédio pede conversa antes, por causa dos ciclos.',
      'Conte também as aberturas de um dia cheio.',
    ],
  ],
};

export const cheapestModel: Question = {
  subject: 'uses',
  kit: true,
  asked: ['O modelo mais barato serve para mim?', ({ t }) => `Posso ficar com o ${t.cheapest.name}?`],
  answers: [
    [
      ({ t }) => `Se é de correr e a folha pesa até ${t.cheapest.maxGate}, sim.`,
      ({ t }) => `Para uso de casa e folha de correr de até ${t.cheapest.maxGate}, serve bem.`,
      ({ t }) =>
        `Sim, se ${t.cheapest.opening} de espera não incomodam e a folha de correr não passa de ${t.cheapest.maxGate}.`,
    ],
    [
      'Perto do limite, vale subir um modelo.',
      'Em prédio ou comércio, o mais forte sai mais barato com o tempo.',
      ({ t }) => `Ele custa ${t.cheapest.price}, com instalação.`,
      'A folha precisa estar leve e alinhada.',
    ],
  ],
};

export const mostWeight: Question = {
  subject: 'weight',
  kit: true,
  about: /peso|quantos (?:kg|quilos)|aguenta/,
  asked: ['Qual o peso máximo do portão?', 'Até que peso o motor aguenta?'],
  answers: [
    [
      ({ t }) => `Em portão de correr, a linha de kits vai até ${t.fastest.maxGate}, com o ${t.fastest.name}.`,
      ({ t }) =>
        `Em portão de correr, até ${t.cheapest.maxGate} no ${t.cheapest.name} e até ${t.fastest.maxGate} no ${t.fastest.name}.`,
      ({ t }) => `O ${t.fastest.name}, o mais forte, move portões de correr de até ${t.fastest.maxGate}.`,
    ],
    [
      ({ t }) => `Portões acima de ${t.heavyAbove} têm orçamento próprio, de ${t.heavyGatePrice}.`,
      'Folha pesada pede visita, para ver piso, coluna e ferragem.',
      ({ t }) =>
        `Acima de ${t.heavyAbove}, o projeto é próprio, e a instalação pode levar até ${t.heavyInstallationHours}.`,
      'Chapa fechada pesa bem mais que grade da mesma largura.',
    ],
  ],
};

export const sharedBuilding: Question = {
  subject: 'uses',
  kit: true,
  about: /condominio|predio/,
  asked: ['O motor serve em condomínio?', 'Posso usar em prédio?'],
  answers: [
    [
      'Depende dos ciclos por hora na saída da manhã.',
      ({ t }) =>
        `Um motor convencional é feito para até ${t.conventionalCycles}, e prédio passa disso na hora de pico.`,
      'Sim, com modelo escolhido pelo uso, e não só pelo peso.',
    ],
    [
      'Conte as aberturas da hora mais cheia e nos diga.',
      'Fotocélula, sinaleira e bateria entram quase sempre.',
      'A revisão também vem antes, porque os ciclos se somam depressa.',
      'Para o síndico, mandamos o orçamento por escrito.',
    ],
  ],
};
