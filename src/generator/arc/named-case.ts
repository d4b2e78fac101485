import type { Entry, NamedCase } from '../../content/library/entry.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { foldedWords, stemOrKey } from '../../understanding/words.ts';
import { type OfPlace, trueOfPlace } from './true-of-place.ts';

type Page = OfPlace & { readonly understood: Pick<Understanding, 'meant'> };

/** How many other words may stand between two of a circumstance's: 'não [para] [mais] de tocar'. */
const MOST_BETWEEN = 2;

/** The case of an entry that a title names, the one that it names in most words; null where it names none. `meant`: the title's words. */
export function namedCase({ cases }: Pick<Entry, 'cases'>, meant: readonly string[]): NamedCase | null {
  if (cases.length === 0) return null;
  const title = meant.map(stemOrKey);
  let [best, most]: [NamedCase | null, number] = [null, 0];
  for (const one of cases) {
    for (const phrase of one.named) {
      const words = wordsOf(phrase);
      if (words.length > most && standsIn(title, words)) [best, most] = [one, words.length];
    }
  }
  return best;
}

/** The same as a page may say it: without what is not true of its place; null where that leaves no answer. */
export function caseOfPage(entry: Pick<Entry, 'cases'>, page: Page): NamedCase | null {
  const named = namedCase(entry, page.understood.meant);
  if (named === null) return null;
  const answer = trueOfPlace(page, named.answer);
  if (answer.length === 0) return null;
  const isTrue = (text: string) => trueOfPlace(page, [text]).length > 0;
  const { check, avoid } = named;
  return {
    named: named.named,
    answer: [...answer],
    description: [...trueOfPlace(page, named.description)],
    ...(check && isTrue(`${check.do} ${check.tells}`) && { check }),
    ...(avoid !== undefined && isTrue(avoid) && { avoid }),
  };
}

const known = new Map<string, readonly string[]>();

function wordsOf(phrase: string): readonly string[] {
  const words = known.get(phrase) ?? foldedWords(phrase).map(stemOrKey);
  known.set(phrase, words);
  return words;
}

/** Whether the words stand in the title in their order, near to each other. */
function standsIn(title: readonly string[], words: readonly string[]): boolean {
  return title.some((_, start) => {
    let at = start;
    return words.every((word, index) => {
      const found =
        index === 0 ? (title[start] === word ? start : -1) : title.slice(at, at + MOST_BETWEEN + 1).indexOf(word) + at;
      if (found < at) return false;
      at = found + 1;
      return true;
    });
  });
}
