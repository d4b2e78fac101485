/** How people type a word of the trade: folded, without accents, parted by commas. `vocabulary.ts` reads them. */
export interface Spellings {
  /** Other forms and slips of the word itself; missing where only phrases stand for it. */
  readonly words?: string;
  /** Several words that stand for it: 'de correr' for 'deslizante'. */
  readonly phrases?: string;
}

export function spelledAs(list: string | undefined): readonly string[] {
  return list === undefined || list === '' ? [] : list.split(', ');
}
