import readModel from 'virtual:title-model';
import type { Place } from '../business/place.ts';
import { findPlaceByKey } from '../business/places.ts';
import type { Entry } from '../content/library/entry.ts';
import { entryOfGate, library } from '../content/library/library.ts';
import { understandBuiltIn } from './built-in-titles.ts';
import { dangerIn } from './dangers.ts';
import { withoutDenied } from './denied.ts';
import { createRanking, type Ranked, type Ranking } from './entry-ranking.ts';
import { weigh } from './entry-weights.ts';
import { gateKindIn, partIn } from './gate-in-title.ts';
import { harmWishedIn } from './harmful-wishes.ts';
import { hasAnchor, isAboutKnownThing, isOfAnotherThing } from './own-trade.ts';
import { located } from './located.ts';
import { isSaidAside } from './said-aside.ts';
import { baseOf } from './trade-words.ts';
import { type FoundPlace, type PlaceReading, withoutNames } from './place-reading.ts';
import { namesMeansOfBypass } from './means-of-bypass.ts';
import { CERTAIN_FROM, decideConfidence, PLACE_ENTRY, tellsSomething } from './confidence.ts';
import { rankedOfMaker, withoutMaker } from './of-a-maker.ts';
import { rankedOfGate } from './said-of-the-gate.ts';
import { findBrand, type FoundBrand, withMakersAsOne } from './title-brand.ts';
import { figuresIn } from './title-figures.ts';
import { decodeModel } from './title-model.ts';
import type { Correction, Understanding } from './understanding.ts';
import { tradeKeys } from './vocabulary.ts';
import { withoutStreet } from './without-street.ts';
import { foldedWords, isSoft, readWords, type ReadWord } from './words.ts';

/** Entries offered beside the one that was understood. */
const ALTERNATIVES = 5;
/** Dangers that other things have too. */
const OF_ANY_DEVICE: ReadonlySet<string> = new Set([
  'cheiro-de-queimado',
  'choque-no-portao',
  'curto-circuito',
  'fio-exposto',
  'fogo-no-motor',
  'mola-quebrada',
]);
const OUTSIDE_ENTRY = 'fora-da-area';
const OTHER_TRADE_ENTRY = 'outro-assunto';
const AREA_ENTRY = 'area-atendida';
const BYPASS_ENTRY = 'burlar-protecao';

let ranking: Ranking | null = null;

/** Read at the first title: a process that only serves pages needs none. */
function theRanking(): Ranking {
  ranking ??= createRanking(decodeModel(readModel()), library);
  return ranking;
}

/** Pure: what a title asks for, where, of what kind of gate, and how sure that is. */
export function understand(title: string, correction: Correction = {}): Understanding {
  const builtIn = Object.keys(correction).length === 0 ? understandBuiltIn(title) : null;
  return builtIn ?? understandTyped(title, correction);
}

function understandTyped(title: string, correction: Correction): Understanding {
  const { spelled, rank, knows, brandsOnly } = theRanking();
  const words = foldedWords(title);
  const { found, spans, unknown } = located(title, isWordOfLanguage);
  const rest = withoutDenied(withoutStreet(withoutNames(words, spans), isWordOfLanguage));
  const brand = findBrand(rest, isWordOfLanguage);
  const meant = spelled(withMakersAsOne(rest, isWordOfLanguage));
  const asked = readWords(meant);
  const told = toldByStems(words.join(' '), meant.join(' '));
  // A stove burns too, and a sofa has springs.
  const danger = OF_ANY_DEVICE.has(told) && isAboutKnownThing(asked) ? undefined : library.get(told);
  const weighed = (of: readonly ReadWord[], maker: FoundBrand | null) =>
    weigh(rankedOfGate(of, rank).filter(isPossible(found, meant.join(' '))), of, maker, brandsOnly);
  const ofAll = weighed(asked, brand);
  const ofMaker = brand && rankedOfMaker(ofAll, weighed(readWords(withoutMaker(meant)), null), meant);
  const ranked = (ofMaker ?? ofAll).slice(0, ALTERNATIVES + 1);
  const entry = chosenEntry(correction, danger, ranked, asked, found);
  // What is not the most probable was chosen by a rule.
  const score = entry !== null && entry === ranked[0]?.entry && !danger ? ranked[0].score : 1;
  const place = chosenPlace(correction, found);
  const unexplained = asked
    .filter(({ key }, at) => key !== null && !isExplained(key, entry, knows) && !isSaidAside(asked, at))
    .map(({ typed }) => typed);
  const isTold = tellsSomething(asked, unexplained);
  const confidence =
    correction.entry === undefined
      ? decideConfidence({ words, entry, danger, score, ranked, asked, unexplained, place })
      : place?.kind === 'ambiguous'
        ? 'uncertain'
        : 'sure';
  // Who would like to get into a house need not name a thing that we know.
  const isHarmSure = entry?.refusal === 'harmful' && confidence === 'sure';
  const isRefused = isTold || danger !== undefined || isHarmSure;
  const refused = place?.kind === 'outside' ? 'outside' : isRefused ? (entry?.refusal ?? null) : null;
  const isOtherTrade =
    correction.entry === undefined &&
    !danger &&
    refused === null &&
    (isOfAnotherThing(asked, isWordOfLanguage) ||
      (confidence === 'none' && score < CERTAIN_FROM && !hasAnchor(asked, place)));
  const answered = answeringEntry(place, danger, isOtherTrade) ?? entry;
  // What only comes nearest to a title that is not understood says nothing of it, and least of all that somebody is in danger.
  const given = confidence === 'none' && !isOtherTrade && refused === null ? null : answered;
  const gateKind = correction.gateKind === undefined ? gateKindIn(asked) : correction.gateKind || null;
  return {
    entry: given && entryOfGate(given, gateKind),
    family: given?.family ?? null,
    place,
    gateKind,
    part: partIn(asked),
    brand: brand ? { name: brand.name, ours: false } : null,
    danger: given?.family === 'danger',
    refusal: isOtherTrade ? 'other-trade' : refused,
    confidence: refused !== null && confidence === 'none' ? 'sure' : confidence,
    score,
    alternatives: ranked.map((candidate) => candidate.entry).filter((other) => other !== answered),
    meant,
    unexplained: unknown === null ? unexplained : [...unexplained, unknown],
    figures: figuresIn(title),
  };
}

/** Whether an entry may be what a title asks for at all. */
const isPossible =
  (found: FoundPlace | null, meant: string) =>
  ({ entry: { id } }: Ranked): boolean =>
    id !== PLACE_ENTRY &&
    (id !== OUTSIDE_ENTRY || found?.reading.kind !== 'own') &&
    (id !== BYPASS_ENTRY || namesMeansOfBypass(meant));

/** The id of the entry of a wish to do harm, or of a danger, in a title as typed or as meant. */
function toldByStems(typed: string, meant: string): string {
  return harmWishedIn(typed) ?? harmWishedIn(meant) ?? dangerIn(typed) ?? dangerIn(meant) ?? '';
}

/** What refuses a title, whatever it asks for; none where it is of this trade and of our places, or a danger. */
function answeringEntry(place: PlaceReading | null, danger: Entry | undefined, isOtherTrade: boolean) {
  const refusing = place?.kind === 'outside' && !danger ? OUTSIDE_ENTRY : isOtherTrade ? OTHER_TRADE_ENTRY : null;
  return refusing === null ? undefined : library.get(refusing);
}

const COMING = new Set(['vem', 'vao', 'venham', 'chegam']);

const isWordOfLanguage = (word: string) => theRanking().isCommon(word);

/** The one place of ours that a title names; null where it names none, several of one name or another's. */
export function findOwnPlace(title: string): Place | null {
  if (lastPlace?.title === title) return lastPlace.place;
  const reading = located(title, isWordOfLanguage).found?.reading;
  lastPlace = { title, place: reading?.kind === 'own' ? reading.place : null };
  return lastPlace.place;
}

/** A title's variations are measured one after the other. */
let lastPlace: { readonly title: string; readonly place: Place | null } | null = null;

/** The entries nearest to any text, the best first. */
export function nearestEntries(text: string): readonly Entry[] {
  const { spelled, rank } = theRanking();
  return rank(readWords(spelled(foldedWords(text))))
    .slice(0, ALTERNATIVES)
    .map(({ entry }) => entry);
}

/** The words of a title that count, in one order: titles of the same key ask for the same, wherever it is. */
export function choiceKey(title: string): string {
  const words = foldedWords(title);
  const rest = withoutNames(words, located(title, isWordOfLanguage).spans);
  const keys = readWords(theRanking().spelled(rest)).flatMap(({ key }) => (key === null || isSoft(key) ? [] : [key]));
  return [...new Set(keys)].toSorted().join(' ');
}

/** Reads the model that the first title of a process would wait for. */
export function warmUnderstanding(): void {
  theRanking();
}

function chosenEntry(
  correction: Correction,
  danger: Entry | undefined,
  ranked: readonly Ranked[],
  asked: readonly ReadWord[],
  found: FoundPlace | null,
): Entry | null {
  if (correction.entry !== undefined) return library.get(correction.entry) ?? null;
  if (danger) return danger;
  // 'Mooca', 'portão Mooca': the place is all there is. 'Vocês vêm em Guarulhos?' asks something of us.
  if (
    found &&
    !asked.some(({ typed }) => COMING.has(typed)) &&
    asked.every(({ key }) => key === null || isSoft(key) || key === 'portao' || key === 'garagem')
  )
    return library.get(PLACE_ENTRY) ?? null;
  const content = asked.filter(({ key }) => key !== null && !isSoft(key) && key !== 'portao' && key !== 'garagem');
  if (found && content.length === 1 && content[0]?.typed === 'atendimento') return library.get(AREA_ENTRY) ?? null;
  return ranked[0]?.entry ?? null;
}

function chosenPlace(correction: Correction, found: FoundPlace | null): PlaceReading | null {
  if (correction.place === undefined) return found?.reading ?? null;
  const place = findPlaceByKey(correction.place);
  return place ? { kind: 'own', place } : null;
}

function isExplained(key: string, entry: Entry | null, knows: Ranking['knows']): boolean {
  return isSoft(key) || tradeKeys.has(baseOf(key)) || (entry !== null && knows(entry, key));
}
