/**
 * Flesch reading ease as Martins, Ghiraldelo, Nunes and Oliveira adapted it to Brazilian Portuguese (1996, ICMC-USP):
 * 248.835 − 1.015 × words per sentence − 84.6 × syllables per word. 75 and more reads very easily, 50–75 easily.
 */
export const READABLE_FROM = 50;

const WORDS = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;
/** From the first sign of a row to the last: tried from each sign of it, a long row would cost the square of its length. */
const SENTENCE_END = /(?<![.!?…])[.!?…]+(?![.!?…])(?=\s|$)|\n+/;
const VOWELS = /[aeiouáàâãéêíóôõúü]+/g;
const STRONG = 'aeoáàâãéêíóôõú';
const NASAL_PAIRS = new Set(['ão', 'ãe', 'õe']);

export function countWords(text: string): number {
  return text.match(WORDS)?.length ?? 0;
}

/** The syllables of one group of vowels: a weak i or u leans on its neighbour, two strong vowels part ('ru-a' but 'rei'). */
function syllablesOfVowels(vowels: string): number {
  let count = 0;
  for (let index = 0; index < vowels.length; index += 1) {
    const vowel = vowels[index] ?? '';
    const previous = vowels[index - 1] ?? '';
    const joins = previous !== '' && (!STRONG.includes(vowel) || NASAL_PAIRS.has(previous + vowel));
    if (!joins) count += 1;
  }
  return count;
}

export function countSyllables(word: string): number {
  const sounds = word.toLowerCase().replace(/([qg])u(?=[aeioáàâãéêíóôõ])/g, '$1');
  const count = (sounds.match(VOWELS) ?? []).reduce((sum, vowels) => sum + syllablesOfVowels(vowels), 0);
  return Math.max(1, count);
}

/** The reading ease of plain text, not clamped; a text without words gives 0. */
export function readability(text: string): number {
  const sentences = text.split(SENTENCE_END).filter((sentence) => countWords(sentence) > 0).length;
  const words = text.match(WORDS) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 248.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}
