import type { FactTexts } from './fact-texts.ts';
import type { LeafLimits } from './facts.ts';

/** The limit of a leaf that is measured, not weighed: the fact that holds it, its text, and how a sentence on it begins. */
export interface MeasuredLeaf {
  readonly limit: keyof LeafLimits;
  readonly text: keyof FactTexts & `${string}Limit`;
  readonly sentence: string;
}

/** How a leaf moves. It decides what carries and limits the leaf, and which texts of the generator speak of it. */
export interface MovementRow {
  /** Null where the leaf is limited by its weight, or seen by a technician first. */
  readonly measured: MeasuredLeaf | null;
  /** Whether counterweights or springs carry the leaf, so that nobody but a technician may release it. */
  readonly underTension: boolean;
  /** Whether it is drawn up in panels or slats, as shutters are. */
  readonly rolledUp: boolean;
}

/** A new movement is a row here and its texts: the compiler names `mechanisms` and `mounting` of the generator's pools. */
const rows = {
  sliding: { measured: null, underTension: false, rolledUp: false },
  tilting: {
    measured: { limit: 'tilting', text: 'tiltingLimit', sentence: 'Basculante se mede pelo tamanho da folha' },
    underTension: true,
    rolledUp: false,
  },
  swing: {
    measured: {
      limit: 'swinging',
      text: 'swingingLimit',
      sentence: 'Portão de abrir se mede pela largura de cada folha',
    },
    underTension: false,
    rolledUp: false,
  },
  overhead: { measured: null, underTension: true, rolledUp: true },
  rolling: { measured: null, underTension: true, rolledUp: true },
} as const satisfies Readonly<Record<string, MovementRow>>;

export type Movement = keyof typeof rows;

/** A movement whose leaf is measured. */
export type MeasuredMovement = {
  [Each in Movement]: (typeof rows)[Each]['measured'] extends null ? never : Each;
}[Movement];

export const movements: Readonly<Record<Movement, MovementRow>> = rows;

export function isMeasuredMovement(movement: Movement): movement is MeasuredMovement {
  return movements[movement].measured !== null;
}
