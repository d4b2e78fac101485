import { slotWords } from '../business/slot-values.ts';
import type { Facts } from '../business/facts.ts';
import { hasSlots, hasTextSlots, refreshSlots, refreshTextSlots, withSlotsOf } from '../text/fact-slots.ts';
import { slotsOfNamed } from '../text/named-slots.ts';
import { withKnownSlots } from '../text/slot-sentences.ts';

/**
 * An article as it is stored. With slots it comes from the editor; without, from somebody who was given words and sends them back: there the
 * sentences that are known have their slots again.
 *
 * @param html sanitised.
 */
export function storedArticle(html: string, known: () => readonly string[], facts: Facts): string {
  return refreshSlots(hasSlots(html) ? html : withKnownSlots(html, known()), slotWords(facts));
}

/** A title or description as it is stored; without slots, it comes from somebody who was given the words of `known`. A fact may be named by its key alone. */
export function storedText(given: string, known: string | null, facts: Facts): string {
  const wordsOf = slotWords(facts);
  const typed = slotsOfNamed(given, wordsOf);
  return known === null || hasTextSlots(typed) ? refreshTextSlots(typed, wordsOf) : withSlotsOf(typed, known, wordsOf);
}
