import type { Place } from '../business/place.ts';
import { CAPITAL } from '../business/places.ts';
import { type FoundPlace, own } from './place-reading.ts';
import type { Typed } from './title-runs.ts';

/** 'Bela Vista, Osasco' is one of the places of that name: the town that stands beside it decides. */
export function narrowed(best: FoundPlace, words: readonly Typed[], matches: readonly FoundPlace[]): FoundPlace {
  const towns = new Set(
    matches.flatMap(({ reading }) =>
      reading.kind === 'own' && reading.place.kind !== 'neighbourhood' ? [reading.place] : [],
    ),
  );
  const within = (place: Place) =>
    [...towns].some(
      (town) => (town.kind === 'zone' ? town.zone === place.zone : town.name === place.municipality) && town !== place,
    );
  const neighbourhoods = matches.filter(
    ({ reading }) => reading.kind === 'ambiguous' || (reading.kind === 'own' && reading.place.kind === 'neighbourhood'),
  );
  for (const match of neighbourhoods) {
    const candidates =
      match.reading.kind === 'ambiguous'
        ? match.reading.candidates
        : match.reading.kind === 'own'
          ? [match.reading.place]
          : [];
    const inTown = candidates.filter(within);
    if (inTown.length === 1 && inTown[0]) return { ...match, reading: { kind: 'own', place: inTown[0] } };
  }
  // 'Zona Sul de São Paulo'.
  const zone = matches.find(({ reading }) => reading.kind === 'own' && reading.place.kind === 'zone');
  if (zone && best.reading.kind === 'own' && best.reading.place.key === CAPITAL)
    return { ...best, reading: zone.reading };
  const saysCapital = words.some(({ folded }) => folded === 'capital' || folded === 'sp');
  if (best.reading.kind === 'ambiguous' && saysCapital) {
    const capital = best.reading.candidates.filter(({ municipality }) => municipality === 'São Paulo');
    if (capital.length > 0) return { ...best, reading: own(capital) };
  }
  return best;
}
