import { builtInTexts } from './built-in-texts.ts';
import { type PageSentences, pageSentences } from './own-words/page-sentences.ts';
import { encodeSentences } from './own-words/sentence-storage.ts';
import { OWN_ON_PAGES } from './own-words/sentence-counts.ts';

/**
 * What the built-in pages say, for the build to keep (`vite-plugins/built-in-sentences-plugin.ts`): each sentence once, its words being the number of
 * pages that bear it. More than make it nobody's own do not matter.
 */
export function builtInSentences(): Uint8Array {
  const bearers = new Map<string, { readonly key: readonly [number, number]; pages: number }>();
  for (const html of builtInTexts().values()) {
    const { keys } = pageSentences(html);
    for (let at = 0; at < keys.length; at += 2) {
      const key = [keys[at] ?? 0, keys[at + 1] ?? 0] as const;
      const id = key.join(' ');
      const known = bearers.get(id);
      if (known) known.pages += 1;
      else bearers.set(id, { key, pages: 1 });
    }
  }
  const all = [...bearers.values()];
  const sentences: PageSentences = {
    keys: Uint32Array.from(all.flatMap(({ key }) => key)),
    words: Uint16Array.from(all.map(({ pages }) => Math.min(pages, OWN_ON_PAGES + 1))),
  };
  return new TextEncoder().encode(encodeSentences(sentences));
}
