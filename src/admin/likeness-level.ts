export type LikenessLevel = 'unique' | 'similar' | 'almost-equal';

const TEETH = 10;

/** `likeness` is 0…1. The level is judged on the whole percent that the screen shows, so that figure and word never disagree. */
export function describeLikeness(likeness: number): { percent: number; teeth: number; level: LikenessLevel } {
  const percent = Math.round(Math.min(1, Math.max(0, likeness)) * 100);
  const level = percent < 55 ? 'unique' : percent <= 85 ? 'similar' : 'almost-equal';
  // However little is alike, it is not nothing.
  return { percent, teeth: percent === 0 ? 0 : Math.max(1, Math.round((percent * TEETH) / 100)), level };
}
