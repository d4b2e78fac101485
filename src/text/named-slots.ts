import { type WordsOf, plainWords, SLOT_KEY, textSlot, TEXT_SLOT } from './fact-slots.ts';

/** A line that somebody types names a fact by its key alone, `{kitPrices}`: there are no words in it that could be mistaken for what is stored. */

const NAMED_SLOT = new RegExp(`\\{(${SLOT_KEY})\\}`, 'g');
/** Whole, or a brace that is left alone. */
const LEFT_OVER = /\{[^{}]*\}?|\}/;

/** A stored text as it is typed. A slot whose key means nothing any more is the words that it holds. */
export function namedSlots(text: string, wordsOf: WordsOf): string {
  if (!text.includes('{')) return text;
  return text.replace(TEXT_SLOT, (_, key: string, held: string) => (wordsOf(key) === undefined ? held : `{${key}}`));
}

/** What was typed, as it is stored: each fact with the words of today beside its key. */
export function slotsOfNamed(typed: string, wordsOf: WordsOf): string {
  if (!typed.includes('{')) return typed;
  return typed.replace(NAMED_SLOT, (whole, key: string) => {
    const words = wordsOf(key);
    return words === undefined ? whole : textSlot(key, plainWords(words));
  });
}

/** How a typed line reads today. */
export function readNamed(typed: string, wordsOf: WordsOf): string {
  return typed.replace(NAMED_SLOT, (whole, key: string) => {
    const words = wordsOf(key);
    return words === undefined ? whole : plainWords(words);
  });
}

/** What stands in braces in words that a reader would see, and is no fact; null where all is well. */
export function findNoFact(words: string): string | null {
  return LEFT_OVER.exec(words)?.[0] ?? null;
}

/** Why a line cannot be saved. */
export function noFactMessage(part: string): string {
  return `“${part}” não é um dado da empresa. Escolha um em “Inserir dado” ou retire as chaves.`;
}
