import { locationPosts } from '../business/location-titles.ts';
import type { Place } from '../business/place.ts';
import {
  aliases,
  foldedName,
  headlessNames,
  largeOutside,
  LONGEST_NAME,
  neverBehind,
  outsideAliases,
  outsideByName,
  ownByName,
  plainAtTheEnd,
  plainOutside,
  plainWords,
  regions,
} from './place-names.ts';
import type { FoundPlace, PlaceReading } from './place-reading.ts';
import { soundOf } from './spelling.ts';
import { foldedWords } from './words.ts';

const PREPOSITIONS = new Set([
  'em',
  'no',
  'na',
  'nos',
  'nas',
  'do',
  'da',
  'de',
  'dos',
  'das',
  'para',
  'pro',
  'pra',
  'ao',
  'a',
  'bairro',
]);
/** 'na luz' and 'no centro' speak of a place, 'da luz' of electricity. */
const PLACING = new Set(['em', 'no', 'na', 'nos', 'nas', 'bairro']);
/** Behind one of these stands the rest of a neighbourhood's name, known to us or not. */
const NEIGHBOURHOOD_HEADS = new Set([
  'vila',
  'vl',
  'jardim',
  'jd',
  'jardins',
  'parque',
  'pq',
  'cidade',
  'conjunto',
  'cohab',
  'chacara',
  'sitio',
  'residencial',
  'recanto',
  'alto',
  'nova',
  'bairro',
  'parada',
]);
/** 'sítio Mairiporã' is a farm there. */
const COUNTRYSIDE = new Set(['sitio', 'chacara', 'recanto', 'residencial']);
const EXPANDED: Readonly<Record<string, string>> = {
  vl: 'vila',
  jd: 'jardim',
  jdm: 'jardim',
  pq: 'parque',
  sta: 'santa',
  sto: 'santo',
  cid: 'cidade',
};
const STATES = new Set([
  'ac',
  'al',
  'am',
  'ap',
  'ba',
  'ce',
  'df',
  'es',
  'go',
  'ma',
  'mg',
  'ms',
  'mt',
  'pa',
  'pb',
  'pe',
  'pi',
  'pr',
  'rj',
  'rn',
  'ro',
  'rr',
  'rs',
  'sc',
  'se',
  'to',
]);
const SHORTEST_GUESSED = 6;
const TOWN_BEHIND = 4;

const ofBuiltInTitle = new Map(locationPosts.map(({ title, place }) => [title, place]));

/** A title's words as typed, beside their folded forms. */
interface Typed {
  readonly folded: string;
  readonly isCapital: boolean;
}

function typedWords(title: string): Typed[] {
  return title
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => foldedWords(word).map((folded) => ({ folded, isCapital: /^\p{Lu}/u.test(word) })));
}

const soundedNames = [...ownByName].map(([name, places]) => ({
  places,
  words: name.split(' ').length,
  sound: soundOf(name.replaceAll(' ', '')),
}));
const bySound = Map.groupBy(soundedNames, ({ sound }) => sound);

function own(candidates: readonly Place[]): PlaceReading {
  const [only, another] = candidates;
  return only && !another ? { kind: 'own', place: only } : { kind: 'ambiguous', candidates };
}

/**
 * The place that a title names: ours (also shortened, or spelled nearly so), several of one name, or one where we do not work. Null where it names none.
 * `isWord` tells words of the language from names.
 */
export function findPlace(title: string, isWord: (folded: string) => boolean): FoundPlace | null {
  const words = typedWords(title).map((word) => ({ ...word, folded: EXPANDED[word.folded] ?? word.folded }));
  const builtIn = ofBuiltInTitle.get(title);
  if (builtIn) {
    const length = foldedName(builtIn.name).split(' ').length;
    return { reading: { kind: 'own', place: builtIn }, start: words.length - length, length, exact: true };
  }
  const outside = outsideMatches(words, isWord);
  // 'Ribeirão Preto' is no 'Ribeirão'.
  const ours = ownMatches(words).filter(
    (match) => !outside.some((longer) => longer.length > match.length && isWithin(match, longer)),
  );
  const namesOurTown = ours.some(({ reading }) => reading.kind === 'own' && reading.place.kind === 'municipality');
  const elsewhere = outside.filter(
    ({ start, length }) => !namesOurTown || STATES.has(words[start + length - 1]?.folded ?? ''),
  );
  const matches = [...ours, ...elsewhere, ...nearMatches(words, isWord), ...headlessMatches(words, isWord)];
  const best = matches.toSorted(
    (a, b) =>
      Number(a.reading.kind === 'region') - Number(b.reading.kind === 'region') ||
      b.length - a.length ||
      Number(b.exact) - Number(a.exact) ||
      rank(a.reading) - rank(b.reading) ||
      a.start - b.start,
  )[0];
  if (!best) return null;
  const chosen = narrowed(best, words, matches);
  const spans = matches.filter(({ reading }) => chosen.reading.kind !== 'outside' && reading.kind !== 'outside');
  return { ...chosen, spans: [chosen, ...spans] };
}

function isWithin(inner: FoundPlace, outer: FoundPlace): boolean {
  return outer.start <= inner.start && inner.start + inner.length <= outer.start + outer.length;
}

const RANK = { own: 0, ambiguous: 0, region: 1, outside: 2 } as const;

/** A state behind the name decides: 'Santana AP' is not ours. */
function rank(reading: PlaceReading): number {
  return RANK[reading.kind];
}

/** 'Bela Vista, Osasco' is one of the places of that name: the town that stands beside it decides. */
function narrowed(best: FoundPlace, words: readonly Typed[], matches: readonly FoundPlace[]): FoundPlace {
  const towns = new Set(
    matches.flatMap(({ reading }) =>
      reading.kind === 'own' && reading.place.kind !== 'neighbourhood' ? [reading.place] : [],
    ),
  );
  const within = (place: Place) =>
    [...towns].some(
      (town) => (town.kind === 'zone' ? town.zone === place.zone : town.name === place.municipality) && town !== place,
    );
  const neighbourhoods = matches.filter(
    ({ reading }) => reading.kind === 'ambiguous' || (reading.kind === 'own' && reading.place.kind === 'neighbourhood'),
  );
  for (const match of neighbourhoods) {
    const candidates =
      match.reading.kind === 'ambiguous'
        ? match.reading.candidates
        : match.reading.kind === 'own'
          ? [match.reading.place]
          : [];
    const inTown = candidates.filter(within);
    if (inTown.length === 1 && inTown[0]) return { ...match, reading: { kind: 'own', place: inTown[0] } };
  }
  const saysCapital = words.some(({ folded }) => folded === 'capital' || folded === 'sp');
  if (best.reading.kind === 'ambiguous' && saysCapital) {
    const capital = best.reading.candidates.filter(({ municipality }) => municipality === 'São Paulo');
    if (capital.length > 0) return { ...best, reading: own(capital) };
  }
  return best;
}

/** Every run of words up to the longest name, with what stands before and behind it. */
function* runs(words: readonly Typed[]) {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(LONGEST_NAME, words.length - start); length >= 1; length -= 1) {
      const run = words.slice(start, start + length);
      yield {
        start,
        length,
        name: run.map(({ folded }) => folded).join(' '),
        isCapital: run[0]?.isCapital ?? false,
        before: words[start - 1]?.folded ?? '',
        behind: words[start + length]?.folded ?? '',
      };
    }
  }
}

function ownMatches(words: readonly Typed[]): FoundPlace[] {
  const found: FoundPlace[] = [];
  // A title typed in capitals, or with a capital on each word, says nothing by its capitals.
  const capitalsTell = words.some(({ isCapital }) => !isCapital);
  for (const { start, length, name, isCapital, before, behind } of runs(words)) {
    if (STATES.has(behind) && outsideByName.get(name)?.states.includes(behind.toUpperCase())) continue;
    if (regions.has(name)) found.push({ reading: { kind: 'region' }, start, length, exact: true });
    const candidates = aliases.get(name) ?? ownByName.get(name);
    if (!candidates) continue;
    if (plainWords.has(name)) {
      const placed = PLACING.has(before) && !neverBehind.has(name);
      // 'centro de Osasco': the town behind it says that a place is meant.
      const ofTown = candidates.some(({ municipality }) =>
        words
          .slice(start + length, start + length + TOWN_BEHIND)
          .map(({ folded }) => folded)
          .join(' ')
          .includes(foldedName(municipality)),
      );
      // 'conserto de portão jardins'
      const atTheEnd =
        start > 1 && start + length === words.length && plainAtTheEnd.has(name) && !PREPOSITIONS.has(before);
      if (!placed && !ofTown && !atTheEnd && !(isCapital && capitalsTell && start > 0)) continue;
    }
    // 'Jardim Santana' is no Santana.
    const isTown = candidates.some(({ kind }) => kind === 'municipality');
    if (length === 1 && NEIGHBOURHOOD_HEADS.has(before) && before !== 'bairro' && !(isTown && COUNTRYSIDE.has(before)))
      continue;
    found.push({ reading: own(candidates), start, length, exact: true });
  }
  return found.filter((inner) => !found.some((outer) => outer.length > inner.length && isWithin(inner, outer)));
}

function outsideMatches(words: readonly Typed[], isWord: (folded: string) => boolean): FoundPlace[] {
  const found: FoundPlace[] = [];
  const capitalsTell = words.some(({ isCapital }) => !isCapital);
  for (const { start, length, name, isCapital, before, behind } of runs(words)) {
    const alias = outsideAliases.get(name);
    if (alias !== undefined && !(name.length === 2 && isWord(name)))
      found.push({ reading: { kind: 'outside', name: alias }, start, length, exact: true });
    const town = outsideByName.get(name);
    if (!town) continue;
    const inState = STATES.has(behind) && town.states.includes(behind.toUpperCase());
    const state = inState ? behind.toUpperCase() : (town.states[0] ?? '');
    const reading = { kind: 'outside', name: `${town.name} (${state})` } as const;
    if (inState) found.push({ reading, start, length: length + 1, exact: true });
    else if (NEIGHBOURHOOD_HEADS.has(before) || ownByName.has(name) || aliases.has(name) || regions.has(name)) continue;
    else if (
      length > 1
        ? (PLACING.has(before) && largeOutside.has(name)) || !isPlainRun(name, isWord)
        : isTownWord({ name, before, isCapital: isCapital && capitalsTell && start > 0 }, isWord)
    )
      found.push({ reading, start, length, exact: true });
  }
  return found;
}

/** 'Anália Franco', and with their town 'Rochdale Osasco': neighbourhoods without the 'Jardim' of their name. */
function headlessMatches(words: readonly Typed[], isWord: (folded: string) => boolean): FoundPlace[] {
  const title = words.map(({ folded }) => folded).join(' ');
  return [...runs(words)].flatMap(({ start, length, name, before }) => {
    const places = headlessNames.get(name) ?? [];
    const isMeant =
      length > 1 ? !isPlainRun(name, isWord) && !outsideByName.has(name) : !isWord(name) && !outsideByName.has(name);
    const inTown = places.some(({ municipality }) => ` ${title} `.includes(` ${foldedName(municipality)} `));
    const told = inTown || (isMeant && (length > 1 || PLACING.has(before)));
    return places.length > 0 && told && !NEIGHBOURHOOD_HEADS.has(before)
      ? [{ reading: own(places), start, length, exact: true }]
      : [];
  });
}

/** 'casa nova', 'porto seguro': a town's name made of words of the trade counts only with its state. */
function isPlainRun(name: string, isWord: (folded: string) => boolean): boolean {
  return name.split(' ').every((word) => isWord(word) || PREPOSITIONS.has(word));
}

function isTownWord(
  { name, before, isCapital }: { readonly name: string; readonly before: string; readonly isCapital: boolean },
  isWord: (folded: string) => boolean,
): boolean {
  if (name.length < 3 || /^\d/.test(name)) return false;
  const told = before === 'em' || isCapital;
  if (largeOutside.has(name)) return told || !isWord(name);
  return told && !isWord(name) && !plainOutside.has(name);
}

/** Names of ours with a typing error. Words of the language are never taken for a mistyped name. */
function nearMatches(words: readonly Typed[], isWord: (folded: string) => boolean): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const { start, length, name } of runs(words)) {
    const joined = name.replaceAll(' ', '');
    if (length > 5 || joined.length < SHORTEST_GUESSED || ownByName.has(name) || outsideByName.has(name)) continue;
    const run = words.slice(start, start + length);
    const isName = run.some(
      ({ folded }) => !isWord(folded) && !PREPOSITIONS.has(folded) && !NEIGHBOURHOOD_HEADS.has(folded),
    );
    const [first, last] = [run[0]?.folded ?? '', run.at(-1)?.folded ?? ''];
    if (!isName || PREPOSITIONS.has(first) || PREPOSITIONS.has(last)) continue;
    const places = placesNear(joined, length);
    if (places.length > 0) found.push({ reading: own(places), start, length, exact: false });
  }
  return found;
}

function placesNear(joined: string, length: number): readonly Place[] {
  const sound = soundOf(joined);
  const alike = bySound.get(sound);
  if (alike) return alike.flatMap(({ places }) => places);
  if (joined.length < SHORTEST_GUESSED + 1) return [];
  const near = soundedNames.filter((name) => Math.abs(name.words - length) <= 1 && isNear(sound, name.sound));
  return near.length === 1 ? (near[0]?.places ?? []) : [];
}

function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}
