import type { Step } from './procedure.ts';

/** The same test where the technician makes it: told, and not ordered. */
export const obstacleTested: Step = {
  wordings: [
    'Um pedaço de madeira é posto no vão: a folha tem de parar e, se a central lê o esforço, também de voltar.',
    'A parada é testada com um anteparo; onde a central é comum, quem faz a folha voltar é a fotocélula.',
    'O teste do anteparo é repetido em mais de um ponto do curso, sem ninguém por perto.',
    'Com um obstáculo no vão, fica claro se a folha só para ou também recua, e o morador é avisado disso.',
  ],
};
