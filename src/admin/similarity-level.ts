export type SimilarityLevel = 'unique' | 'similar' | 'almost-equal';

const TEETH = 10;

/** `similarity` is 0…1. The level follows the whole percent that the screen shows, so that figure and word never disagree. */
export function describeSimilarity(similarity: number): { percent: number; teeth: number; level: SimilarityLevel } {
  const percent = Math.round(Math.min(1, Math.max(0, similarity)) * 100);
  const level = percent < 55 ? 'unique' : percent <= 85 ? 'similar' : 'almost-equal';
  // However little is alike, it is not nothing.
  return { percent, teeth: percent === 0 ? 0 : Math.max(1, Math.round((percent * TEETH) / 100)), level };
}
