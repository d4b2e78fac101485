import type { Place } from '../../business/place.ts';
import { CAPITAL } from '../../business/places.ts';
import { byPlace, inPlace, ofPlace, theName, toPlace } from '../../text/portuguese.ts';
import {
  aliases,
  foldedName,
  largeOutside,
  LONGEST_NAME,
  outsideAliases,
  outsideByName,
  ownByName,
  plainOutside,
  plainWords,
} from '../../understanding/place-names.ts';

/** Names in a text from elsewhere: of other places than the title's, and of whatever it was not given (makers, people, streets). */

const REGION = ['Região Metropolitana de São Paulo', 'Grande São Paulo'];
const CONNECTORS = new Set(['de', 'do', 'da', 'dos', 'das', 'e']);
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu;
const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);

/** The place, what it lies in, and the region. */
function namesAllowed(place: Place | null): readonly string[] {
  const own =
    place === null ? [CAPITAL] : [place.name, place.municipality, ...(place.zone === null ? [] : [place.zone])];
  return [...REGION, ...own].toSorted((a, b) => b.length - a.length);
}

/** The first other place that the text names; null where it names none. */
export function otherPlaceIn(text: string, place: Place | null): string | null {
  const rest = namesAllowed(place).reduce((left, name) => left.replaceAll(name, 'aqui'), text);
  const words = rest.match(WORD) ?? [];
  for (let start = 0; start < words.length; start += 1) {
    if (!isCapital(words[start])) continue;
    for (let length = Math.min(LONGEST_NAME, words.length - start); length >= 1; length -= 1) {
      const run = words.slice(start, start + length);
      if (
        run.every((word) => isCapital(word) || CONNECTORS.has(word)) &&
        isCapital(run.at(-1)) &&
        isPlaceName(foldedName(run.join(' ')), length)
      )
        return run.join(' ');
    }
  }
  return null;
}

/** A single word that is one of the language too counts only where no sentence begins, which `nameNotGiven` looks at. */
function isPlaceName(name: string, words: number): boolean {
  if (words > 1) return ownByName.has(name) || aliases.has(name) || outsideByName.has(name) || outsideAliases.has(name);
  return (ownByName.has(name) && !plainWords.has(name)) || (largeOutside.has(name) && !plainOutside.has(name));
}

/** Where a sentence, a quotation or what stands behind a colon begins, a capital says nothing. */
const BEGINNING = /[.!?…:;("“”‘’–—]\s*/u;

/** Words that are capitalised within a sentence. */
export function namesWithin(text: string): readonly string[] {
  return text.split(BEGINNING).flatMap((part) => (part.match(WORD) ?? []).slice(1).filter(isCapital));
}

export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** The first name within a sentence that is none of those given. */
export function nameNotGiven(text: string, given: ReadonlySet<string>): string | null {
  return namesWithin(text).find((word) => !given.has(word)) ?? null;
}

const CONTRACTIONS = new Set([
  'no',
  'na',
  'nos',
  'nas',
  'do',
  'da',
  'dos',
  'das',
  'ao',
  'à',
  'aos',
  'às',
  'pelo',
  'pela',
  'pelos',
  'pelas',
  'o',
  'a',
  'os',
  'as',
]);

/** Every mention of the place carries a form of its own entry: 'na Mooca', 'em Moema', never 'em Mooca'. */
export function namesPlaceRightly(text: string, place: Place): boolean {
  const { name, article } = place;
  const own = new Set(
    [inPlace(place), ofPlace(place), toPlace(place), byPlace(place), theName(place)].map((form) =>
      form.slice(0, -name.length).trim(),
    ),
  );
  return text
    .split(name)
    .slice(0, -1)
    .every((before) => {
      const word = /(\p{L}+) $/u.exec(before)?.[1]?.toLowerCase() ?? '';
      return article === null ? !CONTRACTIONS.has(word) : own.has(word);
    });
}
