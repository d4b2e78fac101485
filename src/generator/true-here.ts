import type { FactTexts } from '../business/fact-texts.ts';
import { movements } from '../business/gate-movements.ts';
import type { PageContext } from './page-context.ts';

type Mechanism = PageContext['mechanism'];
type Here = Pick<PageContext, 'mechanism' | 'place' | 'words'>;

/** Tilting and swing gates are limited by the size of their leaf, and the weights of the kits are those of sliding gates. */
export function isMeasured(mechanism: Mechanism): boolean {
  return measureOf(mechanism) !== null;
}

function measureOf(mechanism: Mechanism) {
  return mechanism === 'any' ? null : movements[mechanism].measured;
}

/** Whether nothing but the motor holds the leaf: one who is no technician may release it on level ground. */
export function isFreeToRelease(mechanism: Mechanism): boolean {
  return mechanism !== 'any' && !movements[mechanism].underTension;
}

/** How large a measured leaf may be, in a whole sentence. */
export function measuredLimit(t: FactTexts, mechanism: Mechanism): string | null {
  const measured = measureOf(mechanism);
  return measured && `${measured.sentence}, e os kits servem até ${t[measured.text]}.`;
}

const OF_WEIGHT =
  /\d\skg|limite de peso|peso máximo|pel[oa] peso|peso da folha decide|quanto pesa|peso aproximado|compare o peso/i;
const AT_NIGHT = /plantão|qualquer hora|noite, domingo|travar de noite|parar no domingo/i;

/** What holds where nothing but the motor holds the leaf, and says nothing to who may release none. */
const OF_RELEASE =
  /(?:folha|portão) de correr ou de abrir|depois de destravar|folha solta do motor não|pode ser destravado/i;

/** Whether no technician comes to the page's place at night. */
export function isFar({ place, words }: Here): boolean {
  return place.entry !== null && words.municipalitiesBeyondRadius.includes(place.entry.municipality);
}

/** Whether a sentence, as it reads, that is true of gates and places in general is true of this page's. */
export function isTrueHere(text: string, here: Here): boolean {
  if (isMeasured(here.mechanism) && OF_WEIGHT.test(text)) return false;
  if (here.mechanism !== 'any' && !isFreeToRelease(here.mechanism) && OF_RELEASE.test(text)) return false;
  return (
    !isFar(here) ||
    !(AT_NIGHT.test(text) || text.includes(here.words.emergency) || text.includes(here.words.emergencyArrival))
  );
}
