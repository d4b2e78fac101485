import type { Entry } from '../content/library/entry.ts';
import type { Ranked } from './entry-ranking.ts';
import { hasAnchor } from './own-trade.ts';
import type { PlaceReading } from './place-reading.ts';
import { saysNothing } from './says-nothing.ts';
import type { Confidence } from './understanding.ts';
import { isSoft, type ReadWord } from './words.ts';

/** From this probability on an entry answers the title; below the second it does not. */
const SURE_FROM = 0.3;
const UNCERTAIN_FROM = 0.03;
/** From here on half of a title's words may stay open. */
const PROBABLE_FROM = 0.97;
/** From here on no word need say that the title is of this trade. */
export const CERTAIN_FROM = 0.8;
/** From here on either, where every word is explained. */
const EXPLAINED_FROM = 0.7;
/** How many times as probable as the second it must be. */
const LEAD = 1.02;
/** The entry of titles that name a place and nothing else. */
export const PLACE_ENTRY = 'portao-no-bairro';

/** What every title may be about: they tell nothing of what is asked. */
const SUBJECTS = new Set(['portao', 'motor', 'garagem', 'eletronico', 'automatizar']);

/** Whether a word that is understood says more than that a gate is meant. */
export function tellsSomething(asked: readonly ReadWord[], unexplained: readonly string[]): boolean {
  return asked.some(
    ({ key, typed }) => key !== null && !isSoft(key) && !SUBJECTS.has(key) && !unexplained.includes(typed),
  );
}

interface Weighed {
  /** As typed, folded. */
  readonly words: readonly string[];
  readonly entry: Entry | null;
  readonly danger: Entry | undefined;
  readonly score: number;
  readonly ranked: readonly Ranked[];
  readonly asked: readonly ReadWord[];
  readonly unexplained: readonly string[];
  readonly place: PlaceReading | null;
}

/** How sure it is that a title asks for its entry. */
export function decideConfidence({
  words,
  entry,
  danger,
  score,
  ranked,
  asked,
  unexplained,
  place,
}: Weighed): Confidence {
  if (danger) return 'sure';
  if (entry === null || saysNothing(words)) return 'none';
  if (entry.id === PLACE_ENTRY && unexplained.length === 0) return place?.kind === 'ambiguous' ? 'uncertain' : 'sure';
  const content = asked.filter(({ key }) => key !== null && !isSoft(key)).length;
  const open = unexplained.length * 2;
  const anchored = hasAnchor(asked, place);
  // More than half of what a title says must be understood, the more so where nothing says that it is of this trade, and before anybody is taken to mean harm.
  const isDoubtful = score < PROBABLE_FROM || !anchored || entry.refusal === 'harmful';
  const tooLittleExplained = open > content || (open === content && open > 0 && isDoubtful);
  if (score < UNCERTAIN_FROM || tooLittleExplained) return 'none';
  const second = ranked.find((candidate) => candidate.entry !== entry)?.score ?? 0;
  const isTold = tellsSomething(asked, unexplained);
  const isClear =
    (isTold || unexplained.length === 0) &&
    score >= SURE_FROM &&
    score >= second * LEAD &&
    (anchored || score >= (unexplained.length === 0 ? EXPLAINED_FROM : CERTAIN_FROM));
  return isClear && place?.kind !== 'ambiguous' ? 'sure' : 'uncertain';
}
