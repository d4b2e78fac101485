import { spanishWords } from './vocabulary.ts';

/** Words that Portuguese has too, with another sense: 'no', 'se'. They are Spanish where another word is. */
const SHARED: ReadonlyMap<string, string> = new Map([
  ['no', 'nao'],
  ['un', 'um'],
  ['en', 'em'],
  ['solo', 'so'],
  ['si', 'se'],
  ['es', 'e'],
  ['le', 'lhe'],
  ['mi', 'meu'],
  ['los', 'os'],
  ['las', 'as'],
  ['la', 'a'],
  ['lo', 'o'],
  ['mama', 'mae'],
  ['papa', 'pai'],
]);

/** Of names that Portuguese has too: 'Jardim El Dorado'. Alone they make nothing Spanish. */
const ARTICLES: ReadonlySet<string> = new Set(['el', 'una', 'del', 'ya', 'yo', 'ella', 'fue']);

function isSpanish(folded: readonly string[]): boolean {
  const theirs = new Set(folded.filter((word) => spanishWords.has(word)));
  return theirs.size > 1 || [...theirs].some((word) => !ARTICLES.has(word));
}

/** Folded words, word for word: 'el porton no abre' → 'o portao nao abre'. What is not Spanish stays as it is. */
export function fromSpanish(folded: readonly string[]): string[] {
  if (!isSpanish(folded)) return [...folded];
  return folded.map((word) => spanishWords.get(word) ?? SHARED.get(word) ?? word);
}
