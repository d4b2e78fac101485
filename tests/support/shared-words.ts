import type { PageSentences } from '../../src/own-words/page-sentences.ts';

function keysOf({ keys, words }: PageSentences): readonly string[] {
  return Array.from(words, (_, at) => `${keys[2 * at]} ${keys[2 * at + 1]}`);
}

/** For each page the share of its words, 0…1, that stand in sentences of the one sibling that shares most of them. */
export function sharesWithNearest(pages: readonly PageSentences[]): readonly number[] {
  const keys = pages.map(keysOf);
  const known = keys.map((some) => new Set(some));
  return pages.map(({ words }, page) => {
    const all = words.reduce((sum, count) => sum + count, 0);
    const shared = known.map((sibling, at) =>
      at === page
        ? 0
        : (keys[page] ?? []).reduce((sum, key, index) => sum + (sibling.has(key) ? (words[index] ?? 0) : 0), 0),
    );
    return all === 0 ? 0 : Math.max(...shared) / all;
  });
}
