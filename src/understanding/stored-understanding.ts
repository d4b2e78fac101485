import { z } from 'zod';
import type { AskedFigures } from '../business/asked-figures.ts';
import { type Part, partIds } from '../business/gate-parts.ts';
import type { Place } from '../business/place.ts';
import { findPlaceByKey } from '../business/places.ts';
import { gateKindIds } from '../business/gate-kind-ids.ts';
import type { GateKind } from '../business/gate-kinds.ts';
import { type Entry, REFUSALS, type Refusal } from '../content/library/entry.ts';
import { entryOfGate, library } from '../content/library/library.ts';
import type { Correction, Understanding } from './understanding.ts';

/** What is kept beside a page of how its title was understood. */
const schema = z.object({
  entry: z.string().nullable(),
  /** The key of a place of ours. */
  place: z.string().nullable(),
  gate_kind: z.enum(gateKindIds).nullable(),
  brand: z.string().nullable(),
  part: z.enum(partIds).nullable().optional(),
  refusal: z.enum(REFUSALS).nullable(),
  confidence: z.enum(['sure', 'uncertain', 'none']),
  /** The title's words as they were meant; pages that were made before have none. */
  meant: z.string().optional(),
});

export type StoredUnderstanding = z.infer<typeof schema>;

/** The page's furniture: who shows a page needs no more, and no ranking. */
export interface PageSubject {
  readonly entry: Entry | null;
  readonly place: Place | null;
  readonly gateKind: GateKind | null;
  readonly brand: string | null;
  readonly part?: Part | null;
  /** Not stored: they stand in the title. */
  readonly figures?: AskedFigures;
  readonly refusal: Refusal | null;
  /** The title's words as they were meant, spelled right; null where that is not known. */
  readonly meant: readonly string[] | null;
}

export function toStored(understood: Understanding): string {
  const { entry, place, gateKind, brand, part, refusal, confidence, meant } = understood;
  const stored: StoredUnderstanding = {
    entry: entry?.id ?? null,
    place: place?.kind === 'own' ? place.place.key : null,
    gate_kind: gateKind,
    brand: brand?.name ?? null,
    part,
    refusal,
    confidence,
    meant: meant.join(' '),
  };
  return JSON.stringify(stored);
}

/** What administrators are told of it: the words that were meant serve the page alone. */
export function withoutMeant(stored: StoredUnderstanding): StoredUnderstanding {
  const { meant: _, ...told } = stored;
  return told;
}

/** The key of the place of ours that a title names; '' where it names none. */
export function ownPlaceOf({ place }: Understanding): string {
  return place?.kind === 'own' ? place.place.key : '';
}

/** Null for what was not stored, or is not of this shape. */
export function parseStored(text: string | null): StoredUnderstanding | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** An entry or place that is gone meanwhile is left out. */
export function pageSubject(stored: StoredUnderstanding): PageSubject {
  const entry = stored.entry === null ? undefined : library.get(stored.entry);
  return {
    entry: entry ? entryOfGate(entry, stored.gate_kind) : null,
    place: stored.place === null ? null : findPlaceByKey(stored.place),
    gateKind: stored.gate_kind,
    brand: stored.brand,
    part: stored.part ?? null,
    refusal: stored.refusal,
    meant: stored.meant?.split(' ') ?? null,
  };
}

/** What understands the title again as it was stored; what was not sure is read again, or it would count as chosen. */
export function correctionOf(stored: StoredUnderstanding): Correction {
  if (stored.confidence !== 'sure') return {};
  return {
    ...(stored.entry === null ? {} : { entry: stored.entry }),
    place: stored.place ?? '',
    gateKind: stored.gate_kind ?? '',
  };
}

export function subjectOf(understood: Understanding): PageSubject {
  const { entry, place, gateKind, brand, part, refusal, figures, meant } = understood;
  return {
    entry,
    place: place?.kind === 'own' ? place.place : null,
    gateKind,
    brand: brand?.name ?? null,
    part,
    refusal,
    figures,
    meant,
  };
}
