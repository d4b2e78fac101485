import type { Nearest } from '../../generator/likeness.ts';
import type { IsSibling } from './likeness-index.ts';

/** Tells of pages, each once. */
type Compare = (tell: (id: string, likeness: number) => void) => void;

/** The one most alike of those told of; `isSibling` is asked only of those that would be it. */
export function nearestTold(compare: Compare, isSibling?: IsSibling): Nearest | null {
  let best: string | null = null;
  let likeness = 0;
  compare((id, told) => {
    if (told <= likeness || (isSibling && !isSibling(id))) return;
    best = id;
    likeness = told;
  });
  return best === null ? null : { id: best, likeness };
}

/** Those told of that are at least this much alike. */
export function alikeTold(compare: Compare, from: number, isSibling?: IsSibling): Nearest[] {
  const found: Nearest[] = [];
  compare((id, likeness) => {
    if (likeness >= from && (!isSibling || isSibling(id))) found.push({ id, likeness });
  });
  return found;
}
