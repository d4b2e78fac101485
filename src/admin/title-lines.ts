import { postSlug, searchKey } from '../text/slug.ts';

export interface TitleLines {
  readonly titles: readonly string[];
  /** Lines left out because an earlier one says the same. */
  readonly repeats: number;
}

/**
 * One title per line; blank lines and the spaces around a title are ignored. Of lines that would have one address, as those that
 * differ in case, accents or inner spaces, the first is kept, as the reader of files does.
 */
export function titleLines(text: string): TitleLines {
  const byKey = new Map<string, string>();
  let lines = 0;
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const title = line.trim();
    if (title === '') continue;
    lines += 1;
    const key = postSlug(title) || searchKey(title).replace(/\s+/g, ' ');
    if (!byKey.has(key)) byKey.set(key, title);
  }
  return { titles: [...byKey.values()], repeats: lines - byKey.size };
}
