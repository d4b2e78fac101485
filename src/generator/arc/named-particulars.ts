import type { Entry } from '../../content/library/entry.ts';
import { type Particular, particulars } from '../../content/library/particulars.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { foldedWords } from '../../understanding/words.ts';
import { type OfPlace, trueOfPlace } from './true-of-place.ts';

type Described = Pick<Entry, 'id' | 'family' | 'parts'>;
type Page = OfPlace & { readonly understood: Pick<Understanding, 'meant'> };

/** More would make a list of the answer. */
const MOST = 2;

/** How many other words may stand between two of a name: 'portão [muito] antigo'. */
const MOST_BETWEEN = 2;

const names: ReadonlyMap<Particular, readonly (readonly string[])[]> = new Map(
  particulars.map((one) => [one, one.named.map(foldedWords)]),
);

const isSame = (one: string, other: string): boolean => one === other || `${one}s` === other || one === `${other}s`;

/** Whether a title has the words of a name in their order. Not by their stems: those of 'cadeado' and 'cada', of 'morro' and 'morreu' are one. */
function hasName(meant: readonly string[], [first = '', ...others]: readonly string[]): boolean {
  return meant.some((word, at) => {
    if (!isSame(word, first)) return false;
    let from = at + 1;
    return others.every((next) => {
      const found = meant.slice(from, from + MOST_BETWEEN + 1).findIndex((one) => isSame(one, next));
      from += found + 1;
      return found >= 0;
    });
  });
}

function isNamed(one: Particular, meant: readonly string[]): boolean {
  return (names.get(one) ?? []).some((name) => hasName(meant, name));
}

function isMeantFor({ families, parts, notIn }: Particular, entry: Described): boolean {
  return (
    families.includes(entry.family) &&
    !notIn.includes(entry.id) &&
    (parts.length === 0 || entry.parts.some((part) => parts.includes(part)))
  );
}

function isSaid({ said }: Particular, answer: string): boolean {
  const text = answer.toLowerCase();
  return said.some((stem) => text.includes(stem.toLowerCase()));
}

/** What holds of the particulars that a title names and its answer passes over, each in its wordings that are true of the page's place. */
export function namedParticulars(page: Page, entry: Described, answer: string): readonly (readonly string[])[] {
  const told: (readonly string[])[] = [];
  for (const one of particulars) {
    if (told.length === MOST) break;
    const said = [answer, ...told.flat()].join(' ');
    if (!isMeantFor(one, entry) || !isNamed(one, page.understood.meant) || isSaid(one, said)) continue;
    const texts = trueOfPlace(page, one.texts);
    if (texts.length > 0) told.push(texts);
  }
  return told;
}
