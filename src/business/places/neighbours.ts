import type { Place } from '../place.ts';
import { CAPITAL, findPlaceByKey } from '../places.ts';
import { barueriNeighbours } from './neighbours-barueri.ts';
import { capitalNeighbours } from './neighbours-capital.ts';
import { guarulhosNeighbours } from './neighbours-guarulhos.ts';
import { municipalityNeighbours } from './neighbours-municipalities.ts';
import { osascoNeighbours } from './neighbours-osasco.ts';

/** By name, the names next to it or, where a place has few of its own, nearest to it, separated by ', '. */
export type NeighbourNames = Readonly<Record<string, string>>;

const byMunicipality: Readonly<Record<string, NeighbourNames>> = {
  [CAPITAL]: capitalNeighbours,
  Barueri: barueriNeighbours,
  Guarulhos: guarulhosNeighbours,
  Osasco: osascoNeighbours,
};

/** A bare name means the place of the same municipality, then the capital's, then the municipality itself. */
function findNear(name: string, municipality: string): Place | null {
  return (
    findPlaceByKey(`${name} - ${municipality}`) ??
    findPlaceByKey(`${name} - ${CAPITAL} (Capital)`) ??
    findPlaceByKey(name)
  );
}

/** Two to six places next to this one, nearest in kind first, for links. */
export function neighboursOf(place: Place): readonly Place[] {
  const names = place.kind === 'municipality' ? municipalityNeighbours : byMunicipality[place.municipality];
  const municipality = place.kind === 'municipality' ? '' : place.municipality;
  return (names?.[place.name]?.split(', ') ?? []).flatMap((name) => findNear(name, municipality) ?? []);
}
