import { searchKey } from '../text/slug.ts';

/** Words that change nothing of what a title asks for. */
const EMPTY_WORDS = new Set(
  'a o as os um uma de da do das dos em na no nas nos para por pela pelo com e ou ao aos ppa seu sua meu minha'.split(
    ' ',
  ),
);

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/oes$/, 'ao'],
  [/aes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/(?<=[rz])es$/, ''],
  [/(?<=[^s])s$/, ''],
];

function singular(word: string): string {
  const rule = word.length > 3 ? PLURALS.find(([ending]) => ending.test(word)) : undefined;
  return rule ? word.replace(...rule) : word;
}

/**
 * The same for titles that ask for the same in other words: case, accents, order, number, articles and prepositions left out.
 * 'Motor de Portão na Mooca' and 'Motores para portões, Mooca' give one key; such pages would compete for the same search.
 */
export function titleKey(title: string): string {
  const words = searchKey(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .map(singular);
  // 'Peri Peri' is another name than 'Peri'.
  return words
    .filter((word, at) => words.indexOf(word) === at || words[at - 1] === word)
    .toSorted()
    .join(' ');
}
