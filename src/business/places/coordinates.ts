import type { Coordinates } from '../facts.ts';
import type { Place } from '../place.ts';
import { barueriMiddles } from './middles-barueri.ts';
import { capitalMiddles } from './middles-capital.ts';
import { guarulhosMiddles } from './middles-guarulhos.ts';
import { osascoMiddles } from './middles-osasco.ts';
import { CAPITAL, municipalityCoordinates } from './municipalities.ts';

/**
 * Where districts lie, by name: latitude and longitude of their middle in degrees, right to about a kilometre. They were set by hand; a test
 * holds each to its neighbours. Good enough for a dot on a drawing and a distance in whole kilometres, and for nothing finer.
 */
export type MiddleOf = Readonly<Record<string, readonly [latitude: number, longitude: number]>>;

const middles: Readonly<Record<string, MiddleOf>> = {
  [CAPITAL]: capitalMiddles,
  Barueri: barueriMiddles,
  Guarulhos: guarulhosMiddles,
  Osasco: osascoMiddles,
};

/** The seat of a municipality, the middle of a district; null for a zone, which is no point. */
export function coordinatesOf({ kind, municipality, name }: Place): Coordinates | null {
  if (kind === 'municipality') return municipalityCoordinates[name] ?? null;
  const [latitude, longitude] = middles[municipality]?.[name] ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
