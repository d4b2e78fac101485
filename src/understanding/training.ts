import { askedEntries } from '../content/library/asked-entries.ts';
import type { AskedEntry } from '../content/library/entry.ts';
import { createLexicon } from './lexicon.ts';
import { outsideMatches } from './outside-places.ts';
import { ownMatches } from './own-places.ts';
import { withoutNames } from './place-reading.ts';
import { typedWords } from './title-runs.ts';
import { trainClassifier } from './text-classifier.ts';
import { hashOf } from './text-vectors.ts';
import { ANY_MAKER, withMakersAsOne } from './title-brand.ts';
import { featuresOf } from './title-features.ts';
import { encodeModel, type TitleModel } from './title-model.ts';
import { foldedWords, readWords } from './words.ts';

/** Ways of asking are typed as people type: what only one or two of them use may be a slip. */
const OFTEN_FROM = 3;
/** The words that name a case say less than a whole question: so much of one. */
const OF_A_CASE = 0.15;

const { isCommon: isOfVocabulary } = createLexicon({ often: [], seldom: [] });

/** A place's name is no word of the language, however often it is asked about. */
function wordsOfLanguage(ask: string): string[] {
  const typed = typedWords(ask);
  return withoutNames(foldedWords(ask), [...outsideMatches(typed, isOfVocabulary), ...ownMatches(typed)]);
}

/** Learns from the ways people ask; pure. */
export function trainTitleModel(entries: readonly AskedEntry[]): TitleModel {
  const used = new Map<string, number>();
  for (const { asks } of entries)
    for (const word of asks.flatMap(wordsOfLanguage)) used.set(word, (used.get(word) ?? 0) + 1);
  const byUse = [...used].toSorted(([, a], [, b]) => b - a);
  const often = byUse.filter(([, times]) => times >= OFTEN_FROM).map(([word]) => word);
  const seldom = byUse.slice(often.length).map(([word]) => word);

  const { isCommon, spelled } = createLexicon({ often, seldom });
  const read = (text: string) => readWords(withMakersAsOne(spelled(foldedWords(text)), isCommon));
  const asked = entries.map(({ asks, subject }) => [...asks, subject].map(read));
  const texts = entries.flatMap(({ cases }, label) => [
    ...(asked[label] ?? []).map((words) => ({ label, words, weight: 1 })),
    ...cases.flatMap(({ named }) => named).map((name) => ({ label, words: read(name), weight: OF_A_CASE })),
  ]);
  const known = new Set(
    texts.flatMap(({ label, words }) => words.flatMap(({ key }) => (key === null ? [] : [hashOf(`${label} ${key}`)]))),
  );
  const namesMaker = asked.map(
    (asks) => asks.filter((words) => words.some(({ typed }) => typed === ANY_MAKER)).length / asks.length,
  );
  return {
    entries: entries.map(({ id }) => id),
    classifier: trainClassifier(
      texts.map(({ label, words, weight }) => ({ label, features: featuresOf(words), weight })),
      entries.length,
    ),
    known: Uint32Array.from(known).toSorted(),
    ofMakers: entries.flatMap(({ id }, label) => ((namesMaker[label] ?? 0) > 1 / 2 ? [id] : [])),
    often,
    seldom,
  };
}

/** The whole library's, as bytes; the build asks for it. */
export function learn(): Uint8Array {
  return encodeModel(trainTitleModel(askedEntries));
}
