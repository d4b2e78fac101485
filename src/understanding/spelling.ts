/** Typing errors: words compared by how they sound, and by one letter more, less or other. */

import { createKeyIndex } from './key-index.ts';
import { costOfSlips } from './typing-slips.ts';

/** How a word sounds in Brazilian Portuguese, roughly: what is spelled in several ways ends up alike ('serra' and 'cerra', 'portaum' and 'portao'). Folded words only. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/(?:aum|am|an|ao)$/, 'ao')
    .replace(/ch|sh/g, 'x')
    .replace(/lh/g, 'l')
    .replace(/nh/g, 'n')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/s?c(?=[ei])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/[zx]/g, 's')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/h/g, '')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/m$/, 'n')
    .replace(/u(?=[^aeiou]|$)/g, 'o')
    .replace(/(.)\1+/g, '$1');
}

/** The word without each of its letters in turn, and whole. */
function withoutALetter(word: string): Set<string> {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at += 1) forms.add(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** Whether one letter added, left out, changed or swapped with its neighbour makes one of the other. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1;
  const [restOfShort, restOfLong] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (restOfLong.length <= 1) return true;
  return (
    restOfLong.length === 2 &&
    restOfShort.length === 2 &&
    restOfShort[0] === restOfLong[1] &&
    restOfShort[1] === restOfLong[0]
  );
}

/** Shorter words have too many neighbours to be guessed at. */
const SHORTEST_BY_SOUND = 4;
const SHORTEST_BY_LETTER = 5;
/** So many slips at most make a word of one that sounds like it ('xyzzy' is none), of one a letter off, and of one of few letters. */
const SLIPS_BY_SOUND = 3;
const SLIPS_BY_LETTER = 2;
const SLIPS_IN_SHORT = 1;
const LONGEST_SHORT = 6;

/** Finds the known word that a mistyped one means; null where none is near, or the word is too short to tell. */
export type Correct = (typed: string) => string | null;

/** `known` are folded words; of several that are near, the earlier one wins. Two letters swapped are tried first, then the sound, then a letter more, less or other. */
export function createCorrection(known: Iterable<string>): Correct {
  const words = [...known].filter((word) => word.length >= SHORTEST_BY_SOUND);
  const byLetters = createKeyIndex(words, (word) => [sortedLetters(word)]);
  const bySound = createKeyIndex(words, (word) => [soundOf(word)]);
  const longer = words.filter((word) => word.length >= SHORTEST_BY_LETTER);
  const byForm = createKeyIndex(longer, (word) => withoutALetter(soundOf(word)));
  return (typed) => {
    if (typed.length < SHORTEST_BY_SOUND || /\d/.test(typed)) return null;
    const letters = sortedLetters(typed);
    const swapped = byLetters
      .under(letters)
      .find((word) => sortedLetters(word) === letters && isOneLetterOff(typed, word));
    if (swapped !== undefined) return swapped;
    const sound = soundOf(typed);
    const alike = bySound.under(sound).find((word) => soundOf(word) === sound);
    if (alike !== undefined && costOfSlips(typed, alike) <= SLIPS_BY_SOUND) return alike;
    const most = typed.length <= LONGEST_SHORT ? SLIPS_IN_SHORT : SLIPS_BY_LETTER;
    if (typed.length < SHORTEST_BY_LETTER)
      return byForm.under(sound).find((word) => isALetterMore(word, typed)) ?? null;
    const near = new Set(
      [...withoutALetter(sound)]
        .flatMap((form) => byForm.under(form))
        .filter((word) => isOneLetterOff(sound, soundOf(word)) && costOfSlips(typed, word) <= most),
    );
    return [...near].toSorted((a, b) => sharedLetters(typed, b) - sharedLetters(typed, a))[0] ?? null;
  };
}

/** 'placa' of 'plca': of so short a word only a letter that was left out is guessed, and not the first. */
function isALetterMore(word: string, typed: string): boolean {
  return word.length === typed.length + 1 && word[0] === typed[0] && isOneLetterOff(typed, word);
}

function sortedLetters(word: string): string {
  return [...word].toSorted().join('');
}

/** How many letters two words share at their beginning and end. */
function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return start + end;
}
