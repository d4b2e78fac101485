import { inPlace, type Named } from '../text/portuguese.ts';

/** 'Motor de portão na Mooca': each service with each place, under the place's own preposition. */
export function combineTitles(services: readonly string[], places: readonly Named[]): string[] {
  return services.flatMap((service) => places.map((place) => `${service} ${inPlace(place)}`));
}
