import readBuiltIn from 'virtual:built-in-sentences';
import type { PageSentences } from '../own-words/page-sentences.ts';
import { decodeSentences } from '../own-words/sentence-storage.ts';

/** What the pages that are not generated say, as so many pages as bear the most common sentence: the first has all sentences. None in development. */
export function builtInPages(): readonly PageSentences[] {
  return pagesOf(readBuiltIn());
}

/** @param text sentences whose words are the number of pages that bear each. */
export function pagesOf(text: string): readonly PageSentences[] {
  const { keys, words: bearers } = decodeSentences(text);
  const most = bearers.reduce((one, other) => Math.max(one, other), 0);
  return Array.from({ length: most }, (_, page) => {
    const borne = [...bearers.keys()].filter((at) => (bearers[at] ?? 0) > page);
    return {
      keys: Uint32Array.from(borne.flatMap((at) => [keys[2 * at] ?? 0, keys[2 * at + 1] ?? 0])),
      words: new Uint16Array(borne.length),
    };
  });
}
