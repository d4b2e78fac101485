import { breakerOff, releaseAndMove, testObstacle } from './common-steps.ts';
import type { Procedure } from './procedure.ts';

export const maintenanceProcedure: Procedure = {
  headings: ['Passo a passo da revisão', 'Como revisar o portão', 'O que conferir, em ordem', 'Revisão em casa, sem risco', 'A rotina de cuidado'],
  introductions: [
    ({ t }) => `A revisão completa vem a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}. Entre uma e outra, faça o básico.`,
    'Em casa, limpe e observe. Regulagem e parte elétrica ficam com o técnico.',
    'Meia hora basta para a parte que cabe a você.',
    'A ordem vai do mais seguro ao que pede técnico.',
  ],
  steps: [
    breakerOff,
    releaseAndMove,
    {
      wordings: [
        'Limpe o caminho da folha: terra, pedra e folha seca.',
        'Varra e passe um pano no que corre ou gira.',
        'Tire a graxa velha com pano antes de pôr a nova.',
      ],
    },
    {
      wordings: [
        'Procure folga, ferrugem e solda trincada na ferragem.',
        'Olhe cabo, dobradiça ou roldana, conforme o tipo de portão.',
        'Balance a folha de leve: jogo demais é peça gasta.',
      ],
    },
    {
      wordings: [
        'Ponha pouca graxa nos pontos de giro e deixe a central seca.',
        'Lubrifique eixos e rolamentos, sem encostar na placa.',
        'Use graxa própria, em pouca quantidade, só onde há atrito.',
      ],
    },
    { wordings: ['Reaperte a base do motor e os suportes.', 'Confira os parafusos da fixação, um por um.', 'Aperte o que a vibração soltou, menos em mola, cabo e contrapeso.'] },
    { optional: true, wordings: ['Limpe as lentes da fotocélula com pano seco.', 'Confira se a fotocélula está limpa e alinhada.', 'Passe pano seco na fotocélula e na sinaleira.'] },
    { wordings: ['Trave o motor, religue o disjuntor e faça um curso completo.', 'Trave o motor, religue a energia e observe o portão abrir e fechar.', 'Com o motor travado de novo, ligue e escute.'] },
    testObstacle,
  ],
  closings: [
    ({ t }) => `A manutenção preventiva custa de ${t.maintenancePrice}.`,
    'Contrapeso, mola, cabo e placa não são serviço de fim de semana.',
    'Se o som mudou depois da limpeza, chame.',
    'Anote a data em uma etiqueta na tampa do motor.',
  ],
};
