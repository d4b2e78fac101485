import type { NeighbourNames } from './neighbours.ts';

export const barueriNeighbours: NeighbourNames = {
  'Aldeia da Serra': 'Alphaville, Tamboré, Santana de Parnaíba, Itapevi',
  Alphaville: 'Tamboré, Aldeia da Serra, Santana de Parnaíba',
  'Jardim Belval': 'Jardim Silveira, Jandira, Barueri',
  'Jardim Silveira': 'Jardim Belval, Jandira, Itapevi',
  Tamboré: 'Alphaville, Aldeia da Serra, Santana de Parnaíba',
};
