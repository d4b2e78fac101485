import MiniSearch from 'minisearch';
import type { Entry } from '../content/library/entry.ts';
import { createCorrection } from './spelling.ts';
import { fillers, keyOfWord } from './vocabulary.ts';
import { foldedWords, type ReadWord, readWords, termsOf } from './words.ts';

/** An entry of the library as an answer to a title. */
export interface Ranked {
  readonly entry: Entry;
  /** 0…1: how much of what the title says, by weight, the nearest way of asking says too, and the other way round. */
  readonly score: number;
}

export interface Ranking {
  read(folded: readonly string[]): ReadWord[];
  /** The nearest entries, the best first. */
  rank(words: readonly ReadWord[], isWanted?: (entry: Entry) => boolean): Ranked[];
  /** Whether the entry's ways of asking know the word. */
  knows(entry: Entry, key: string): boolean;
}

/** Entries that are looked at word by word. */
const CANDIDATES = 40;
/** A pair of words tells less than either alone: it repeats them. */
const PAIR_WEIGHT = 0.6;
/** What the nearest way of asking weighs, beside the second nearest and the entry as a whole. */
const WEIGHTS = { nearest: 0.62, second: 0.18, whole: 0.2 } as const;
const ALTERNATIVES = 5;

type Vector = ReadonlyMap<string, number>;

interface Indexed {
  readonly entry: Entry;
  readonly asks: readonly Vector[];
  readonly terms: ReadonlySet<string>;
}

function isPair(term: string): boolean {
  return term.includes('_');
}

/** Finds by the ways people ask; pure. The index of ~300 entries is made in some 50 ms. */
export function createRanking(entries: Iterable<Entry>): Ranking {
  const list = [...entries];
  const typedWords = new Set(list.flatMap(({ asks }) => asks.flatMap(foldedWords)));
  const correct = createCorrection(new Set([...keyOfWord.keys(), ...typedWords, ...fillers]));
  const isKnown = (word: string) => typedWords.has(word);
  const read = (folded: readonly string[]) => readWords(folded, isKnown, correct);

  const termsOfAsks = list.map(({ asks, subject }) => [...asks, subject].map((ask) => termsOf(read(foldedWords(ask)))));
  const frequency = new Map<string, number>();
  for (const asks of termsOfAsks) for (const term of new Set(asks.flat())) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weightOf = (term: string) => {
    const known = frequency.get(term) ?? 0;
    return Math.log(1 + (list.length - known + 0.5) / (known + 0.5)) * (isPair(term) ? PAIR_WEIGHT : 1);
  };
  const vectorOf = (terms: readonly string[]): Vector => {
    const weights = new Map([...new Set(terms)].map((term) => [term, weightOf(term)] as const));
    const length = Math.hypot(...weights.values()) || 1;
    return new Map([...weights].map(([term, weight]) => [term, weight / length]));
  };

  const indexed: Indexed[] = list.map((entry, at) => {
    const asks = termsOfAsks[at] ?? [];
    return { entry, asks: asks.map(vectorOf), terms: new Set(asks.flat()) };
  });
  const search = new MiniSearch<{ id: number; terms: string }>({ fields: ['terms'], tokenize: (text) => text.split(' '), processTerm: (term) => term });
  search.addAll(termsOfAsks.map((asks, id) => ({ id, terms: asks.flat().join(' ') })));
  const termsOfEntry = new Map(indexed.map(({ entry, terms }) => [entry.id, terms]));

  return {
    read,
    rank(words, isWanted = () => true) {
      const terms = termsOf(words);
      if (terms.length === 0) return [];
      const asked = vectorOf(terms);
      const found = search.search(terms.join(' ')).flatMap(({ id, score }) => {
        const candidate = indexed[Number(id)];
        return candidate && isWanted(candidate.entry) ? [{ ...candidate, whole: score }] : [];
      });
      const best = found[0]?.whole ?? 1;
      return found
        .slice(0, CANDIDATES)
        .map(({ entry, asks, whole }) => {
          const [nearest = 0, second = 0] = asks.map((ask) => cosine(asked, ask)).toSorted((a, b) => b - a);
          return { entry, score: WEIGHTS.nearest * nearest + WEIGHTS.second * second + (WEIGHTS.whole * whole) / best };
        })
        .toSorted((a, b) => b.score - a.score)
        .slice(0, ALTERNATIVES);
    },
    knows: (entry, key) => termsOfEntry.get(entry.id)?.has(key) ?? false,
  };
}

function cosine(a: Vector, b: Vector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0);
  return sum;
}
