import { CAPITAL, municipalityCoordinates } from './municipalities.ts';

const KM_PER_DEGREE = 111.32;

/** Kilometres from the centre of the capital, east and south positive; flat enough at this size. Nowhere for a name that is no municipality's. */
export function offsetFromCapital(municipality: string): { readonly east: number; readonly south: number } {
  const capital = municipalityCoordinates[CAPITAL];
  const city = municipalityCoordinates[municipality];
  if (!capital || !city) return { east: 0, south: 0 };
  // A degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((capital.latitude * Math.PI) / 180);
  return {
    east: (city.longitude - capital.longitude) * KM_PER_DEGREE * shrink,
    south: (capital.latitude - city.latitude) * KM_PER_DEGREE,
  };
}
