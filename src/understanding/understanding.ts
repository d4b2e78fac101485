import type { AskedFigures } from '../business/asked-figures.ts';
import type { GateKind } from '../business/gate-kinds.ts';
import type { Part } from '../business/gate-parts.ts';
import type { Entry, Family, Refusal } from '../content/library/entry.ts';
import type { PlaceReading } from './place-reading.ts';

/** How sure we are: 'sure' is published, 'uncertain' is asked back, 'none' is not understood. */
export type Confidence = 'sure' | 'uncertain' | 'none';

/** What a title asks for. */
export interface Understanding {
  /** The entry of the library that answers it; null where none does. */
  readonly entry: Entry | null;
  readonly family: Family | null;
  readonly place: PlaceReading | null;
  readonly gateKind: GateKind | null;
  readonly part: Part | null;
  readonly brand: { readonly name: string; readonly ours: boolean } | null;
  /** The title speaks of danger to somebody; its entry is the danger's. */
  readonly danger: boolean;
  /** Why it is not published as a page of ours. */
  readonly refusal: Refusal | null;
  readonly confidence: Confidence;
  /** 0…1, of the entry. */
  readonly score: number;
  /** The nearest other entries, the best first. */
  readonly alternatives: readonly Entry[];
  /** The title's words as they were meant: folded, spelled right, without its place. */
  readonly meant: readonly string[];
  /** Words, as typed, that nothing explains. */
  readonly unexplained: readonly string[];
  /** Numbers with their unit, as the arithmetic of a page needs them. */
  readonly figures: AskedFigures;
}

/** What an administrator chose instead of what was read. */
export interface Correction {
  readonly entry?: string | undefined;
  /** A place's key; '' for none. */
  readonly place?: string | undefined;
  /** '' for none. */
  readonly gateKind?: GateKind | '' | undefined;
}
