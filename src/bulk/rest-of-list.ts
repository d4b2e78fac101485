import type { PageSentences } from '../own-words/page-sentences.ts';
import { OWN_ON_PAGES } from '../own-words/sentence-counts.ts';

/**
 * What the pages of a list that were not made say, as far as those that were made tell: a sentence on two pages in a hundred stands on twenty in a thousand. One
 * that a single page bears may be that page's alone, and is taken for it.
 *
 * @param made pages spread over the list.
 * @param all how many pages the list makes.
 * @returns as many pages as make such a sentence nobody's own, at most; more do not matter.
 */
export function restOfList(made: readonly PageSentences[], all: number): readonly PageSentences[] {
  const bearers = new Map<string, { readonly key: readonly [number, number]; pages: number }>();
  for (const { keys } of made)
    for (let at = 0; at < keys.length; at += 2) {
      const key = [keys[at] ?? 0, keys[at + 1] ?? 0] as const;
      const known = bearers.get(key.join(' '));
      if (known) known.pages += 1;
      else bearers.set(key.join(' '), { key, pages: 1 });
    }
  const missing = [...bearers.values()].flatMap(({ key, pages }) =>
    pages > 1 ? { key, pages: Math.round((pages * all) / made.length) - pages } : [],
  );
  return Array.from({ length: OWN_ON_PAGES + 1 }, (_, page) => {
    const borne = missing.filter(({ pages }) => pages > page);
    return { keys: Uint32Array.from(borne.flatMap(({ key }) => key)), words: new Uint16Array(borne.length).fill(1) };
  }).filter(({ words }) => words.length > 0);
}
