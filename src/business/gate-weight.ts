import type { Range } from './facts.ts';

/** How heavy a square metre of leaf is, frame included, kilograms: rules of thumb of the trade for a first estimate, never a measure. */
export interface LeafDensity {
  /** 'chapa de aço' */
  readonly name: string;
  readonly kilogramsPerSquareMetre: Range;
  /** Folded words that name the material. */
  readonly words: RegExp;
}

const SHEET: LeafDensity = {
  name: 'chapa de aço fechada',
  kilogramsPerSquareMetre: [25, 35],
  words: /chapa|ferro|aco\b|metal|fechad/,
};

/** The materials of a leaf, the heavier of two that a title may mean first. */
export const leafDensities: readonly LeafDensity[] = [
  {
    name: 'ferro maciço',
    kilogramsPerSquareMetre: [40, 55],
    words: /macic[oa].*ferro|ferro.*macic|ferro fundido|aco macico/,
  },
  { name: 'madeira maciça', kilogramsPerSquareMetre: [30, 45], words: /madeira|ipe\b|lambril de madeira/ },
  { name: 'alumínio', kilogramsPerSquareMetre: [10, 16], words: /alumini/ },
  { name: 'vidro com alumínio', kilogramsPerSquareMetre: [28, 38], words: /vidro|blindex/ },
  { name: 'grade de ferro', kilogramsPerSquareMetre: [16, 24], words: /grade|vazad|tubular|tubo|metalon/ },
  SHEET,
];

/** Usual height of a leaf where the title says none, metres. */
const USUAL_HEIGHT = 2.5;

/** The material that a folded title names; closed sheet where it names none, because it is the heaviest of the common ones. */
export function densityOf(folded: string): LeafDensity {
  return leafDensities.find(({ words }) => words.test(folded)) ?? SHEET;
}

/** Kilograms, from and to; `heightMetres` null takes the usual height. */
export function estimateWeight(
  widthMetres: number,
  heightMetres: number | null,
  { kilogramsPerSquareMetre: [low, high] }: LeafDensity,
) {
  const height = heightMetres ?? USUAL_HEIGHT;
  const area = widthMetres * height;
  return { heightMetres: height, kilograms: [low * area, high * area] as const };
}
