import type { Question } from './question.ts';

export const presence: Question = {
  owner: true,
  asked: ['Preciso estar em casa na visita?', 'Alguém precisa acompanhar o técnico?'],
  answers: [
    [
      'Sim: o teste final é feito com quem usa o portão.',
      'Sim, você ou outro adulto que conheça o portão e faça o teste com o técnico.',
      'Sim, nem que seja no fim, para o teste.',
    ],
    [
      'Em prédio, pode ser o zelador.',
      'Deixe à mão os controles que você usa.',
      'Se tiver, separe a nota e o manual do motor.',
      'Deixe livre o acesso ao quadro de luz.',
    ],
  ],
};

export const partOnHand: Question = {
  owner: true,
  asked: ['O técnico já leva a peça?', 'O conserto sai na primeira visita?'],
  answers: [
    [
      'Muitas vezes, sim: o vídeo e a foto da etiqueta dizem que peça levar.',
      'Depende da peça. Com a foto da etiqueta, o técnico se prepara antes de sair.',
      'Quando o vídeo mostra o defeito, a peça costuma ir junto.',
    ],
    [
      'Peça rara pode pedir uma segunda visita.',
      'O valor da peça é dito antes da troca.',
      'Há defeito que só se vê com a tampa aberta e o aparelho de medição.',
    ],
  ],
};

export const otherMakers: Question = {
  owner: true,
  about: /outras? marcas?/,
  asked: ['Vocês consertam motor de qualquer marca?', 'Atendem motor de outra fabricante?'],
  answers: [
    [
      'Fazemos manutenção de outras marcas como empresa independente, sem representar nenhuma.',
      'Sim, sem vínculo com as fabricantes.',
      'Sim, desde que haja peça para o modelo.',
    ],
    [
      'Mande a foto da etiqueta, e dizemos o que se consegue.',
      'A ferragem se conserta sempre. Placa e engrenagem dependem de haver peça.',
      'Se ele ainda está na garantia, procure primeiro a rede da própria marca.',
    ],
  ],
};

export const whatToSend: Question = {
  owner: true,
  subject: 'quote',
  asked: ['O que mando na mensagem?', 'Que foto ou vídeo ajuda no diagnóstico?'],
  answers: [
    [
      'Um vídeo do portão tentando abrir e fechar, com som, e a foto da etiqueta do motor.',
      'Filme um ciclo inteiro, de longe, e fotografe a etiqueta, sem abrir a tampa.',
      'O vídeo de uma abertura, filmado de longe, e a etiqueta do motor.',
    ],
    [
      'Conte o que mudou no portão antes do defeito.',
      'Diga há quanto tempo o motor está instalado.',
      'Se uma luz da central se vê de fora, filme as piscadas.',
    ],
  ],
};
