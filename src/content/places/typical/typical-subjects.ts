import type { EntriesByTrait } from './entries-by-trait.ts';
import { TRAITS, type PlaceTrait } from './place-traits.ts';
import { care, remotes } from './typical-care.ts';
import { emergencies, faults } from './typical-faults.ts';

/** What a page wants of the place: what fails there, what cannot wait, what care the gate asks for, what its remotes go through. */
export type PlaceTheme = 'repair' | 'urgent' | 'care' | 'remote';

const BY_THEME: Readonly<Record<PlaceTheme, Partial<EntriesByTrait>>> = {
  repair: faults,
  urgent: emergencies,
  care,
  remote: remotes,
};

/** What a place brings a gate to, each by the trait that brings it. */
export interface TypicalSubject {
  readonly trait: PlaceTrait;
  readonly entry: string;
}

/** Each entry once, under the first of the traits that name it. */
export function typicalSubjects(theme: PlaceTheme, traits: readonly PlaceTrait[]): readonly TypicalSubject[] {
  const found = new Map<string, TypicalSubject>();
  for (const trait of traits)
    for (const entry of BY_THEME[theme][trait] ?? []) if (!found.has(entry)) found.set(entry, { trait, entry });
  return [...found.values()];
}

/** All of them, for whoever proves that each is an entry. */
export function allTypicalSubjects(): readonly string[] {
  return Object.values(BY_THEME).flatMap((theme) => TRAITS.flatMap((trait) => theme[trait] ?? []));
}
