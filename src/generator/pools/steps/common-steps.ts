import type { PageContext } from '../../page-context.ts';
import type { Step } from './procedure.ts';

export const breakerOff: Step = {
  wordings: [
    'Desligue o disjuntor do motor e confirme que o controle não responde.',
    'Corte a energia no disjuntor do portão antes de tocar em qualquer peça.',
    'No quadro, desligue o disjuntor do motor. Depois, teste o controle: nada pode se mover.',
    'Comece pela energia: disjuntor do portão desligado.',
  ],
};

/** A leaf that hangs from cables or springs falls when they are broken and the motor lets it go; one that rolls or turns runs off on a slope. */
function ifSound({ mechanism }: PageContext): string {
  return mechanism === 'sliding' || mechanism === 'swing' ? ' Em rampa, não destrave.' : ' Com cabo ou mola partidos, não destrave. Em rampa também não.';
}

export const releaseAndMove: Step = {
  wordings: [
    (page) => `Destrave o motor com a chave e mova a folha com a mão, de ponta a ponta.${ifSound(page)}`,
    (page) => `Solte o motor e sinta a folha: ela deve andar leve no curso todo.${ifSound(page)}`,
    (page) => `Com o motor destravado, leve a folha até o fim e volte, sem forçar.${ifSound(page)}`,
    (page) => `Gire a chave de destravamento e veja se a folha agarra em algum ponto.${ifSound(page)}`,
  ],
};

export const moveLeaf: Step = {
  wordings: [
    'Mova a folha com a mão, de ponta a ponta. Ela deve andar leve.',
    'Teste a folha na mão, no curso todo, e repare onde ela pesa.',
    'Leve a folha até o fim e volte, procurando onde agarra.',
    'Com a mão, leve a folha devagar por todo o curso. Onde prender, acerte.',
  ],
};

export const setForce: Step = {
  wordings: [
    'A força quem regula é o técnico, no mínimo que ainda move a folha.',
    'Não mexa no ajuste de força: ele fica com o técnico.',
    'Se a folha não fecha bem ou não volta no obstáculo, chame o técnico para regular a força.',
    'Força e velocidade são regulagens do técnico: deixe-as como estão.',
  ],
};

export const testObstacle: Step = {
  wordings: [
    'Teste a parada com um pedaço de madeira no vão. A folha tem de voltar.',
    'Ponha um obstáculo no caminho, longe do corpo, e veja a folha inverter.',
    'Faça o teste de antiesmagamento antes de liberar o uso.',
    'Só libere o uso depois de ver a folha parar e voltar diante de um obstáculo.',
  ],
};

/** The same test where the technician makes it: told, and not ordered. */
export const obstacleTested: Step = {
  wordings: [
    'Testa-se a parada com um pedaço de madeira no vão: a folha tem de voltar.',
    'Um obstáculo é posto no caminho, e a folha tem de inverter.',
    'O teste de antiesmagamento é feito em mais de um ponto do curso.',
    'Com um obstáculo no vão, conferem-se a parada e a volta da folha.',
  ],
};
