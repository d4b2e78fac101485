import type { Mechanism } from '../../nouns.ts';
import type { Pool } from '../../page-context.ts';
import { isFreeToRelease } from '../../true-here.ts';
import { obstacleTested } from './common-steps.ts';
import { mounting } from './mounting.ts';
import type { Procedure, Step } from './procedure.ts';

const leafMoved: Step = {
  wordings: [
    'A folha é movida com a mão, de ponta a ponta: ela deve andar leve.',
    'Testa-se a folha na mão, no curso todo, e o ponto em que ela pesa é acertado.',
    'Com a mão, leva-se a folha até o fim e de volta, para achar onde agarra.',
    'Antes de tudo, a folha anda na mão, devagar. Onde prende, a ferragem é acertada.',
  ],
};

const recordTravel: Step = {
  wordings: [
    'Com o vão livre, grava-se o percurso: a folha faz um curso completo para a central aprender.',
    'A central aprende o caminho com uma abertura e um fechamento inteiros.',
    'Grava-se o percurso, e o primeiro curso completo é acompanhado de longe.',
    'O aprendizado do percurso é feito sem ninguém na passagem.',
  ],
};

const forceSet: Step = {
  wordings: [
    'Regula-se a força no mínimo que ainda move a folha sem falhar.',
    'A regulagem começa com pouca força e sobe só até a folha fechar bem.',
    'Acertam-se força e velocidade, com a freada antes do fim.',
    'A força fica baixa, a menor que fecha a folha, porque é ela que aperta quem estiver no vão.',
  ],
};

const recordRemotes: Step = {
  wordings: [
    'Gravam-se os controles na central, e cada um é testado.',
    'Os controles são cadastrados um por vez, com o alcance conferido de dentro do carro.',
    'Cada controle é gravado em separado e anotado com o nome de quem o usa.',
    'Os controles entram na memória da central e são testados ao lado do morador.',
  ],
};

const teach: Step = {
  optional: true,
  wordings: [
    ({ mechanism }) =>
      isFreeToRelease(mechanism)
        ? 'Mostra-se a todos da casa onde ficam o disjuntor e o destravamento.'
        : 'Mostra-se a todos da casa onde fica o disjuntor do portão.',
    ({ mechanism }) =>
      isFreeToRelease(mechanism)
        ? 'O morador aprende o destravamento e o botão de parar.'
        : 'O morador aprende o botão de parar e por que o basculante não se destrava em casa.',
    ({ mechanism }) =>
      isFreeToRelease(mechanism)
        ? 'No fim, o morador faz um destravamento completo, com acompanhamento.'
        : 'No fim, o morador aciona o portão várias vezes, com acompanhamento.',
    'O disjuntor do portão é identificado no quadro, e o manual fica com o morador.',
  ],
};

const electricRun: Step = {
  wordings: [
    'Com o disjuntor desligado, os fios passam por eletroduto até o ponto de força, com terra.',
    'A energia chega em duto fechado, com disjuntor só para o motor.',
    'Com o quadro desligado, liga-se o motor a um circuito próprio, com fio terra.',
    'A ligação vai em duto, longe do caminho da folha, com aterramento.',
  ],
};

const photocellStep: Step = {
  optional: true,
  wordings: [
    'Se foi pedida, monta-se a fotocélula de 40 a 60 cm do chão, com o par alinhado.',
    'Se houver fotocélula, o par é fixado frente a frente, com o receptor de costas para o sol da tarde.',
    'Se houver fotocélula, ela é alinhada, e o feixe é cortado com a folha fechando: ela tem de voltar.',
    'A fotocélula, se foi pedida, entra antes de se ligar o fechamento automático.',
  ],
};

const installationIntroductions: Pool = [
  ({ t }) => `Em um portão comum, o serviço do técnico leva de ${t.installationHours}.`,
  'O técnico segue esta ordem, e o primeiro furo só vem depois que a folha foi conferida.',
  'Com esta lista, você acompanha o serviço e vê se algum passo ficou de fora.',
  ({ t }) => `O técnico precisa de ${t.installationHours}, da garagem livre e do ponto de energia pronto.`,
  'O técnico cuida primeiro da ferragem, depois do motor e por fim da central, que aprende o percurso.',
  ({ t }) => `O técnico leva de ${t.installationHours} em um portão comum, do primeiro furo ao último teste.`,
];

const installationClosings: Pool = [
  'Só depois do teste de obstáculo o portão é liberado.',
  ({ mechanism }) =>
    isFreeToRelease(mechanism)
      ? 'Solda, base de concreto e ponto de energia, se faltam, são feitos antes e à parte.'
      : 'Cabo, mola e contrapeso ficam com o técnico: não os toque, nem para ajudar.',
  ({ t }) => `O motor fica com ${t.warrantyPhrase}, e a nota é entregue no dia.`,
  'A instalação está no preço do kit; solda, alvenaria e ponto de energia, não.',
  ({ t }) =>
    `A primeira revisão vem ${t.maintenanceMonths} depois, ou antes, se a folha passar a bater ou a parar no meio.`,
  'Se a ferragem precisar de conserto, o valor é dito antes de começar.',
];

const installationHeadings: Pool = [
  'Passo a passo da instalação',
  ({ gate }) => `Como se instala o motor no ${gate.name}`,
  'O dia da instalação',
  'Do primeiro furo ao teste final',
  'A instalação, em ordem',
  ({ place }) => `Como é a instalação ${place.in}`,
  'O que o técnico faz, passo a passo',
];

/** What springs or a counterweight carry falls when it is let go: it is propped first. */
const leafPropped: Step = {
  wordings: [
    'Escora-se a folha e conferem-se cabos, molas e equilíbrio; só depois ela é movida, para achar onde agarra.',
    'A folha é escorada, e confere-se o que a sustenta antes de movê-la.',
    'Escorada a folha, conferem-se cabos e equilíbrio, e o ponto em que ela prende é acertado.',
  ],
};

/** Where the title names no kind, each kind is told of. */
const leafChecked: Step = {
  wordings: [
    'No basculante, escora-se a folha antes de conferir cabos e equilíbrio; no de correr e no de abrir, ela é movida para achar onde agarra.',
    'A folha vem primeiro: o basculante é escorado e tem cabos e contrapeso conferidos, e os outros andam na mão, devagar.',
    'Confere-se a folha, escorada no basculante e solta nos outros, e o ponto em que ela prende é acertado.',
  ],
};

export function installationProcedure(mechanism: Mechanism): Procedure {
  return {
    headings: installationHeadings,
    introductions: installationIntroductions,
    steps: [
      mechanism === 'any' ? leafChecked : isFreeToRelease(mechanism) ? leafMoved : leafPropped,
      ...mounting[mechanism],
      electricRun,
      recordTravel,
      forceSet,
      photocellStep,
      obstacleTested,
      recordRemotes,
      teach,
    ],
    closings: installationClosings,
  };
}
