/** What the creativity slider decides (specification, section 9). Levels run from 0 to 100. */

export const RANDOM_SELECTION_ABOVE = 20;
export const RANDOM_MIX_ABOVE = 40;
export const FIRST_EXTRA_SECTION_ABOVE = 50;
export const SECOND_EXTRA_SECTION_ABOVE = 60;

const BASE_SECTIONS = 3;
const FIXED_COUNTS = { features: 4, tips: 3, questions: 2 } as const;
/** Of a circumstance that has no more of its own, at every level. */
export const FEATURES_OF_A_CASE = FIXED_COUNTS.features;

export interface PagePlan {
  /** False: the first entry of every pool, so that pages differ by their title alone. */
  readonly randomSelection: boolean;
  /** Sections are drawn and put in order at random; false: the first ones, in the order of the service. */
  readonly randomMix: boolean;
  readonly features: number;
  readonly tips: number;
  readonly questions: number;
  /** Sections besides opening, answer, features, tips and questions. */
  readonly sections: number;
}

/** Levels outside 0…100 count as the nearest end. */
export function pagePlan(creativity: number): PagePlan {
  const level = Math.min(100, Math.max(0, creativity));
  const randomSelection = level > RANDOM_SELECTION_ABOVE;
  const counts = randomSelection
    ? { features: 3 + Math.floor(level / 25), tips: 3 + Math.floor(level / 50), questions: 2 + Math.floor(level / 33) }
    : FIXED_COUNTS;
  return {
    randomSelection,
    randomMix: level > RANDOM_MIX_ABOVE,
    ...counts,
    sections:
      BASE_SECTIONS + (level > FIRST_EXTRA_SECTION_ABOVE ? 1 : 0) + (level > SECOND_EXTRA_SECTION_ABOVE ? 1 : 0),
  };
}
