import type { Cause } from './cause.ts';

export const wornTooth: Cause = {
  term: ['Dente gasto', 'Dentes comidos em um trecho', 'Dente quebrado'],
  texts: [
    'a folha dá um tranco sempre no mesmo ponto, ou o motor gira e ela fica. Troca-se a barra, com o pinhão conferido.',
    'olhe de perto com o disjuntor desligado: dente fino, em ponta ou faltando pede barra nova.',
    'dente ruim em um trecho só mostra que a folha sobe ou desce ali. Sem acertar a folha, a barra nova se gasta igual.',
  ],
};

export const barJoint: Cause = {
  term: ['Emenda desalinhada', 'Degrau entre duas barras', 'Emenda aberta'],
  texts: [
    'o pinhão bate na emenda e a folha dá um estalo, sempre no mesmo lugar.',
    'um vão entre duas barras muda o passo do dente. O técnico alinha as duas com um terceiro pedaço encaixado nos dentes.',
    'a emenda que abriu come o dente do pinhão a cada passagem.',
  ],
};

export const restingRack: Cause = {
  term: ['Cremalheira apoiada no pinhão', 'Peso sobre o pinhão', 'Dente encostado no fundo'],
  texts: [
    'sem a folga de 1 a 2 mm, o eixo do motor carrega a folha, e o retentor e o rolamento sofrem.',
    'roldana gasta faz a folha baixar, e a cremalheira desce com ela. Acerta-se primeiro a roldana.',
    'o motor fica com som pesado e esquenta. O técnico levanta a cremalheira até a folga voltar.',
  ],
};

export const wideGap: Cause = {
  term: ['Folga grande demais', 'Dente mal encaixado', 'Pinhão que pula dentes'],
  texts: [
    'o pinhão pega só a ponta do dente, pula e gasta os dois.',
    'a folha patina na partida, com um som de catraca. Não insista: cada tentativa come mais dente.',
    'trilho que cedeu ou barra torta afasta os dentes em um trecho. A medida se faz no curso todo.',
  ],
};

export const looseRack: Cause = {
  term: ['Parafuso ou solda solta', 'Barra mal presa', 'Fixação frouxa'],
  texts: [
    'a barra balança na partida e se afasta do pinhão até soltar de vez.',
    'o parafuso afrouxa com a vibração, e a solda trinca onde a base tem ferrugem.',
    'uma barra solta pode travar a folha no meio do curso. O reaperto vem junto com o acerto da folga.',
  ],
};
