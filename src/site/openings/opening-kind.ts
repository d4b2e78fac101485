import type { AskedFigures } from '../../business/asked-figures.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import type { Place } from '../../business/place.ts';
import { coordinatesOf } from '../../business/places/coordinates.ts';
import { CAPITAL } from '../../business/places.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { drawnPart } from '../../content/shown-part.ts';

/** What a title says of its gate. */
export interface NamedGate {
  readonly gateKind: GateKind | null;
  readonly figures?: AskedFigures | null;
  /** Whether whoever asks for a kit names a leaf or a use that none serves: no kit is shown, but its limits are. */
  readonly isBeyondKits?: boolean;
}

/** What stands in the head of a page beside its title. It shows the answer; where there is nothing to show there is none. */
export type OpeningKind =
  | 'danger'
  | 'stopped'
  | 'axis'
  | 'weights'
  | 'peak'
  | 'instalments'
  | 'verdict'
  | 'plate'
  | 'gates'
  | 'map';

const OF_FAMILY: Readonly<Partial<Record<Family, OpeningKind>>> = {
  danger: 'danger',
  fault: 'stopped',
  brand: 'stopped',
  product: 'stopped',
  price: 'axis',
  place: 'gates',
  'how-to': 'plate',
};

/** Whose readers want something done to the gate that they have. */
export function isRepair({ family, kit, visit }: Entry): boolean {
  return family === 'purchase' && !kit && (visit === 'leaf' || visit === 'still' || visit === 'plain');
}

/** A town or a district, with a way to it from the centre, or a zone with its districts. */
export function isOnMap(place: Place | null): place is Place {
  return place !== null && place.key !== CAPITAL && (place.kind === 'zone' || coordinatesOf(place) !== null);
}

/** Whether its answer tells of horsepower. */
export function isAboutPower({ answer }: Entry): boolean {
  return answer.some((text) => text.includes('{facts.conventionalScale'));
}

/** Whether who chooses asks for kilograms, which limit a sliding gate alone, or for power, and not how fast a kit is. */
function isAboutWeight(entry: Entry): boolean {
  return isAboutPower(entry) || (entry.byWeight && entry.gateKinds.includes('sliding'));
}

/** Whether a title says what its gate weighs; what does not run on a rail is measured by its size. */
export function namesWeight({ figures, gateKind }: NamedGate): boolean {
  return (figures?.kilograms ?? null) !== null && (gateKind === null || gateKind === 'sliding');
}

/** Whether a building asks which motor bears its busiest hour. */
function isAboutPeak({ family, answer }: Entry): boolean {
  return family === 'building' && answer.some((text) => text.includes('{facts.conventionalCycles}'));
}

/** Whether it answers in how many times one pays. */
function isAboutInstalments({ family, answer }: Entry): boolean {
  return family === 'payment' && answer.every((text) => text.includes('{facts.instalmentsPhrase}'));
}

const NO_GATE: NamedGate = { gateKind: null };

/** What a title says that its gate weighs decides sooner than the race does. */
export function openingKind(entry: Entry | null, place: Place | null, named: NamedGate = NO_GATE): OpeningKind | null {
  const kind = kindOf(entry, place);
  return namesWeight(named) && (kind === 'gates' || named.isBeyondKits) ? 'weights' : kind;
}

function kindOf(entry: Entry | null, place: Place | null): OpeningKind | null {
  if (entry === null || entry.family === 'refusal') return null;
  const { family, kit } = entry;
  if ((family === 'place' || family === 'service') && isOnMap(place)) return 'map';
  if (isAboutPeak(entry)) return 'peak';
  if (isAboutInstalments(entry)) return 'instalments';
  if (entry.verdict) return 'verdict';
  if (isRepair(entry)) return 'stopped';
  // The race tells of motors to whoever is choosing one, and nothing of weight, of voltage or of the sun.
  if (family === 'choice' && !kit) return entry.scene || drawnPart(entry, null) ? 'stopped' : null;
  if (family === 'choice') return isAboutWeight(entry) ? 'weights' : 'gates';
  // Else a kit is wanted, or a part of the gate.
  return OF_FAMILY[family] ?? (kit ? 'gates' : 'stopped');
}
