import type { Entry } from '../content/library/entry.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { classify } from './text-classifier.ts';
import { hashOf, indexIn } from './text-vectors.ts';
import { featuresOf } from './title-features.ts';
import type { TitleModel } from './title-model.ts';
import type { ReadWord } from './words.ts';

/** An entry of the library as an answer to a title. */
export interface Ranked {
  readonly entry: Entry;
  /** 0…1: how probable it is that the title asks for it and not for another. */
  readonly score: number;
}

export interface Ranking extends Lexicon {
  /** All entries, the most probable first. */
  rank(words: readonly ReadWord[]): Ranked[];
  /** Whether the entry's ways of asking know the word. */
  knows(entry: Entry, key: string): boolean;
  /** Whether nearly every way of asking for the entry names another maker. */
  brandsOnly(entry: Entry): boolean;
}

export function createRanking(model: TitleModel, library: ReadonlyMap<string, Entry>): Ranking {
  const labels = new Map(model.entries.map((id, label) => [id, label]));
  return {
    ...createLexicon(model),
    rank(words) {
      const probability = classify(model.classifier, featuresOf(words));
      return [...library.values()]
        .map((entry) => ({ entry, score: probability[labels.get(entry.id) ?? -1] ?? 0 }))
        .toSorted((a, b) => b.score - a.score);
    },
    knows: (entry, key) => indexIn(model.known, hashOf(`${labels.get(entry.id) ?? ''} ${key}`)) !== -1,
    brandsOnly: (entry) => model.ofMakers.includes(entry.id),
  };
}
