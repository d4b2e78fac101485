import type { Question } from './question.ts';

export const maintenanceInterval: Question = {
  subject: 'maintenance',
  asked: [
    'Depois de instalado, de quanto em quanto tempo faço a revisão?',
    'Que manutenção o motor novo pede, e quanto custa?',
  ],
  answers: [
    [
      ({ t }) =>
        `Faça a manutenção a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}, o que vier antes, por ${t.maintenancePrice}.`,
      ({ t }) =>
        `O motor novo pede uma revisão a cada ${t.maintenanceMonths}, que custa de ${t.maintenancePrice}, com peça nova à parte.`,
      ({ t }) =>
        `Em casa, uma revisão a cada ${t.maintenanceMonths}, de ${t.maintenancePrice}; em prédio, ${t.maintenanceCycles} costumam chegar antes da data.`,
    ],
    [
      'Entre uma e outra, ao morador cabe olhar de longe, sem abrir a tampa.',
      'Ruído novo, batida no fim ou lentidão pedem visita antes do prazo.',
      'Lente de fotocélula se limpa com pano seco, folha fechada, disjuntor desligado e sem bateria.',
      'Anote a data da montagem junto da nota, que é de onde o prazo se conta.',
    ],
  ],
};

export const noise: Question = {
  subject: 'quiet',
  asked: ['O motor faz muito barulho?', 'Qual motor é mais silencioso para quem dorme em cima da garagem?'],
  answers: [
    [
      ({ t }) =>
        `O mais silencioso é o ${t.fastest.name}, com inversor, que parte macio e freia antes do fim; os outros fazem um zumbido comum.`,
      ({ t }) =>
        `Com a folha em ordem, o motor faz pouco barulho, um zumbido; o ${t.fastest.name}, com inversor, é o que menos se ouve.`,
      'Pouco, se a folha está em ordem: o som mais alto é o da ferragem e o da batida no fim.',
    ],
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Peça a lubrificação de braços e polias na montagem, que são o que range.'
          : mechanism === 'swing'
            ? 'Peça a graxa das dobradiças na montagem, que são o que range.'
            : 'Roldana gasta se troca antes, senão o motor novo continua com o ronco do velho.',
      'Grave o som do portão que você tem e mande: dá para dizer se ele é da folha.',
      'Fixação em concreto ou ferro firme passa menos vibração para o quarto que chapa fina.',
      'Na entrega, ouça do quarto e peça a freada antes do batente se a folha ainda bate.',
    ],
  ],
};

export const lifetime: Question = {
  asked: ['Quanto dura um motor de portão?', 'Qual é a vida útil do motor?'],
  answers: [
    [
      'Não há um número honesto para todos: a duração depende da folha, das aberturas por dia e da revisão.',
      ({ t }) =>
        `Dura muitos anos em folha leve e com revisão a cada ${t.maintenanceMonths}; em folha que pesa, bem menos.`,
      'A duração se conta em aberturas, e não em anos: dez por dia gastam pouco, e cem por dia pedem motor de prédio.',
    ],
    [
      'A placa costuma pedir troca antes da parte mecânica, por umidade ou por raio na rede.',
      'Motor de casa posto em prédio passa do uso para que foi feito e falha cedo.',
      'O que mais encurta a vida dele é folha presa, base que balança e água na tampa.',
    ],
  ],
};
