import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import type { Facts } from '../../business/facts.ts';
import type { Understanding } from '../../understanding/understanding.ts';

/** What says where a page is of. */
export interface OfPlace {
  readonly understood: Pick<Understanding, 'place'>;
  readonly facts: Facts;
}

const AT_NIGHT = /plantão|\{facts\.emergency|madrugada|à noite/i;
/** What says how far the night service goes is true beyond it, too. */
const SAYS_ITS_REACH = /só de dia|\{facts\.beyondRadius\}/;

/** Whether no technician comes to the page's place at night. */
export function isBeyondReach({ understood: { place }, facts }: OfPlace): boolean {
  return place?.kind === 'own' && !isWithinEmergencyRadius(facts, place.place.municipality);
}

/** The texts that are true of the page's place, of which some lie beyond the reach of the night service; it may be none. */
export function trueOfPlace(page: OfPlace, texts: readonly string[]): readonly string[] {
  return isBeyondReach(page) ? texts.filter((text) => !AT_NIGHT.test(text) || SAYS_ITS_REACH.test(text)) : texts;
}

/** The same, where something has to be said: an entry of which no text is true there has to say so itself. */
export function truestOfPlace(page: OfPlace, texts: readonly string[]): readonly string[] {
  const kept = trueOfPlace(page, texts);
  return kept.length > 0 ? kept : texts;
}
