import type { Entry } from '../content/library/entry.ts';
import { createLexicon } from './lexicon.ts';
import { trainNaiveBayes } from './naive-bayes.ts';
import { ANY_MAKER, withMakersAsOne } from './title-brand.ts';
import { featuresOf } from './title-features.ts';
import { foldedWords, type ReadWord, readWords } from './words.ts';

/** An entry of the library as an answer to a title. */
export interface Ranked {
  readonly entry: Entry;
  /** 0…1: how probable it is that the title asks for it and not for another. */
  readonly score: number;
}

export interface Ranking {
  /** Whether a folded word is one of the language, spelled right, and no name. */
  isWord(folded: string): boolean;
  /** Folded words as they were meant. */
  spelled(folded: readonly string[]): string[];
  /** All entries, the most probable first. */
  rank(words: readonly ReadWord[]): Ranked[];
  /** Whether the entry's ways of asking know the word. */
  knows(entry: Entry, key: string): boolean;
  /** Whether nearly every way of asking for the entry names another maker. */
  brandsOnly(entry: Entry): boolean;
}

/** Learns from the ways people ask; pure. */
export function createRanking(entries: Iterable<Entry>): Ranking {
  const list = [...entries];
  const { isCommon, spelled } = createLexicon(list);
  const asked = list.map(({ asks, subject }) => [...asks, subject].map((ask) => readWords(withMakersAsOne(spelled(foldedWords(ask)), isCommon))));
  const classifier = trainNaiveBayes(asked.flatMap((asks, label) => asks.map((words) => ({ label, features: featuresOf(words) }))), list.length);
  const keysOf = new Map(list.map((entry, at) => [entry.id, new Set(asked[at]?.flatMap((words) => words.flatMap(({ key }) => key ?? [])))]));

  const ofMakers = new Set(list.filter((_, at) => { const asks = asked[at] ?? []; return asks.filter((words) => words.some(({ typed }) => typed === ANY_MAKER)).length > asks.length / 2; }));

  return {
    isWord: isCommon,
    spelled,
    rank(words) {
      const probability = classifier.classify(featuresOf(words));
      return list.map((entry, at) => ({ entry, score: probability[at] ?? 0 })).toSorted((a, b) => b.score - a.score);
    },
    brandsOnly: (entry) => ofMakers.has(entry),
    knows: (entry, key) => keysOf.get(entry.id)?.has(key) ?? false,
  };
}
