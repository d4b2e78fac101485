import type { NamedCase } from '../content/library/entry.ts';
import { ANY_MAKER } from './title-brand.ts';
import { apartWords } from './vocabulary.ts';
import { foldedWords, stemOrKey } from './words.ts';

/** How many other words may stand between two of a circumstance's: 'não [para] [mais] de tocar'. */
const MOST_BETWEEN = 2;
/** Said with the word behind it, and no other between: who has a gate 'de correr que abre pouco' has none 'de abrir'. */
const OF = 'de';
/** Behind 'por' it asks for a reason: 'pôr sinaleira' is not said by 'por que a sinaleira parou'. */
const WHY = 'que';
/** Units, each a way of saying the first: whoever asks what a leaf weighs has named no weight, and 'grande' is no width in metres. */
const UNITS = [
  ['kg', 'kgs', 'quilo', 'quilos', 'kilo', 'kilos', 'tonelada', 'toneladas'],
  ['m', 'mt', 'mts', 'metro', 'metros'],
] as const;
const unitOf: ReadonlyMap<string, string> = new Map(
  UNITS.flatMap((ways) => ways.map((way) => [way, ways[0]] as const)),
);
/** Before these '220' counts, and is no voltage. */
const MEASURES: ReadonlySet<string> = new Set([...unitOf.keys(), 'cm', 'x', 'reais', 'vezes']);
const NUMBER = /^\d+$/;
/** 'copiei', 'troquei', in a circumstance: who asks how to copy has not done it. */
const SAID_DONE = /[a-z]{3}ei$/;
const DONE = /(?:ei|ou|emos|amos|aram|ad[oa]s?)$/;

/** Behind these, so near, stands what brings the fault about: 'só quando bate o sol', 'depois da pintura', 'desde que trocaram'. */
const CAUSE = /(?:^| )(?:(?:so|apenas|somente) quando|depois(?: d[aeo]s?| que)?|apos|desde que)$/;
const CAUSE_WITHIN = 4;
/** What was done before it: 'troquei a pilha e agora só pega de perto'. */
const CHANGED =
  /^(?:troqu|troc|pint|mud|instal|coloqu|coloc|bot|pus|refez|refiz|mex|lav|reform|cadastr|program|reset|cort|sold|regul|aument|consert|arrum|limp|desentup|alinh|lubrific)\w*(?:ei|ou|eu|aram|eram|iz|ez|us)$/;
/** So many words more a name counts that tells the cause. */
const OF_A_CAUSE = 1.5;

/** Every word of a name as a number, from 1 on: sixty thousand names would be twenty megabytes of objects. 0 is a word that is in none. */
const numbers = new Map<string, number>();

/** Of a title. */
interface Word {
  readonly key: number;
  /** It is 'não', which a circumstance has to name. */
  readonly denies: boolean;
  /** The maker that it names, where all makers are read as one. */
  readonly maker: number;
  readonly isDone: boolean;
  /** It tells what brings the fault about, and not the fault. */
  readonly isCause: boolean;
  /** 'por que': who asks why something fails wants to put nothing there. */
  readonly asksWhy: boolean;
}

/** The names of an entry's cases, one behind the other: the case it is of, how many words it has, and each word's number twice, with 1 added where the title has to say it done. */
export type CaseNames = Uint32Array;

export function namesOf(cases: readonly Pick<NamedCase, 'named'>[]): CaseNames {
  const packed = cases.flatMap(({ named }, at) =>
    named.flatMap((phrase) => {
      const words = foldedWords(phrase);
      return [at, words.length, ...keysOf(words).map((key, nth) => wordOf(key, words[nth] ?? ''))];
    }),
  );
  return Uint32Array.from(packed);
}

function wordOf(key: string, word: string): number {
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return number * 2 + (SAID_DONE.test(word) ? 1 : 0);
}

/** Which case a title names, the one that it names in most words, what brings the fault about before what it does, and of those the one whose words stand nearest together; -1 where it names none. @param meant the title's words. */
export function caseNamed(names: CaseNames, meant: readonly string[], maker: string | null): number {
  return casesNamed(names, meant, maker)[0] ?? -1;
}

/** Where a case is named in a title. */
interface Naming extends Span {
  readonly of: number;
  readonly count: number;
  readonly weight: number;
}

/** The case that a title names before all, and behind it what it says besides: the cases that it names in words beside those. Each once, named in most words first. */
export function casesNamed(names: CaseNames, meant: readonly string[], maker: string | null): readonly number[] {
  const title = titleWords(meant, maker);
  const keys = new Set(title.flatMap((word) => [word.key, word.maker]));
  const found: Naming[] = [];
  for (let at = 0; at < names.length;) {
    const [of = -1, count = 0, first = 0] = [names[at], names[at + 1], names[at + 2]];
    // Most names begin with a word that the title does not have.
    const span = keys.has(first >> 1) ? nearestSpan(title, names.subarray(at + 2, at + 2 + count)) : null;
    if (span !== null) found.push({ of, count, weight: count + (isOfCause(title, span) ? OF_A_CAUSE : 0), ...span });
    at += 2 + count;
  }
  const between = ({ start, end, count }: Naming) => end - start + 1 - count;
  const chosen: Naming[] = [];
  for (const one of found.toSorted((a, b) => b.weight - a.weight || between(a) - between(b)))
    if (chosen.every(({ of, start, end }) => of !== one.of && (one.end < start || one.start > end))) chosen.push(one);
  return chosen.map(({ of }) => of);
}

function isOfCause(title: readonly Word[], { start, end }: Span): boolean {
  return title.slice(start, end + 1).some(({ isCause }) => isCause);
}

function titleWords(meant: readonly string[], maker: string | null): readonly Word[] {
  const ofMaker = maker === null ? 0 : (numbers.get(keyOf(maker, undefined)) ?? 0);
  return keysOf(meant).map((key, at) => {
    const word = meant[at] ?? '';
    return {
      key: numbers.get(key) ?? 0,
      maker: word === ANY_MAKER ? ofMaker : 0,
      isDone: DONE.test(word),
      denies: word === 'nao',
      isCause: tellsCause(meant, at),
      asksWhy: word === 'por' && meant[at + 1] === WHY,
    };
  });
}

function tellsCause(meant: readonly string[], at: number): boolean {
  if (CHANGED.test(meant[at] ?? '')) return true;
  return Array.from({ length: CAUSE_WITHIN }, (_, behind) => meant.slice(0, Math.max(0, at - behind)).join(' ')).some(
    (led) => CAUSE.test(led),
  );
}

function keysOf(words: readonly string[]): readonly string[] {
  return words.map((word, at) => keyOf(word, words[at + 1]));
}

function keyOf(word: string, next: string | undefined): string {
  const unit = unitOf.get(word);
  if (unit !== undefined) return unit;
  if (NUMBER.test(word) && MEASURES.has(next ?? '')) return word;
  return apartWords.get(word) ?? stemOrKey(word);
}

function says(said: Word | undefined, word: number): boolean {
  const number = word >> 1;
  return said !== undefined && (said.key === number || said.maker === number) && (said.isDone || word % 2 === 0);
}

/** From the first of a name's words in a title to the last. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a title has a name's words in their order and near to each other, and nearest of all: 'abre o da garagem' is not said by
 * 'não abre mais o da garagem'. Null where it does not have them.
 */
function nearestSpan(title: readonly Word[], words: CaseNames): Span | null {
  const isDenied = (start: number) => words.length > 1 && title[start - 1]?.denies === true;
  const isWhy = ({ asksWhy }: Word) =>
    asksWhy && words.length > 1 && (words[1] ?? 0) >> 1 !== numbers.get(keyOf(WHY, undefined));
  let nearest: Span | null = null;
  for (const [start, said] of title.entries()) {
    const end = says(said, words[0] ?? 0) && !isDenied(start) && !isWhy(said) ? endFrom(title, words, start) : null;
    if (end !== null && (nearest === null || end - start < nearest.end - nearest.start)) nearest = { start, end };
  }
  return nearest;
}

/** Where the last of the words stands, the first of which stands at the start. */
function endFrom(title: readonly Word[], words: CaseNames, start: number): number | null {
  let at = start;
  const between = (words[0] ?? 0) >> 1 === numbers.get(keyOf(OF, undefined)) ? 0 : MOST_BETWEEN;
  const isWhole = words.subarray(1).every((word) => {
    const near = title.slice(at + 1, at + between + 2);
    const next = near.findIndex((said) => says(said, word));
    at += next + 1;
    return next >= 0 && !near.slice(0, next).some(({ denies }) => denies);
  });
  return isWhole ? at : null;
}
