import { BRAND } from '../../business/brand.ts';
import type { Place } from '../../business/place.ts';
import type { Entry } from '../../content/library/entry.ts';
import { library } from '../../content/library/library.ts';
import { type CommonRepair, commonRepairs } from '../../content/places/typical/common-repairs.ts';
import { type PlaceTrait, traitsOf } from '../../content/places/typical/place-traits.ts';
import { typicalSubjects } from '../../content/places/typical/typical-subjects.ts';
import { searchKey } from '../../text/slug.ts';
import { type Choice, seededChoice } from '../seeded-choice.ts';
import { hashText } from '../text-hash.ts';
import { isUrgent } from './arc.ts';
import { type ArcWriting, isOfTheGate } from './arc-sections.ts';
import { themeOf } from './place-theme.ts';
import { trueOfPlace } from './true-of-place.ts';

/** An entry of the library that is told of beside what was asked. */
export interface Typical {
  /** What the kind of place has that brings a gate to it; null for what gates come to everywhere. */
  readonly trait: PlaceTrait | null;
  readonly entry: Entry;
  /** In whose words; by default those of the entry. */
  readonly repair?: CommonRepair;
}

/** What a page tells of, and what is left for its questions. */
export interface TypicalOfPlace {
  readonly told: readonly Typical[];
  readonly left: readonly string[];
}

export const NOTHING_TYPICAL: TypicalOfPlace = { told: [], left: [] };
const QUESTIONS_MOST = 6;
/** Of the part that the title names; what else fails stands behind. */
const OF_THE_PART_FIRST = 2;
/** Most of what is told to whoever names the motor itself. */
const OF_THE_MOTOR_FIRST = 5;
/** Of what the lie of the land brings about. */
const OF_THE_LAND_MOST = 1;

/** Words of a title that asks for the repair of the motor. */
const OF_THE_MOTOR = ['motor', 'motores', searchKey(BRAND)];
/** In its box or on its wires. */
const MOTOR_PARTS: ReadonlySet<string> = new Set([
  'motor',
  'gear',
  'board',
  'capacitor',
  'release',
  'limit-switch',
  'wiring',
  'fuse',
  'battery',
  'receiver',
]);

/** What whoever wants a technician asks next, whatever the fault is. */
const ASKED_OF_A_REPAIR = [
  'preco-da-visita',
  'em-quanto-tempo-chegam',
  'como-e-a-visita',
  'garantia-do-servico',
  'atendem-domingo',
  'orcamento-por-foto',
  'agendar-visita',
  'consertar-ou-trocar',
  'outra-marca-conserto',
  'formas-de-pagamento',
  'parcelamento',
  'nota-fiscal',
  'tecnico-de-confianca',
  'preco-do-plantao',
  'preco-da-troca-do-motor',
  'quando-fazer-manutencao',
  'fechar-na-mao-hoje',
];

/** Drawn like the rest of the page; where nothing is drawn, by the place, so that two places seldom tell the same. */
export function choiceOf({ plan, choice }: ArcWriting, place: Place): Choice {
  return plan.randomSelection ? choice : seededChoice(hashText(place.key));
}

/** One subject of each trait in turn, the traits in drawn order. */
function inTurn(choice: Choice, subjects: readonly Typical[]): readonly Typical[] {
  const byTrait = [...Map.groupBy(choice.some(subjects, subjects.length), ({ trait }) => trait).values()];
  const longest = Math.max(0, ...byTrait.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => byTrait.flatMap((ofTrait) => ofTrait[turn] ?? [])).flat();
}

/** Whoever names a part is told of that part before any other. */
function ofPartFirst({ understood: { part } }: ArcWriting, subjects: readonly Typical[]): readonly Typical[] {
  const isOfPart = ({ entry: { parts } }: Typical) => part !== null && parts.includes(part);
  return [...subjects.filter(isOfPart), ...subjects.filter((one) => !isOfPart(one))];
}

function areAlike(one: Typical, other: Typical): boolean {
  return one.repair?.alike === other.entry.id || other.repair?.alike === one.entry.id;
}

/** Of two that say much the same the first alone. */
function withoutAlike(subjects: readonly Typical[]): readonly Typical[] {
  return subjects.filter((one, at) => !subjects.slice(0, at).some((earlier) => areAlike(earlier, one)));
}

/** Whoever names another maker is told of what fails in a motor, and not of hinges and photocells. */
function isOfAsked({ entry: asked }: ArcWriting, { parts }: Entry): boolean {
  return asked.family !== 'brand' || parts.slice(0, 2).some((part) => asked.parts.includes(part));
}

/** What whoever names a part, or a motor by its maker, is told of before the rest. */
function firstOf(writing: ArcWriting, ordered: readonly Typical[]): readonly Typical[] {
  const { meant, part } = writing.understood;
  const namesMotor = (part === null || part === 'motor') && OF_THE_MOTOR.some((word) => meant.includes(word));
  if (!namesMotor) return ofPartFirst(writing, ordered).slice(0, OF_THE_PART_FIRST);
  const ofMotor = ordered.filter(({ entry: { parts } }) => parts.slice(0, 1).some((one) => MOTOR_PARTS.has(one)));
  return ofPartFirst(writing, ofMotor).slice(0, OF_THE_MOTOR_FIRST);
}

/** Faults that gates have everywhere: those of the gate that the title names first; where it names none, two in three are of every gate. */
function commonOf(writing: ArcWriting, choice: Choice): readonly Typical[] {
  const { gateKind } = writing.understood;
  const all = commonRepairs.flatMap((repair): readonly Typical[] => {
    const entry = library.get(repair.entry);
    return entry && isOfTheGate(writing, entry) && isOfAsked(writing, entry) ? [{ trait: null, entry, repair }] : [];
  });
  const drawn = choice.some(all, all.length);
  const [ofEvery, ofOne] = [drawn.filter(isOfEveryGate), drawn.filter((one) => !isOfEveryGate(one))];
  const mixed = ofEvery.flatMap((one, at) =>
    at % 2 === 0 ? [one] : [one, ...ofOne.slice((at - 1) / 2, (at + 1) / 2)],
  );
  const ordered = gateKind === null ? mixed : [...ofOne, ...ofEvery];
  return withoutAlike([...new Set([...firstOf(writing, ordered), ...ordered])]);
}

/** What only doors that are lifted or rolled have not counts as well. */
function isOfEveryGate({ entry: { gateKinds } }: Typical): boolean {
  return gateKinds.length === 0 || gateKinds.length > 3;
}

/** Which subjects a page of this place tells of; none where its entry wants none. */
export function typicalOf(writing: ArcWriting, place: Place): TypicalOfPlace {
  const theme = themeOf(writing.entry);
  if (theme === null) return NOTHING_TYPICAL;
  const ofPlace = typicalSubjects(theme, traitsOf(place)).flatMap(({ trait, entry: id }): readonly Typical[] => {
    const entry = library.get(id);
    return entry && isOfTheGate(writing, entry) && trueOfPlace(writing, entry.answer).length > 0
      ? [{ trait, entry }]
      : [];
  });
  const choice = choiceOf(writing, place);
  const ordered = ofPartFirst(writing, inTurn(choice, ofPlace));
  if (theme === 'repair') {
    const common = commonOf(writing, choice).slice(0, writing.plan.sections + 3);
    const ofLand = ordered.filter(
      ({ entry: one }) => isOfAsked(writing, one) && !common.some(({ entry }) => entry.id === one.id),
    );
    const land = writing.entry.family === 'brand' ? [] : ofLand.slice(0, OF_THE_LAND_MOST);
    return { told: [...common, ...land], left: ASKED_OF_A_REPAIR };
  }
  // In an emergency nothing else is shortened.
  const count = writing.plan.sections + (isUrgent(writing.entry) ? 1 : 0);
  return {
    told: ordered.slice(0, count),
    left: ordered.slice(count, count + QUESTIONS_MOST).map(({ entry }) => entry.id),
  };
}
