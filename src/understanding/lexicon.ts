import { type Correct, createCorrection } from './spelling.ts';
import type { TitleModel } from './title-model.ts';
import { fillers, foreignWords, keyOfWord, softWords, wordsOfPhrases } from './vocabulary.ts';

/** The words that the vocabulary and the ways of asking know. */
export interface Lexicon {
  /** A word that is spelled right, for all that is known: the vocabulary's, or one that several ways of asking use. */
  isCommon(folded: string): boolean;
  /** Each word as it was meant: 'potrao' → 'portao'. A word that resembles none stays as it is. */
  spelled(folded: readonly string[]): string[];
}

/** `often` are words of several ways of asking, `seldom` those of one or two, which may be slips. */
export function createLexicon({ often, seldom }: Pick<TitleModel, 'often' | 'seldom'>): Lexicon {
  const ofVocabulary = new Set([...keyOfWord.keys(), ...wordsOfPhrases, ...fillers, ...softWords]);
  const ours = new Set([...ofVocabulary, ...often]);
  // Another trade's word is spelled right too, and nothing is mended into it.
  const common = new Set([...ours, ...foreignWords]);
  const slips = new Set(seldom);
  const toCommon = onceAsked(() =>
    createCorrection(new Set([...often.filter((word) => ofVocabulary.has(word)), ...ours])),
  );
  const toVocabulary = onceAsked(() => createCorrection(keyOfWord.keys()));

  const meant = new Map<string, string>();
  const spell = (typed: string) => {
    if (common.has(typed) || /\d/.test(typed)) return typed;
    const whole = withoutDiminutive(typed, common);
    if (whole !== null) return whole;
    return (slips.has(typed) ? toVocabulary()(typed) : toCommon()(typed)) ?? typed;
  };
  return {
    isCommon: (folded) => common.has(folded),
    spelled: (folded) =>
      folded.map((typed) => {
        if (!slips.has(typed)) return spell(typed);
        const known = meant.get(typed) ?? spell(typed);
        meant.set(typed, known);
        return known;
      }),
  };
}

/** Made when it is first needed: only a misspelled word asks for it. */
function onceAsked(make: () => Correct): () => Correct {
  let made: Correct | null = null;
  return () => (made ??= make());
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
