import readEntries from 'virtual:library';
import type { Entry } from './entry.ts';

/** The library of answers: one YAML file an entry, in a folder for each family. A new file is a new entry. */
export const library: ReadonlyMap<string, Entry> = new Map(readEntries().map((entry) => [entry.id, entry]));

/** @throws for an id that no file bears; what is stored may name an entry that is gone, and is asked for by `library.get`. */
export function requireEntry(id: string): Entry {
  const entry = library.get(id);
  if (!entry) throw new Error(`The library has no entry ${id}`);
  return entry;
}
