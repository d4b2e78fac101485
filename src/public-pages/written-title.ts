import { z } from 'zod';
import { BRAND } from '../business/brand.ts';
import type { Facts } from '../business/facts.ts';
import { otherBrandNames } from '../business/other-brands.ts';
import { places } from '../business/places.ts';
import lines from '../content/accented-words.yaml';
import misspelled from '../content/misspelled-words.yaml';
import type { UsefulLink } from '../pages/page-reads.ts';
import { shownTitle } from '../pages/shown-page.ts';
import { capitalise, type Named } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';
import { mendedSlip } from './mended-slip.ts';
import { withPlace } from './title-place.ts';
import { punctuated } from './title-punctuation.ts';
import { writtenOut } from './title-shorthand.ts';

const ACCENTED = /[^\p{ASCII}]/u;
const WORD = /(?<!\p{L})[a-z]+(?!\p{L})/giu;
/** In small letters: what begins with a capital may be a name. */
const TYPED_WORD = /(?<!\p{L})[a-z]\p{Ll}+(?!\p{L})/gu;

/** Names that are words as well: whoever types 'socorro' may mean no district. */
const WORDS_TOO: ReadonlySet<string> = new Set([
  'centro',
  'liberdade',
  'limao',
  'linear',
  'luz',
  'nice',
  'came',
  'republica',
  'saude',
  'se',
  'seg',
  'socorro',
]);

const wordOf: ReadonlyMap<string, string> = new Map([
  ...z
    .array(z.string())
    .parse(lines)
    .flatMap((line) => line.split(' '))
    .map((word) => [searchKey(word), word] as const),
  ...z
    .array(z.record(z.string(), z.string()))
    .parse(misspelled)
    .flatMap((row) => Object.entries(row))
    .flatMap(([word, typed]) => typed.split(' ').map((slip) => [slip, word] as const)),
]);

/** Names by how they are typed. */
const typedAs = (names: readonly string[]): readonly (readonly [key: string, name: string])[] =>
  names.map((name) => [searchKey(name), name] as const);

const makers = typedAs([...otherBrandNames, BRAND]);
const makerOf: ReadonlyMap<string, string> = new Map(makers);
const nameOf: ReadonlyMap<string, string> = new Map(
  [...typedAs(places.map(({ name }) => name)), ...makers].filter(([key]) => !WORDS_TOO.has(key)),
);

/** Any of them, the longest first: 'São Bernardo do Campo' before 'Campo Belo'. */
const anyOf = (keys: readonly string[]): string =>
  keys
    .toSorted((one, other) => other.length - one.length)
    .map((key) => RegExp.escape(key))
    .join('|');
const NAME = new RegExp(`(?<!\\p{L})(?:${anyOf([...nameOf.keys()])})(?!\\p{L})`, 'giu');
const makerKeys = makers.map(([key]) => key);
const PLAIN_MAKER = anyOf(makerKeys.filter((key) => !WORDS_TOO.has(key)));
/** A 'motor linear' is a kind of motor. */
const MAKER_BEHIND = anyOf(makerKeys.filter((key) => key !== 'linear'));
/** A maker's name that is no word, or that stands behind what it makes: 'motor nice'. */
const MAKER = new RegExp(
  `(?<!\\p{L})(?:${PLAIN_MAKER}|(?<=(?<!\\p{L})(?:motor|placa|central|controle|autorizada|assistência|assistencia) )(?:${MAKER_BEHIND}))(?!\\p{L})`,
  'giu',
);
/** A maker's name with a slip of the ear. */
const MISSPELLED_MAKER = /(?<!\p{L})(?:pecc?inin?i?|peccinim|pecinim)(?!\p{L})/giu;
/** A letter left out, which leaves another word: 'cheiro de queimado no moto do portão'. */
const MOTOR = /(?<=(?<!\p{L})(?:o|no|do|ao|um) )moto(?= d[oe] portão)/giu;
/** A model behind its maker: 'Rossi dz'. */
const MODEL = new RegExp(
  `(?<=(?<!\\p{L})(?:${[...otherBrandNames, BRAND].map((name) => RegExp.escape(name)).join('|')}) )[b-df-hj-np-tv-z]{2,3}(?!\\p{L})`,
  'gu',
);
/** The state, at the end: 'assistência técnica sp'. */
const STATE_LAST = /(?<=\s)sp$/u;

function inCaseOf(typed: string, word: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase();
  return /^[A-Z]/.test(typed) ? capitalise(word) : word;
}

/** A title as it is shown: with a capital in front, and its shorthand written out; words that were typed in haste, without their accents, are written with them, and names of places too where none has any; makers, and the place that it was understood to name, always. @param place the one that it was understood to name; null where it names none. */
export function writtenTitle(typed: string, place: Named | null = null): string {
  const title = writtenOut(typed);
  const isHasty = !ACCENTED.test(typed);
  const placed = place === null ? title : withPlace(title, place);
  const named = isHasty ? placed.replace(NAME, (name) => nameOf.get(name.toLowerCase()) ?? name) : placed;
  const made = named
    .replace(MISSPELLED_MAKER, 'Peccinin')
    .replace(MAKER, (name) => makerOf.get(name.toLowerCase()) ?? name)
    .replace(MODEL, (name) => name.toUpperCase())
    .replace(STATE_LAST, 'SP');
  const written = made.replace(WORD, (short) => {
    const word = wordOf.get(short.toLowerCase());
    return word === undefined ? short : inCaseOf(short, word);
  });
  return capitalise(punctuated(withoutSlips(written.replace(MOTOR, 'motor'))));
}

function withoutSlips(title: string): string {
  return title.replace(TYPED_WORD, (typed) => {
    const key = searchKey(typed);
    return (nameOf.has(key) ? null : mendedSlip(key)) ?? typed;
  });
}

/** A link to a page as visitors read it. */
export function shownLink(link: UsefulLink, facts: Facts): UsefulLink {
  const shown = shownTitle(link, facts);
  return { ...shown, title: writtenTitle(shown.title) };
}
