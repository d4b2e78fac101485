import type { Article } from '../../text/portuguese.ts';

/** Place names under the article that locals give them; `none` holds those that take none ('em Moema'). */
export interface NamesByArticle {
  readonly o?: readonly string[];
  readonly a?: readonly string[];
  readonly os?: readonly string[];
  readonly none?: readonly string[];
}

export interface NameWithArticle {
  readonly name: string;
  readonly article: Article;
}

/** One entry for each name, in the order o, a, os, none. */
export function listNames(names: NamesByArticle): readonly NameWithArticle[] {
  const under = (article: Article, list: readonly string[] = []) => list.map((name) => ({ name, article }));
  return [...under('o', names.o), ...under('a', names.a), ...under('os', names.os), ...under(null, names.none)];
}
