import { BRAND } from '../business/brand.ts';
import { places } from '../business/places.ts';
import { searchKey } from '../text/slug.ts';

/** Stands for a name or a figure, and for a row of names. */
export const MASK = '#';

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
/** 'palavra2' is a word, '8h' a figure. */
const FIGURE = /^\p{N}/u;
const CAPITAL_LETTER = /^\p{Lu}/u;
/** Before a name they follow its gender; between two names they only join them. */
const BEFORE_NAMES: ReadonlySet<string> = new Set(
  'em no na nos nas de do da dos das a o as os ao aos à às por pelo pela pelos pelas para com até'.split(' '),
);
const BETWEEN_NAMES: ReadonlySet<string> = new Set([...BEFORE_NAMES, 'e', 'ou']);

const apart = (name: string): readonly string[] => (name.match(WORD) ?? []).map(searchKey);

/** By their first word, names as folded words, the longest first. */
const namesByFirst: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  [...new Set([...places.map(({ name }) => name), BRAND, 'Grande São Paulo'])]
    .map(apart)
    .toSorted((one, other) => other.length - one.length),
  ([first = '']) => first,
);

/** How many words, from the first of these on, name a place or the brand. A name begins with a capital: 'saúde' is no district. */
function lengthOfName(words: readonly string[], folded: readonly string[], at: number): number {
  if (!CAPITAL_LETTER.test(words[at] ?? '')) return 0;
  const names = namesByFirst.get(folded[at] ?? '') ?? [];
  return names.find((name) => name.every((word, index) => folded[at + index] === word))?.length ?? 0;
}

/**
 * The words of a sentence, folded, with one mask for each name of a place, name of the brand, figure, or row of them: what is left is what
 * it would say anywhere.
 */
export function maskedWords(sentence: string, brand: string = BRAND): readonly string[] {
  const words = sentence.match(WORD) ?? [];
  const folded = words.map(searchKey);
  const foldedBrand = searchKey(brand);
  const masked: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = folded[at] ?? '';
    const named = FIGURE.test(word) || word === foldedBrand ? 1 : lengthOfName(words, folded, at);
    if (named === 0) masked.push(word);
    else {
      dropJoining(masked);
      if (masked.at(-1) !== MASK) masked.push(MASK);
      at += named - 1;
    }
  }
  return masked;
}

/** Takes away what leads to a name: its preposition, or all that joins it to the name before. */
function dropJoining(masked: string[]): void {
  let joining = 0;
  while (BETWEEN_NAMES.has(masked.at(-1 - joining) ?? '')) joining += 1;
  if (masked.at(-1 - joining) === MASK) masked.length -= joining;
  else while (BEFORE_NAMES.has(masked.at(-1) ?? '')) masked.pop();
}
