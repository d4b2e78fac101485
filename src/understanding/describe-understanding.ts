import type { Place } from '../business/place.ts';
import type { GateKind } from '../business/gate-kinds.ts';
import type { Family, Refusal } from '../content/library/entry.ts';
import type { Confidence, Understanding } from './understanding.ts';

/** How a title was understood, as the administrators' screens are told. */
export interface Understood {
  /** The id of the library's entry; null where none answers. */
  readonly entry: string | null;
  /** What the entry is called: 'Portão não fecha'. */
  readonly subject: string | null;
  readonly family: Family | null;
  readonly place: {
    readonly kind: 'own' | 'ambiguous' | 'outside' | 'region';
    readonly key: string | null;
    readonly name: string;
  } | null;
  /** Places of the name, where several bear it. */
  readonly place_candidates: readonly { readonly key: string; readonly name: string }[];
  readonly gate_kind: GateKind | null;
  /** Another maker. */
  readonly brand: string | null;
  readonly danger: boolean;
  readonly confidence: Confidence;
  /** 0…1 */
  readonly score: number;
  /** Words that nothing explains, as typed. */
  readonly unexplained: readonly string[];
  readonly refusal: Refusal | null;
  /** The nearest other entries. */
  readonly alternatives: readonly { readonly entry: string; readonly subject: string }[];
}

/** 'Bela Vista, Osasco' */
function fullName(place: Place): string {
  return place.kind === 'municipality' ? place.name : `${place.name}, ${place.municipality}`;
}

function placeOf({ place }: Understanding): Understood['place'] {
  if (place === null) return null;
  if (place.kind === 'own') return { kind: 'own', key: place.place.key, name: fullName(place.place) };
  if (place.kind === 'outside') return { kind: 'outside', key: null, name: place.name };
  return place.kind === 'ambiguous'
    ? { kind: 'ambiguous', key: null, name: place.candidates[0]?.name ?? '' }
    : { kind: 'region', key: null, name: 'Grande São Paulo' };
}

export function describeUnderstanding(understanding: Understanding): Understood {
  const { entry, family, place, gateKind, brand, danger, confidence, score, unexplained, refusal, alternatives } =
    understanding;
  return {
    entry: entry?.id ?? null,
    subject: entry?.subject ?? null,
    family,
    place: placeOf(understanding),
    place_candidates:
      place?.kind === 'ambiguous'
        ? place.candidates.map((candidate) => ({ key: candidate.key, name: fullName(candidate) }))
        : [],
    gate_kind: gateKind,
    brand: brand?.name ?? null,
    danger,
    confidence,
    score,
    unexplained,
    refusal,
    alternatives: alternatives
      .filter((other) => other.family !== 'refusal')
      .map((other) => ({ entry: other.id, subject: other.subject })),
  };
}

/** Whether a page of the title is ours to publish: understood for sure, and nothing that we refuse. */
export function isAnswered({
  entry,
  confidence,
  refusal,
}: Pick<Understanding, 'entry' | 'confidence' | 'refusal'>): boolean {
  return entry !== null && confidence === 'sure' && refusal === null;
}
