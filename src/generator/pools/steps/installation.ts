import type { Mechanism } from '../../nouns.ts';
import type { Pool } from '../../page-context.ts';
import { moveLeaf, setForce, testObstacle } from './common-steps.ts';
import { mounting } from './mounting.ts';
import type { Procedure, Step } from './procedure.ts';

const recordTravel: Step = {
  wordings: [
    'Com o vão livre, grave o percurso: a folha faz um curso completo para a central aprender.',
    'Deixe a central aprender o caminho, com uma abertura e um fechamento inteiros.',
    'Grave o percurso e observe de longe o primeiro curso completo.',
    'Faça o aprendizado do percurso sem ninguém na passagem.',
  ],
};

const recordRemotes: Step = {
  wordings: [
    'Grave os controles na central e teste cada um.',
    'Cadastre os controles, um por vez, e confira o alcance de dentro do carro.',
    'Grave um controle de cada vez e anote de quem é.',
    'Grave os controles e teste cada um ao lado do morador.',
  ],
};

const teach: Step = {
  optional: true,
  wordings: [
    'Mostre a todos da casa o disjuntor e o destravamento.',
    'Explique ao morador o destravamento e o botão de parar.',
    'No fim, o morador faz um destravamento completo, com o técnico ao lado.',
    'Deixe a chave e o manual em lugar conhecido.',
  ],
};

const electricRun: Step = {
  wordings: [
    'Com o disjuntor desligado, passe os fios por eletroduto até o ponto de força, com terra.',
    'Leve a energia em duto fechado, com disjuntor só para o motor.',
    'Com o quadro desligado, o técnico liga o motor a um circuito próprio, com fio terra.',
    'A ligação vai em duto, longe do caminho da folha, com aterramento.',
  ],
};

const photocellStep: Step = {
  optional: true,
  wordings: [
    'Monte a fotocélula na altura do para-choque e alinhe o par.',
    'Se houver fotocélula, fixe uma diante da outra e limpe as lentes.',
    'Alinhe a fotocélula e corte o feixe para testar.',
    'Instale a fotocélula antes de ligar o fechamento automático.',
  ],
};

const installationIntroductions: Pool = [
  ({ t }) => `Em um portão comum, o serviço do técnico leva de ${t.installationHours}.`,
  'Esta é a ordem que o técnico segue: cada passo prepara o seguinte.',
  'É serviço de técnico, mas vale saber o que será feito.',
  ({ t }) => `O técnico precisa de ${t.installationHours} e da garagem livre.`,
  'O técnico cuida primeiro da ferragem, depois do motor e por fim da central.',
  ({ t }) => `O técnico leva de ${t.installationHours} em um portão comum e até ${t.heavyInstallationHours} em folha acima de ${t.heavyAbove}.`,
];

const installationClosings: Pool = [
  'Só depois do teste de obstáculo o portão é liberado.',
  ({ mechanism }) => (mechanism === 'sliding' || mechanism === 'swing' ? 'Fixação, solda e parte elétrica são serviço de profissional.' : 'Contrapeso, mola e parte elétrica são serviço de profissional.'),
  ({ t }) => `O kit sai com ${t.warrantyPhrase}.`,
  'A instalação está no preço do kit.',
  ({ t }) => `A primeira revisão vem ${t.maintenanceMonths} depois.`,
  'Qualquer acerto de ferragem é combinado antes de começar.',
];

const installationHeadings: Pool = [
  'Passo a passo da instalação',
  ({ gate }) => `Como se instala o motor no ${gate.name}`,
  'O dia da instalação',
  'Da caixa ao portão aberto',
  'A instalação, em ordem',
  ({ place }) => `Como é a instalação ${place.in}`,
  'O serviço, passo a passo',
];

export function installationProcedure(mechanism: Mechanism): Procedure {
  return installations[mechanism];
}

function installationOf(mechanism: Mechanism): Procedure {
  return {
    headings: installationHeadings,
    introductions: installationIntroductions,
    steps: [moveLeaf, ...mounting[mechanism], electricRun, recordTravel, setForce, photocellStep, testObstacle, recordRemotes, teach],
    closings: installationClosings,
  };
}

const installations: Readonly<Record<Mechanism, Procedure>> = {
  sliding: installationOf('sliding'),
  tilting: installationOf('tilting'),
  swing: installationOf('swing'),
  overhead: installationOf('overhead'),
  rolling: installationOf('rolling'),
  any: installationOf('any'),
};
