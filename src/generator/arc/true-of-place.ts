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

const [SATURDAY, SUNDAY] = [6, 7];

/** Our texts say that we work on Saturdays, and on Sundays in emergencies alone: of other hours what names those days is not said. */
export function isTrueOfHours(text: string, { hours: { weekdays } }: Pick<Facts, 'hours'>): boolean {
  return (
    (weekdays.includes(SATURDAY) || !/s[áa]bado/i.test(text)) && (!weekdays.includes(SUNDAY) || !/domingo/i.test(text))
  );
}

/** The texts that are true of the page's place, of which some lie beyond the reach of the night service, and of our hours; it may be none. */
export function trueOfPlace(page: OfPlace, texts: readonly string[]): readonly string[] {
  const ofHours = texts.filter((text) => isTrueOfHours(text, page.facts));
  return isBeyondReach(page) ? ofHours.filter((text) => !AT_NIGHT.test(text) || SAYS_ITS_REACH.test(text)) : ofHours;
}

/** The same, where something has to be said: an entry of which no text is true there has to say so itself. */
export function truestOfPlace(page: OfPlace, texts: readonly string[]): readonly string[] {
  const kept = trueOfPlace(page, texts);
  return kept.length > 0 ? kept : texts;
}
