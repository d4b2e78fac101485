import type { Pool } from '../../page-context.ts';
import type { SectionTexts } from '../section-texts.ts';

/** 'Qual graxa usar?': what goes where, and where nothing does. */
export const greaseAnswer = {
  headings: ['O produto certo em cada peça', 'Onde vai graxa e onde não vai', 'Que lubrificante usar'] satisfies Pool,
  openings: [
    'Graxa branca na dobradiça, graxa de lítio no fuso e nada no trilho nem na cremalheira.',
    'Cada peça pede um produto, e duas não pedem graxa nem óleo: o trilho e a cremalheira.',
    'O desengripante solta ferrugem, mas não lubrifica. Depois dele vem a graxa certa.',
  ] satisfies Pool,
  columns: ['Peça', 'O que usar'],
  rows: [
    ['Dobradiças e pinos', ['graxa branca, em pouca quantidade', 'um pouco de graxa branca ou óleo de máquina']],
    ['Fuso do basculante', ['graxa de lítio em camada fina', 'camada fina de graxa à base de lítio, sem excesso']],
    ['Trilho', ['nada: só vassoura e pano', 'nenhum produto, só limpeza']],
    ['Cremalheira', ['nada: dente limpo e seco', 'seca e limpa, porque graxa segura areia']],
    ['Roldana blindada', ['nada', 'não recebe graxa']],
    ['Chave de destravamento', ['grafite em pó', 'pó de grafite no cilindro']],
    ['Dentro do motor', ['o que o fabricante indica, pelo técnico', 'só o técnico, com o produto do fabricante']],
  ] as const,
  verdicts: [
    'Desligue o disjuntor antes e deixe mola, cabo e contrapeso para o técnico.',
    'Tire a graxa velha com pano antes de pôr a nova, sempre com o disjuntor desligado.',
    'Pouca graxa no lugar certo vale mais que muita em todo lugar.',
  ] satisfies Pool,
};

/** 'Reforma de portão': the leaf, and not its motor. */
export const reformAnswer: { readonly leads: Pool; readonly section: SectionTexts } = {
  leads: [
    'Reformar um portão é devolver à folha o esquadro, o apoio e o movimento leve, antes de pensar no motor.',
    'A reforma compensa quando o quadro está reto e o desgaste ficou em roldana, dobradiça, trilho ou na barra de baixo.',
    'Portão velho nem sempre sai: se a estrutura está firme, trocam-se as peças que gastam.',
  ],
  section: {
    headings: ['O que a reforma recupera', 'A ordem da reforma', 'Antes do motor, a folha', 'Quando reformar e quando trocar a folha'],
    sentences: [
      [
        'Ferrugem que sai na lixa é superficial. A que deixa a chave de fenda atravessar a chapa pede corte e perfil novo.',
        'Diagonais diferentes mostram quadro fora de esquadro, e isso se corrige antes da pintura.',
        'Comece por baixo: a barra perto da água é a primeira a enferrujar.',
      ],
      [
        'Trilho, prumo das colunas e nível do piso vêm primeiro. Sem apoio reto, nenhuma solda dura.',
        'Roldana, dobradiça e cabo só saem com a folha escorada, porque portão solto cai sem aviso.',
        'Durante a solda, motor e placa ficam desligados e protegidos: a corrente da solda pode destruir a central.',
      ],
      [
        'Fechar a grade com chapa ou madeira muda o peso e o vento, e o motor antigo pode não bastar.',
        'No basculante, qualquer peso novo pede acerto dos contrapesos, por técnico.',
        ({ t }) => `Depois da reforma, em portão de correr, compare o peso com o limite do motor: ${t.modelWeights}.`,
      ],
      [
        'O orçamento de serralheria sai depois de ver, separado do motor.',
        'Se a ferrugem atravessou o quadro, um portão novo sai melhor.',
        'No fim, o percurso e a força são regulados de novo, com o peso novo.',
      ],
    ],
  },
};

export const pilhaLeads: Pool = [
  'A pilha do controle se troca em casa, em poucos minutos, sem tocar no motor.',
  'Trocar a pilha é simples: o mesmo código da antiga, o polo do lado certo e os contatos limpos.',
  'Antes de comprar outro controle, troque a pilha: é a causa mais comum de alcance curto.',
];
