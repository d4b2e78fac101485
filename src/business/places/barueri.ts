import type { NamesByArticle } from './names-by-article.ts';

/** The neighbourhoods of Barueri that people name instead of the town; Alphaville, Tamboré and Aldeia da Serra reach into Santana de Parnaíba. */
export const barueriNeighbourhoods: NamesByArticle = {
  o: ['Jardim Belval', 'Jardim Silveira', 'Tamboré'],
  a: ['Aldeia da Serra'],
  none: ['Alphaville'],
};
