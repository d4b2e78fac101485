import type { PlaceTrait } from './place-traits.ts';

/** Entries of the library, by what a place has that brings a gate to them. */
export type EntriesByTrait = Readonly<Record<PlaceTrait, readonly string[]>>;
