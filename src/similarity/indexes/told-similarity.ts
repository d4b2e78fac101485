import type { Nearest } from '../../generator/similarity.ts';
import type { IsSibling } from './similarity-index.ts';

/** Tells of pages, each once. */
type Compare = (report: (id: string, similarity: number) => void) => void;

/** The one most alike of those told of; `isSibling` is asked only of those that would be it. */
export function nearestTold(compare: Compare, isSibling?: IsSibling): Nearest | null {
  let best: string | null = null;
  let similarity = 0;
  compare((id, told) => {
    if (told <= similarity || (isSibling && !isSibling(id))) return;
    best = id;
    similarity = told;
  });
  return best === null ? null : { id: best, similarity };
}

/** Those told of that are at least this much alike. */
export function alikeTold(compare: Compare, from: number, isSibling?: IsSibling): Nearest[] {
  const found: Nearest[] = [];
  compare((id, similarity) => {
    if (similarity >= from && (!isSibling || isSibling(id))) found.push({ id, similarity });
  });
  return found;
}
