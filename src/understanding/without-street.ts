import { PREPOSITIONS, STREETS } from './place-words.ts';

const LONGEST = 3;

/** 'motor na rua Bragança': the folded words without a street that is named; 'rua de ladeira' and 'rua estreita' stay. */
export function withoutStreet(words: readonly string[], isWord: (folded: string) => boolean): string[] {
  const at = words.findIndex((word, index) => STREETS.has(word) && PREPOSITIONS.has(words[index - 1] ?? ''));
  if (at < 0) return [...words];
  const behind = words.slice(at + 1, at + 1 + LONGEST);
  const end = behind.findIndex((word) => isWord(word) || PREPOSITIONS.has(word));
  const length = end < 0 ? behind.length : end;
  return length === 0 ? [...words] : [...words.slice(0, at - 1), ...words.slice(at + 1 + length)];
}
