import { LRUCache } from 'lru-cache';
import { readCases, readEntries } from 'virtual:library';
import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';
import type { Entry, NamedCase } from './entry.ts';

/** Entries whose cases stay read: some 35 KB each. A page asks for those of one entry, a job's pages for the same few. */
const CASES_MAX = 32;
const casesRead = new LRUCache<number, NamedCase[]>({ max: CASES_MAX });

function casesAt(at: number): NamedCase[] {
  const cases = casesRead.get(at) ?? readCases(at);
  casesRead.set(at, cases);
  return cases;
}

type Read = Omit<Entry, 'cases'>;

/** The cases are three quarters of the library, so that each entry's are read when they are asked for. */
function entryAt(entry: Read, at: number): Entry {
  return {
    ...entry,
    get cases() {
      return casesAt(at);
    },
  };
}

function withoutOpen({ open: _open, ...named }: NamedCase): NamedCase {
  return named;
}

/** With what is said of a tilting gate in the place of its own; the numbers of questions that its cases name are those of its own. */
function tiltingAt({ tilting, ...entry }: Read, at: number): Entry {
  return {
    ...entry,
    ...tilting,
    get cases() {
      return tilting?.finder ? casesAt(at).map(withoutOpen) : casesAt(at);
    },
  };
}

const read = readEntries();

/** The library of answers: one YAML file an entry, in a folder for each family. A new file is a new entry. */
export const library: ReadonlyMap<string, Entry> = new Map(read.map((entry, at) => [entry.id, entryAt(entry, at)]));

const ofTilting: ReadonlyMap<string, Entry> = new Map(
  read.flatMap((entry, at) => (entry.tilting ? [[entry.id, tiltingAt(entry, at)] as const] : [])),
);

/** The entry as it is told to whoever has a gate of the kind; null for one who named none. */
export function entryOfGate(entry: Entry, gateKind: GateKind | null): Entry {
  const tilts = gateKind !== null && gateKinds[gateKind].movement === 'tilting';
  return (tilts && ofTilting.get(entry.id)) || entry;
}

/** @throws for an id that no file bears; what is stored may name an entry that is gone, and is asked for by `library.get`. */
export function requireEntry(id: string): Entry {
  const entry = library.get(id);
  if (!entry) throw new Error(`The library has no entry ${id}`);
  return entry;
}
