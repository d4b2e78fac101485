import { gateKindIds } from '../business/gate-kind-ids.ts';
import { type GateKind, gateKinds } from '../business/gate-kinds.ts';
import { gateParts, type Part, partIds } from '../business/gate-parts.ts';
import type { ReadWord } from './words.ts';

/** A kind by its own key, or by the keys of a part that no other kind has. */
const KIND_OF_KEY: ReadonlyMap<string, GateKind> = new Map([
  ...gateKindIds.map((kind) => [gateKinds[kind].key, kind] as const),
  ...partIds.flatMap((id) => {
    const { keys, tellsKind } = gateParts[id];
    return tellsKind === null ? [] : Object.keys(keys).map((key) => [key, tellsKind] as const);
  }),
]);

const PART_OF_KEY: ReadonlyMap<string, Part> = new Map(
  partIds.flatMap((id) => Object.keys(gateParts[id].keys).map((key) => [key, id] as const)),
);

/** Kinds whose faults are told in one entry each: there the kind says nearly all. */
const TOLD_IN_ONE_ENTRY: ReadonlySet<GateKind> = new Set(['overhead', 'rolling']);
const KIND_KEYS: ReadonlySet<string> = new Set(
  gateKindIds.filter((kind) => !TOLD_IN_ONE_ENTRY.has(kind)).map((kind) => gateKinds[kind].key),
);

/** Whether a word names a kind of gate whose faults have entries of their own. */
export function namesKind({ key }: ReadWord): boolean {
  return key !== null && KIND_KEYS.has(key);
}

/** The kind of gate that a title names, null where it names none. */
export function gateKindIn(words: readonly ReadWord[]): GateKind | null {
  return firstOf(words, KIND_OF_KEY);
}

/** The part that a title names; a motor only where it names no other. */
export function partIn(words: readonly ReadWord[]): Part | null {
  return (
    firstOf(
      words.filter(({ key }) => key !== 'motor'),
      PART_OF_KEY,
    ) ?? firstOf(words, PART_OF_KEY)
  );
}

/** How many parts of a gate or its motor a title names. */
export function partsNamedIn(words: readonly ReadWord[]): number {
  return new Set(words.flatMap(({ key }) => (key === null ? [] : (PART_OF_KEY.get(key) ?? [])))).size;
}

const WHEREWITH = new Set(['com', 'sem', 'pelo', 'pela', 'por', 'via', 'no', 'na']);

/** The part that a title is about: 'cremalheira pro motor' means the rack, 'motor com cremalheira' the motor, 'portão com controle' none. */
export function partMeantIn(words: readonly ReadWord[]): Part | null {
  return firstOf(
    words.filter((_, at) => !WHEREWITH.has(words[at - 1]?.typed ?? '')),
    PART_OF_KEY,
  );
}

function firstOf<Found>(words: readonly ReadWord[], table: ReadonlyMap<string, Found>): Found | null {
  for (const { key } of words) {
    const found = key === null ? undefined : table.get(key.startsWith('nao-') ? key.slice(4) : key);
    if (found !== undefined) return found;
  }
  return null;
}
