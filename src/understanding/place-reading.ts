import type { Place } from '../business/place.ts';

/** Where a title speaks of. */
export type PlaceReading =
  /** A place of Greater São Paulo. */
  | { readonly kind: 'own'; readonly place: Place }
  /** Several of ours bear the name, and the title does not say which: to be asked. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Place[] }
  /** Another Brazilian municipality or state, or another country: 'Campinas (SP)'. */
  | { readonly kind: 'outside'; readonly name: string }
  /** The whole region: 'ABC', 'Grande São Paulo'. */
  | { readonly kind: 'region' };

/** A reading, and the words of the title that it stands in: from `start`, `length` of them. */
export interface FoundPlace {
  readonly reading: PlaceReading;
  readonly start: number;
  readonly length: number;
  /** Whether the name was spelled as it is, not only nearly. */
  readonly exact: boolean;
  /** Every run of words that names a place of ours, the town beside a neighbourhood too: none of them asks for anything. */
  readonly spans?: readonly { readonly start: number; readonly length: number }[];
}

export function own(candidates: readonly Place[]): PlaceReading {
  const [only, another] = candidates;
  return only && !another ? { kind: 'own', place: only } : { kind: 'ambiguous', candidates };
}

export function isWithin(inner: FoundPlace, outer: FoundPlace): boolean {
  return outer.start <= inner.start && inner.start + inner.length <= outer.start + outer.length;
}

/** 'no Brás', 'em Moema': what leads to a place says nothing of what is asked. */
const LEADING_TO_A_PLACE = new Set(['em', 'no', 'na', 'nos', 'nas']);

/** Words but for names of places, and for what leads to them. */
export function withoutNames(
  words: readonly string[],
  names: readonly Pick<FoundPlace, 'start' | 'length'>[],
): string[] {
  const spans = names.map(({ start, length }) => {
    const led = LEADING_TO_A_PLACE.has(words[start - 1] ?? '') ? 1 : 0;
    return { start: start - led, end: start + length };
  });
  return words.filter((_, at) => !spans.some(({ start, end }) => at >= start && at < end));
}
