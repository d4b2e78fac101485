import type { Entry } from '../content/library/entry.ts';
import { createCorrection } from './spelling.ts';
import { fillers, foreignWords, keyOfWord, softWords, wordsOfPhrases } from './vocabulary.ts';
import { foldedWords } from './words.ts';

/** The words that the vocabulary and the ways of asking know. */
export interface Lexicon {
  /** A word that is spelled right, for all that is known: the vocabulary's, or one that several ways of asking use. */
  isCommon(folded: string): boolean;
  /** Each word as it was meant: 'potrao' → 'portao'. A word that resembles none stays as it is. */
  spelled(folded: readonly string[]): string[];
}

/** Ways of asking are typed as people type: what only one or two of them use may be a slip. */
const COMMON_FROM = 3;

export function createLexicon(entries: Iterable<Entry>): Lexicon {
  const used = new Map<string, number>();
  for (const { asks } of entries) for (const word of asks.flatMap(foldedWords)) used.set(word, (used.get(word) ?? 0) + 1);
  const ofVocabulary = new Set([...keyOfWord.keys(), ...wordsOfPhrases, ...fillers, ...softWords, ...foreignWords]);
  const often = [...used].filter(([, times]) => times >= COMMON_FROM).toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  const common = new Set([...ofVocabulary, ...often]);
  const toCommon = createCorrection([...often.filter((word) => ofVocabulary.has(word)), ...ofVocabulary, ...often]);
  const toVocabulary = createCorrection(keyOfWord.keys());

  const meant = new Map<string, string>();
  const spell = (typed: string) => {
    if (common.has(typed) || /\d/.test(typed)) return typed;
    const whole = withoutDiminutive(typed, common);
    if (whole !== null) return whole;
    return (used.has(typed) ? toVocabulary(typed) : toCommon(typed)) ?? typed;
  };
  return {
    isCommon: (folded) => common.has(folded),
    spelled: (folded) =>
      folded.map((typed) => {
        if (!used.has(typed)) return spell(typed);
        const known = meant.get(typed) ?? spell(typed);
        meant.set(typed, known);
        return known;
      }),
  };
}

const DIMINUTIVE = /(?:z?inh|z?it)[oa]s?$/;
const SHORTEST_DIMINUTIVE = 6;
const SHORTEST_STEM = 3;

/** 'palminho' → 'palmo', 'correntinha' → 'corrente': where the word itself is known. */
function withoutDiminutive(typed: string, known: ReadonlySet<string>): string | null {
  const at = typed.search(DIMINUTIVE);
  if (at < SHORTEST_STEM || typed.length < SHORTEST_DIMINUTIVE) return null;
  const base = typed.slice(0, at);
  return [base, `${base}o`, `${base}a`, `${base}e`, `${base}ao`].find((word) => known.has(word)) ?? null;
}
