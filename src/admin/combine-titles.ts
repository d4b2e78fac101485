import type { Place } from '../business/place.ts';
import { inPlace } from '../text/portuguese.ts';

/** Services as they stand at the head of a title. */
export const combinableServices = [
  'Motor de portão',
  'Motor deslizante',
  'Motor basculante',
  'Motor pivotante',
  'Instalação de motor de portão',
  'Manutenção de motor de portão',
  'Conserto de portão automático',
  'Conserto 24 horas de portão',
  'Automação de portões',
  'Controle remoto para portão',
] as const;

/** 'Motor de portão na Mooca': each service with each place, under the place's own preposition. */
export function combineTitles(services: readonly string[], places: readonly Place[]): string[] {
  return services.flatMap((service) => places.map((place) => `${service} ${inPlace(place)}`));
}
