import type { GlossaryEntry } from './glossary-entry.ts';

export const motor: GlossaryEntry =  {
  is: ['O motor de portão é o conjunto que abre e fecha a folha por controle: motor, redutor e central.', 'Motor de portão, ou automatizador, é a máquina que move a folha e a mantém travada quando parada.'],
  does: ['Serve para abrir sem descer do carro e para segurar o portão fechado.', 'Ele gira uma engrenagem, e ela move a folha por cremalheira, fuso ou braço.'],
  notes: [
    ['O tipo do portão decide o tipo do motor: deslizante, basculante ou pivotante.', ({ t }) => `No de correr, o tamanho se escolhe pelo peso da folha: ${t.modelWeights}.`],
    ['A folha tem de andar leve na mão antes de receber o motor.', 'Todo motor tem uma chave para a falta de luz.'],
  ],
};

export const sliding: GlossaryEntry =  {
  is: ['O motor deslizante é o que move o portão de correr: fica no chão e puxa a folha por uma cremalheira.', 'Motor deslizante é um motor de piso, com um pinhão que engrena na régua dentada da folha.'],
  does: ['Serve para folhas que correm de lado sobre trilho.', 'Ele vence o atrito da folha. Quem carrega o peso são as roldanas.'],
  notes: [
    ['Pede trilho nivelado, roldana boa e batente nas duas pontas.', 'A folha precisa de recuo lateral do tamanho do vão.'],
    ['Parado, o redutor segura a folha. A chave a solta.', ({ t }) => `O de correr se escolhe pelo peso: ${t.modelWeights}.`],
  ],
};

export const tilting: GlossaryEntry =  {
  is: ['O motor basculante é o que ergue a folha que sobe e deita sob o teto.', 'Motor basculante é um fuso preso na coluna, que move o braço do portão.'],
  does: ['Serve para garagem sem recuo lateral, rente à calçada.', 'Ele conduz a folha. Quem a levanta são os contrapesos.'],
  notes: [
    ['O equilíbrio vem antes do motor: folha pesada na mão cansa qualquer um.', 'A parte de baixo da folha avança para fora ao subir, e por isso a fotocélula conta tanto.'],
    ['Cabo, mola e contrapeso são serviço de técnico.', 'Na falta de luz, só se destrava com os cabos inteiros.'],
  ],
};

export const articulated: GlossaryEntry =  {
  is: ['O motor articulado é um braço em dois segmentos, com cotovelo, preso ao pilar.', 'Motor articulado abre folhas de dobradiça com um braço que se dobra.'],
  does: ['Serve para portão de abrir com pilar largo, em que o pistão não alcança.', 'Ele contorna o pilar e empurra a folha como um braço humano.'],
  notes: [
    ['Ocupa mais espaço para dentro do que o pistão.', 'Tolera melhor a folha um pouco fora de alinhamento.'],
    ['Ninguém põe a mão na dobra do braço durante o movimento.', 'Folha comprida em lugar de vento pede trava elétrica.'],
  ],
};

export const swing: GlossaryEntry =  {
  is: ['O motor pivotante é um braço que empurra e puxa a folha presa em dobradiças.', 'Motor pivotante é o dos portões que abrem como porta, um por folha.'],
  does: ['Serve para portão de abrir, de uma ou duas folhas.', 'Ele gira a folha e a mantém parada quando o braço para.'],
  notes: [
    ['Coluna estreita aceita o pistão. Coluna larga pede o articulado.', 'Dobradiça firme e batente no piso vêm antes do motor.'],
    ['O arco da folha fica sempre livre.', 'Folha larga de chapa pega vento e pede trava.'],
  ],
};
