import { NEIGHBOURHOOD_HEADS, PLACING, PREPOSITIONS } from './place-words.ts';
import type { Typed } from './title-runs.ts';

/** Words of a title: from `start`, `length` of them. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

const LINKS: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das']);
/** Words of the language that names begin with. */
const OF_NAMES: ReadonlySet<string> = new Set(
  'sao santo santa nossa senhora nova novo bela belo boa bom alto alta real sol ponte monte mar maria jose'.split(' '),
);
/** 'na vila toda', 'no jardim inteiro': of no name. */
const WHOLE = /^(?:tod|inteir|fechad|abert|alheia|minha|nossa)/;
/** A name of nobody's knowledge that stands alone behind 'em' has so many letters. */
const SHORTEST_ALONE = 4;
const LONG_WORD = 3;

/** Whether a capital letter says that a word is a name: not where every word bears one. */
function capitalsTell(words: readonly Typed[]): boolean {
  return words.some(({ folded, isCapital }) => !isCapital && folded.length > LONG_WORD);
}

/** Where a name that begins at `start` ends: 'Maria Rosa', 'Nossa Senhora do Carmo', 'Cohab 2'. */
function endOfName(words: readonly Typed[], start: number, isName: (word: Typed | undefined) => boolean): number {
  if (isName(words[start])) return endOfName(words, start + 1, isName);
  return LINKS.has(words[start]?.folded ?? '') && isName(words[start + 1])
    ? endOfName(words, start + 2, isName)
    : start;
}

/**
 * Where a title names a neighbourhood, whether we know it or not: 'na Vila Gomes', 'no Jardim Maria Rosa', 'em Rudge Ramos'. Its words say nothing
 * of what is asked. @param isWord tells words of the language from names.
 */
export function neighbourhoodIn(words: readonly Typed[], isWord: (folded: string) => boolean): Span | null {
  for (const [at, { folded, isCapital }] of words.entries()) {
    const before = words[at - 1]?.folded ?? '';
    const tells = capitalsTell(words.slice(0, at));
    const isName = (word: Typed | undefined) =>
      word !== undefined &&
      (OF_NAMES.has(word.folded) || !isWord(word.folded) || (tells && isCapital && word.isCapital));
    if (at > 1 && NEIGHBOURHOOD_HEADS.has(folded) && (PLACING.has(before) || !PREPOSITIONS.has(before))) {
      const end = endOfName(words, at + 1, isName);
      const first = words[at + 1]?.folded ?? '';
      // Without 'na' before it a name of its own is one alone: 'conserto de portao vila dalila'.
      if (end > at + 1 && (PLACING.has(before) || !isWord(first))) return { start: at, length: end - at };
      // 'na vila esperança', 'no Jardim Colorado': a plain word is its name where the title ends with it, but for a garden's.
      const isTown = PLACING.has(before) && (folded === 'vila' || isCapital);
      if (isTown && at + 2 === words.length && !WHOLE.test(first)) return { start: at, length: 2 };
    }
    const alone = words.slice(at).every((word) => word.folded.length >= SHORTEST_ALONE && !isWord(word.folded));
    if (at > 1 && before === 'em' && alone) return { start: at, length: words.length - at };
  }
  return null;
}
