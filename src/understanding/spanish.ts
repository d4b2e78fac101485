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
]);

/** Folded words, word for word: 'el porton no abre' → 'o portao nao abre'. What has no Spanish word stays as it is. */
export function fromSpanish(folded: readonly string[]): string[] {
  if (!folded.some((word) => spanishWords.has(word))) return [...folded];
  return folded.map((word) => spanishWords.get(word) ?? SHARED.get(word) ?? word);
}
