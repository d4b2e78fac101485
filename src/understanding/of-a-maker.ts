import type { Entry } from '../content/library/entry.ts';
import { caseNamed, namesOf } from './case-names.ts';
import type { Ranked } from './entry-ranking.ts';
import { ANY_MAKER } from './title-brand.ts';

/** From this probability on a title asks the same without its maker. */
const SAME_FROM = 0.6;
/** What may lead to a maker's name: 'a central da Garen', 'é um Rossi'. */
const LEADING = new Set(['da', 'do', 'de', 'e', 'um', 'uma', 'marca']);
/** What is asked of the thing and hardly of its maker. */
const OF_THE_THING: ReadonlySet<Entry['family']> = new Set(['fault', 'danger']);

/** A title's words without the maker that they name as one word, and without what leads to it at the end. */
export function withoutMaker(meant: readonly string[]): string[] {
  const kept = meant.filter((word) => word !== ANY_MAKER);
  return meant.at(-1) === ANY_MAKER ? kept.slice(0, kept.findLastIndex((word) => !LEADING.has(word)) + 1) : kept;
}

/**
 * The entries for a title that names another maker, by its words with the maker and without it. An entry of other makers answers what it is
 * about and what it has a case for; whatever else fails is answered by the entry of what fails, whoever made it.
 */
export function rankedOfMaker(
  withIt: readonly Ranked[],
  without: readonly Ranked[],
  meant: readonly string[],
): readonly Ranked[] {
  const [first] = withIt;
  const [same] = without;
  if (!first || !same) return withIt;
  if (first.entry.family !== 'brand') return same.score >= SAME_FROM ? without : withIt;
  // Of two faults that come near, either is likelier than another maker's entry.
  const ofThing = without.reduce((sum, { entry, score }) => (OF_THE_THING.has(entry.family) ? sum + score : sum), 0);
  const isOfThing = OF_THE_THING.has(same.entry.family) && ofThing >= SAME_FROM;
  // What is asked of another maker's board or remote is of its parts and codes.
  const isOfMotor = first.entry.parts[0] === 'motor';
  return isOfThing && isOfMotor && !tellsOf(first.entry, meant) ? without : withIt;
}

/** Whether an entry of other makers has a case that a title names in more than a word: 'não abre', but not 'barulho', which is of many kinds. */
function tellsOf({ cases }: Entry, meant: readonly string[]): boolean {
  const telling = cases.map(({ named }) => ({ named: named.filter((name) => name.includes(' ')) }));
  return caseNamed(namesOf(telling), meant, null) >= 0;
}
