import type { Entry, NamedCase } from '../../content/library/entry.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { ANY_MAKER } from '../../understanding/title-brand.ts';
import { foldedWords, stemOrKey } from '../../understanding/words.ts';
import { type OfPlace, trueOfPlace } from './true-of-place.ts';

type Page = OfPlace & { readonly understood: Pick<Understanding, 'meant' | 'brand'> };

/** How many other words may stand between two of a circumstance's: 'não [para] [mais] de tocar'. */
const MOST_BETWEEN = 2;
/** Compared whole: their stem or key is that of another word, 'portao', 'carro', 'pode', 'mês', 'câmera', 'lei', 'disjuntor', 'saber', 'pessoa', 'taxa', 'ladrão', 'gente', 'graxa', 'emprego', 'loja'. */
const WHOLE: ReadonlySet<string> = new Set([
  'portaozinho',
  'portaria',
  'onibus',
  'poda',
  'podar',
  'mesa',
  'cama',
  'nbr',
  'abnt',
  'chaveiro',
  'sabado',
  'pedestre',
  'pedestres',
  'taxi',
  'arrombar',
  'moto',
  'caminhao',
  'idoso',
  'idosa',
  'idosos',
  'vaselina',
  'salario',
  'distribuidor',
  'distribuidora',
]);
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

interface Word {
  readonly key: string;
  /** Of a title: the maker that it names, where all makers are read as one. */
  readonly maker?: string | undefined;
  /** Of a circumstance: the title has to say it done. Of a title: it says so. */
  readonly done: boolean;
}

/** The entry as it is told to whoever names the case: what the case says of itself stands in the place of what is said to everybody. */
export function toldInCase(entry: Entry, named: NamedCase | null): Entry {
  if (named === null) return entry;
  const { why, youCheck, technicianDoes, cost, prevent, when, near } = named;
  return {
    ...entry,
    ...(why && { why }),
    ...(youCheck && { youCheck }),
    ...(technicianDoes && { technicianDoes }),
    ...(cost && { cost }),
    ...(prevent && { prevent }),
    ...(when && { when }),
    ...(near && { near }),
  };
}

/** The case of an entry that a title names, the one that it names in most words; null where it names none. `meant`: the title's words. */
export function namedCase(
  { cases }: Pick<Entry, 'cases'>,
  meant: readonly string[],
  maker: string | null = null,
): NamedCase | null {
  if (cases.length === 0) return null;
  const title = readWith(meant, DONE).map((word, at) =>
    meant[at] === ANY_MAKER && maker !== null ? { ...word, maker: keyOf(maker, undefined) } : word,
  );
  let [best, most]: [NamedCase | null, number] = [null, 0];
  for (const one of cases) {
    for (const phrase of one.named) {
      const words = wordsOf(phrase);
      if (words.length > most && standsIn(title, words)) [best, most] = [one, words.length];
    }
  }
  return best;
}

/** The word by which a maker is named: 'garen'. */
const makerWord = (brand: string | null): string | null => (brand === null ? null : (foldedWords(brand)[0] ?? null));

/** What whoever names the title's case sends; null where the entry's own chat says it. @param brand another maker that the title names. */
export function chatOfCase(entry: Pick<Entry, 'cases'>, title: string, brand: string | null): string | null {
  const maker = makerWord(brand);
  const meant = foldedWords(title).map((word) => (word === maker ? ANY_MAKER : word));
  return namedCase(entry, meant, maker)?.chat ?? null;
}

/** The same as a page may say it: without what is not true of its place; null where that leaves no answer. */
export function caseOfPage(entry: Pick<Entry, 'cases'>, page: Page): NamedCase | null {
  const { meant, brand } = page.understood;
  const named = namedCase(entry, meant, makerWord(brand?.name ?? null));
  if (named === null) return null;
  const answer = trueOfPlace(page, named.answer);
  if (answer.length === 0) return null;
  const isTrue = (text: string) => trueOfPlace(page, [text]).length > 0;
  const { check, avoid, ...told } = named;
  return {
    ...told,
    answer: [...answer],
    description: [...trueOfPlace(page, named.description)],
    ...(check && isTrue(`${check.do} ${check.tells}`) && { check }),
    ...(avoid !== undefined && isTrue(avoid) && { avoid }),
  };
}

function keyOf(word: string, next: string | undefined): string {
  const unit = unitOf.get(word);
  if (unit !== undefined) return unit;
  if (NUMBER.test(word) && MEASURES.has(next ?? '')) return word;
  return WHOLE.has(word) ? word : stemOrKey(word);
}

function readWith(words: readonly string[], done: RegExp): readonly Word[] {
  return words.map((word, at) => ({ key: keyOf(word, words[at + 1]), done: done.test(word) }));
}

const known = new Map<string, readonly Word[]>();

function wordsOf(phrase: string): readonly Word[] {
  const words = known.get(phrase) ?? readWith(foldedWords(phrase), SAID_DONE);
  known.set(phrase, words);
  return words;
}

function says(said: Word | undefined, { key, done }: Word): boolean {
  return (
    said !== undefined && (said.key === key || (said.maker !== undefined && said.maker === key)) && (said.done || !done)
  );
}

/** Whether the words stand in the title in their order, near to each other. */
function standsIn(title: readonly Word[], words: readonly Word[]): boolean {
  return title.some((_, start) => {
    let at = start;
    return words.every((word, index) => {
      const found = index === 0 ? (says(title[start], word) ? start : -1) : nextAt(title, word, at);
      if (found < at) return false;
      at = found + 1;
      return true;
    });
  });
}

/** Where the word comes next, or -1. */
function nextAt(title: readonly Word[], word: Word, from: number): number {
  const next = title.slice(from, from + MOST_BETWEEN + 1).findIndex((said) => says(said, word));
  return next < 0 ? -1 : from + next;
}
