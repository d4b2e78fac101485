/** Below this share of its words a page stays out of search engines; `OWN_WORDS_FROM` of the server, which a test holds it to. */
export const FEW_BELOW = 0.25;

export interface OwnWordsLevel {
  readonly percent: number;
  readonly level: 'few' | 'enough';
}

/** `share` is 0…1. The percent is cut, so that 25% never stands beside 'few'. */
export function describeOwnWords(share: number): OwnWordsLevel {
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100 + 1e-9);
  return { percent, level: share < FEW_BELOW ? 'few' : 'enough' };
}
