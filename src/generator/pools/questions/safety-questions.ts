import type { Question } from './question.ts';

export const photocell: Question = {
  subject: 'safety',
  asked: ['Preciso de fotocélula?', 'Vale pôr fotocélula?'],
  answers: [
    [
      'Sim, em casa com criança, idoso ou bicho: é ela que faz a folha voltar antes de encostar.',
      'Sim, e sem ela o fechamento automático fica desligado.',
      'Sim: a central comum só para depois do toque, e a fotocélula age antes.',
      'Sim: com o feixe cortado, a folha não fecha sobre o carro nem sobre quem passa.',
    ],
    [
      'Ela não vem no kit: peça-a junto, porque o fio passa na mesma visita.',
      'As duas peças vão na altura do joelho, uma em cada coluna do vão.',
      'Um par só não vê cachorro pequeno: para ele, peça o segundo, mais baixo.',
      'O feixe só vê a altura em que está, e por isso o vão continua a ser olhado antes de acionar.',
    ],
  ],
};

export const children: Question = {
  subject: 'safety',
  asked: ['O portão automático é seguro com crianças?', 'O portão para se houver alguém no caminho?'],
  answers: [
    [
      ({ t }) =>
        `Com fotocélula, sim: ela faz a folha voltar antes de encostar; sem ela, só a central do ${t.fastest.name}, com inversor, recua, e depois do toque.`,
      'Só com fotocélula e força no mínimo, porque a central comum não percebe ninguém antes de encostar.',
      'Sim, se ele tem fotocélula em duas alturas e a força regulada pelo técnico.',
    ],
    [
      'Pergunte ao técnico, na entrega, o que a central faz depois do toque.',
      'Guarde o controle fora do alcance das crianças e acione só com o vão à vista.',
      'Se a folha não parar no teste, desligue o disjuntor e chame o técnico.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'No basculante, ninguém fica embaixo nem na frente da folha enquanto ela sobe ou desce.'
          : 'Ensine a criança a esperar a folha parar e a não se pendurar nela.',
    ],
  ],
};
