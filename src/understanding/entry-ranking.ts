import MiniSearch from 'minisearch';
import type { Entry } from '../content/library/entry.ts';
import { type Correct, createCorrection } from './spelling.ts';
import { fillers, keyOfWord, softWords } from './vocabulary.ts';
import { withMakersAsOne } from './title-brand.ts';
import { foldedWords, isSoft, type ReadWord, readWords, termsOf } from './words.ts';

/** An entry of the library as an answer to a title. */
export interface Ranked {
  readonly entry: Entry;
  /** 0…1: how much of what the title says, by weight, the nearest way of asking says too, and the other way round. */
  readonly score: number;
}

export interface Ranking {
  read(folded: readonly string[]): ReadWord[];
  /** The nearest entries, the best first. */
  rank(words: readonly ReadWord[]): Ranked[];
  /** Whether the entry's ways of asking know the word. */
  knows(entry: Entry, key: string): boolean;
}

/** A pair of words tells less than either alone: it repeats them. */
const PAIR_WEIGHT = 0.6;
const SOFT_WEIGHT = 0.35;
/** What the nearest way of asking weighs, beside the second nearest and the entry as a whole. */
const WEIGHTS = { nearest: 0.62, second: 0.18, whole: 0.2 } as const;
const ALTERNATIVES = 5;

/** A way of asking that bears a term, and the term's share of it. */
interface Posting {
  readonly ask: number;
  readonly weight: number;
}

function isPair(term: string): boolean {
  return term.includes('_');
}

/** Finds by the ways people ask; pure. The index of ~300 entries is made in some 50 ms. */
export function createRanking(entries: Iterable<Entry>): Ranking {
  const list = [...entries];
  const typedWords = new Set(list.flatMap(({ asks }) => asks.flatMap(foldedWords)));
  let correction: Correct | null = null;
  // Only a mistyped word asks for it, and the library's own words are none.
  const correct: Correct = (typed) => {
    correction ??= createCorrection(new Set([...keyOfWord.keys(), ...typedWords, ...fillers, ...softWords]));
    return correction(typed);
  };
  const isKnown = (word: string) => typedWords.has(word);
  const read = (folded: readonly string[]) => readWords(folded, isKnown, correct);

  const termsOfAsks = list.map(({ asks, subject }) => [...asks, subject].map((ask) => termsOf(read(withMakersAsOne(foldedWords(ask), isKnown)))));
  const frequency = new Map<string, number>();
  for (const asks of termsOfAsks) for (const term of new Set(asks.flat())) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weightOf = (term: string) => {
    const known = frequency.get(term) ?? 0;
    return Math.log(1 + (list.length - known + 0.5) / (known + 0.5)) * (isPair(term) ? PAIR_WEIGHT : isSoft(term) ? SOFT_WEIGHT : 1);
  };
  /** Of length one, so that products of two are cosines. */
  const vectorOf = (terms: readonly string[]) => {
    const weights = [...new Set(terms)].map((term) => [term, weightOf(term)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return weights.map(([term, weight]) => [term, weight / length] as const);
  };

  const entryOfAsk: number[] = [];
  const postings = new Map<string, Posting[]>();
  for (const [at, asks] of termsOfAsks.entries()) {
    for (const terms of asks) {
      const ask = entryOfAsk.push(at) - 1;
      for (const [term, weight] of vectorOf(terms)) {
        const known = postings.get(term);
        if (known) known.push({ ask, weight });
        else postings.set(term, [{ ask, weight }]);
      }
    }
  }
  const search = new MiniSearch<{ id: number; terms: string }>({ fields: ['terms'], tokenize: (text) => text.split(' '), processTerm: (term) => term });
  search.addAll(termsOfAsks.map((asks, id) => ({ id, terms: asks.flat().join(' ') })));
  const termsOfEntry = new Map(list.map((entry, at) => [entry.id, new Set(termsOfAsks[at]?.flat())]));

  const cosines = new Float64Array(entryOfAsk.length);

  /** The cosines of the two ways of asking nearest to the terms, for each entry by its number. Arrays, because every title walks thousands of postings. */
  function nearestAsks(terms: readonly string[]): { readonly nearest: Float64Array; readonly second: Float64Array } {
    cosines.fill(0);
    for (const [term, weight] of vectorOf(terms)) {
      for (const { ask, weight: share } of postings.get(term) ?? []) cosines[ask] = (cosines[ask] ?? 0) + weight * share;
    }
    const [nearest, second] = [new Float64Array(list.length), new Float64Array(list.length)];
    for (let ask = 0; ask < cosines.length; ask += 1) {
      const cosine = cosines[ask] ?? 0;
      const entry = entryOfAsk[ask] ?? 0;
      const best = nearest[entry] ?? 0;
      if (cosine > best) {
        nearest[entry] = cosine;
        second[entry] = best;
      } else if (cosine > (second[entry] ?? 0)) second[entry] = cosine;
    }
    return { nearest, second };
  }

  return {
    read,
    rank(words) {
      const terms = termsOf(words);
      if (terms.length === 0) return [];
      const found = search.search(terms.join(' '));
      const most = found[0]?.score ?? 1;
      const whole = new Map(found.map(({ id, score }) => [Number(id), score / most]));
      const { nearest, second } = nearestAsks(terms);
      return list
        .map((entry, at) => ({ entry, score: WEIGHTS.nearest * (nearest[at] ?? 0) + WEIGHTS.second * (second[at] ?? 0) + WEIGHTS.whole * (whole.get(at) ?? 0) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, ALTERNATIVES);
    },
    knows: (entry, key) => termsOfEntry.get(entry.id)?.has(key) ?? false,
  };
}
