import type { MiddleOf } from './coordinates.ts';

/** Latitude and longitude in degrees; see `coordinates.ts` for how right they are. */
export const barueriMiddles: MiddleOf = {
  'Aldeia da Serra': [-23.485, -46.94],
  Alphaville: [-23.5, -46.85],
  'Jardim Belval': [-23.517, -46.893],
  'Jardim Silveira': [-23.523, -46.9],
  Tamboré: [-23.505, -46.835],
};
