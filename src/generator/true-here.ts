import type { FactTexts } from '../business/fact-texts.ts';
import type { PageContext } from './page-context.ts';

type Mechanism = PageContext['mechanism'];
type Here = Pick<PageContext, 'mechanism' | 'place' | 'words'>;

/** Tilting and swing gates are judged by the size of their leaf, and the weights of the kits are those of sliding gates. */
export function isMeasured(mechanism: Mechanism): boolean {
  return mechanism === 'tilting' || mechanism === 'swing';
}

/** How large a measured leaf may be, in a whole sentence. */
export function measuredLimit(t: FactTexts, mechanism: Mechanism): string {
  return mechanism === 'tilting'
    ? `Basculante se mede pelo tamanho da folha, e os kits servem até ${t.tiltingLimit}.`
    : `Portão de abrir se mede pela largura de cada folha, e os kits servem até ${t.swingingLimit}.`;
}

const OF_WEIGHT =
  /\d\skg|limite de peso|peso máximo|pel[oa] peso|peso da folha decide|quanto pesa|peso aproximado|compare o peso/i;
const AT_NIGHT = /plantão|qualquer hora|noite, domingo|travar de noite|parar no domingo/i;

/** Whether no technician comes to the page's place at night. */
export function isFar({ place, words }: Here): boolean {
  return place.entry !== null && words.municipalitiesBeyondRadius.includes(place.entry.municipality);
}

/** Whether a sentence, as it reads, that is true of gates and places in general is true of this page's. */
export function isTrueHere(text: string, here: Here): boolean {
  if (isMeasured(here.mechanism) && OF_WEIGHT.test(text)) return false;
  return (
    !isFar(here) ||
    !(AT_NIGHT.test(text) || text.includes(here.words.emergency) || text.includes(here.words.emergencyArrival))
  );
}
