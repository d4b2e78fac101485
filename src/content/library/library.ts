import { LRUCache } from 'lru-cache';
import { readCases, readEntries } from 'virtual:library';
import type { Entry, NamedCase } from './entry.ts';

/** Entries whose cases stay read: some 35 KB each. A page asks for those of one entry, a job's pages for the same few. */
const CASES_MAX = 32;
const casesRead = new LRUCache<number, NamedCase[]>({ max: CASES_MAX });

function casesAt(at: number): NamedCase[] {
  const cases = casesRead.get(at) ?? readCases(at);
  casesRead.set(at, cases);
  return cases;
}

/** The cases are three quarters of the library, so that each entry's are read when they are asked for. */
function entryAt(entry: Omit<Entry, 'cases'>, at: number): Entry {
  return {
    ...entry,
    get cases() {
      return casesAt(at);
    },
  };
}

/** The library of answers: one YAML file an entry, in a folder for each family. A new file is a new entry. */
export const library: ReadonlyMap<string, Entry> = new Map(
  readEntries().map((entry, at) => [entry.id, entryAt(entry, at)]),
);

/** @throws for an id that no file bears; what is stored may name an entry that is gone, and is asked for by `library.get`. */
export function requireEntry(id: string): Entry {
  const entry = library.get(id);
  if (!entry) throw new Error(`The library has no entry ${id}`);
  return entry;
}
