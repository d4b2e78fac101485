import type { Entry } from '../content/library/entry.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { EVERYWHERE, foldedWords, isSoft, readWords, stemOrKey } from '../understanding/words.ts';

const NUMBER = /^\d/;

function keysOf(text: string): ReadonlySet<string> {
  return new Set(
    readWords(foldedWords(text)).flatMap(({ key, typed }) => [
      ...(key === null ? [] : [key]),
      ...typed.split(' ').map(stemOrKey),
    ]),
  );
}

/** Of the words, those that the text says neither so nor by another name. */
function untoldIn<T extends ReturnType<typeof readWords>[number]>(words: readonly T[], text: string): readonly T[] {
  const told = keysOf(text);
  return words.filter(
    ({ key, typed }) =>
      !(key !== null && told.has(key)) && !typed.split(' ').every((word) => told.has(stemOrKey(word))),
  );
}

/**
 * What a title names and its page nowhere speaks of, folded, in the title's order: the circumstance that it does not answer.
 *
 * @param opening the page's first lines; most pages tell there what their title names, and the rest is not read.
 * @param few as few as that are of no interest: the rest of the page is not read for them.
 */
export function untoldWords(
  { meant }: Pick<Understanding, 'meant'>,
  { subject, question }: Pick<Entry, 'subject' | 'question'>,
  opening: string,
  page: string,
  few: number,
): readonly string[] {
  const named = readWords(meant).filter(
    ({ key, typed }) => key !== null && !isSoft(key) && !EVERYWHERE.has(key) && !NUMBER.test(typed),
  );
  const left = untoldIn(named, `${subject} . ${question} . ${opening}`);
  return (left.length > few ? untoldIn(left, page) : []).map(({ typed }) => typed);
}
