import { plural } from '../text/portuguese.ts';
import { postSlug, searchKey } from '../text/slug.ts';

export interface TitleLines {
  /** Every title, numbered as it stands in the box. */
  readonly titles: readonly string[];
  /** How many of them say the same as an earlier one: they make no page of their own. */
  readonly repeats: number;
}

/**
 * One title per line; blank lines and the spaces around a title are ignored. Lines repeat one another when they would have one address, as
 * those that differ in case, accents or inner spaces.
 */
export function titleLines(text: string): TitleLines {
  const titles = text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((title) => title !== '');
  const keys = new Set(titles.map((title) => postSlug(title) || searchKey(title).replace(/\s+/g, ' ')));
  return { titles, repeats: titles.length - keys.size };
}

/** '1 repetido: cada página é criada uma vez só'. */
export function repeatWords(repeats: number): string {
  return `${plural(repeats, 'repetido', 'repetidos')}: cada página é criada uma vez só`;
}
