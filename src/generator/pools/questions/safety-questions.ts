import type { Question } from './question.ts';

export const photocell: Question = {
  subject: 'safety',
  asked: ['Preciso de fotocélula?', 'Vale pôr fotocélula?'],
  answers: [
    [
      'Em casa com criança, idoso ou bicho, sim: é o melhor gasto depois do motor.',
      'Com fechamento automático ligado, sim.',
      'Sim: todo portão automático precisa de fotocélula.',
      'Sim: ela impede que a folha feche sobre o carro ou a pessoa.',
    ],
    [
      'O antiesmagamento ajuda, mas só age depois do toque.',
      'Ela se instala junto com o motor, com o fio em duto separado do de força.',
      'O cuidado é manter as lentes limpas e alinhadas.',
      'As duas peças ficam na altura do para-choque, uma de frente para a outra.',
    ],
  ],
};

export const children: Question = {
  subject: 'safety',
  about: /crianca|machuc|perigos/,
  asked: ['O portão automático é seguro com crianças?', 'O portão pode machucar alguém?'],
  answers: [
    [
      'Bem regulado e com fotocélula, ele para e volta diante de um obstáculo.',
      'O perigo está na força alta e na falta de fotocélula.',
      'Tudo depende da regulagem: a folha deve inverter ao encontrar resistência leve.',
    ],
    [
      'Peça que o técnico repita o teste do obstáculo em cada revisão.',
      'Controle não é brinquedo: guarde-o fora do alcance das crianças.',
      'Se a folha não voltar no teste, desligue o disjuntor e chame o técnico.',
      'A fotocélula soma uma camada que não depende do toque.',
    ],
  ],
};
