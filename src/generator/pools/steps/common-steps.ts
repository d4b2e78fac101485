import type { Step } from './procedure.ts';

/** The same test where the technician makes it: told, and not ordered. */
export const obstacleTested: Step = {
  wordings: [
    'Testa-se a parada com um pedaço de madeira no vão: a folha tem de voltar.',
    'Um obstáculo é posto no caminho, e a folha tem de inverter.',
    'O teste de antiesmagamento é feito em mais de um ponto do curso.',
    'Com um obstáculo no vão, conferem-se a parada e a volta da folha.',
  ],
};
