import type { Coordinates } from '../facts.ts';
import { CAPITAL, municipalityCoordinates } from './municipalities.ts';

const KM_PER_DEGREE = 111.32;

/** Kilometres. */
export interface Offset {
  readonly east: number;
  readonly south: number;
}

/** From the centre of the capital; flat enough at this size. */
export function offsetOf({ latitude, longitude }: Coordinates): Offset {
  const capital = municipalityCoordinates[CAPITAL];
  if (!capital) return { east: 0, south: 0 };
  // A degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((capital.latitude * Math.PI) / 180);
  return {
    east: (longitude - capital.longitude) * KM_PER_DEGREE * shrink,
    south: (capital.latitude - latitude) * KM_PER_DEGREE,
  };
}

/** The same of a municipality's seat; nowhere for a name that is no municipality's. */
export function offsetFromCapital(municipality: string): Offset {
  const seat = municipalityCoordinates[municipality];
  return seat ? offsetOf(seat) : { east: 0, south: 0 };
}
