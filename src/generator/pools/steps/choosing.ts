import { isMeasured, measuredLimit } from '../../true-here.ts';
import { moveLeaf } from './common-steps.ts';
import type { Procedure } from './procedure.ts';

export const choosingProcedure: Procedure = {
  headings: ['Como escolher, passo a passo', 'A escolha em ordem', 'Do portão ao modelo certo', 'Como decidir sem errar'],
  introductions: ['Com trena e celular, a escolha leva poucos minutos.', 'Cada passo corta uma dúvida.', 'Comece pelo portão, e não pela propaganda.', 'As medidas vêm antes do preço.'],
  steps: [
    { wordings: ['Veja como a folha se move: corre, sobe ou abre para o lado.', 'Defina o tipo: deslizante, basculante ou pivotante.', 'Repare no caminho da folha, porque ele decide o tipo de motor.'] },
    { wordings: ['Meça largura e altura e anote o material.', 'Tire as medidas do vão e diga se a folha é grade ou chapa.', 'Anote vão, altura e se é ferro, alumínio ou madeira.'] },
    {
      wordings: [
        ({ t }) => `Em portão de correr, estime o peso e compare com os limites: ${t.cheapest.maxGate} no ${t.cheapest.name}, ${t.fastest.maxGate} no ${t.fastest.name}.`,
        ({ t }) => `Ache o peso aproximado. Em portão de correr de até ${t.cheapest.maxGate}, o ${t.cheapest.name} serve.`,
        ({ t, mechanism }) => (isMeasured(mechanism) ? measuredLimit(t, mechanism) : `Compare o peso da folha de correr com o limite de cada modelo, que vai até ${t.fastest.maxGate}.`),
      ],
    },
    { wordings: ['Conte quantas vezes o portão abre em um dia cheio.', 'Some as entradas e saídas de todos da casa.', 'Pense no dia mais movimentado, e não na média.'] },
    {
      wordings: [
        ({ t }) => `Decida quanto quer esperar: ${t.openingTimes}.`,
        ({ t }) => `Escolha a rapidez, de ${t.fastest.opening} a ${t.cheapest.opening}.`,
        ({ t }) => `Se a rua é movimentada, pense no ${t.fastest.name}, de ${t.fastest.opening}.`,
      ],
    },
    moveLeaf,
    { wordings: ['Veja onde está a tomada e se há disjuntor livre.', 'Fotografe o ponto elétrico mais próximo.', 'Confira a tensão da rede perto do portão.'] },
    { wordings: ['Mande tudo e peça o preço por escrito.', 'Com foto e medidas, peça o orçamento com o modelo indicado.', 'Envie as fotos e compare o modelo indicado com a tabela.'] },
  ],
  closings: [
    ({ t }) => `Os kits vão de ${t.kitPrices}, com instalação.`,
    'Na dúvida entre dois modelos, o mais forte dura mais.',
    ({ t }) => `Acima de ${t.heavyAbove}, o orçamento é próprio.`,
    'O motor certo é o que trabalha com sobra.',
  ],
};
