import { z } from 'zod';
import data from '../content/library/vocabulary.yaml';
import { verbForms } from './verb-forms.ts';
import { anchorsOfGates, circumstancesOfGates, keysOfGates, phrasesOfGates, wordsOfGates } from './gate-vocabulary.ts';
import { PARSED_ONCE } from '../text/parsed-once.ts';

/** 'apagou' says of a lamp what 'apagar' does not say of a control. */
const NOUNS_LIKE_VERBS = new Set(['solar', 'celular', 'apagar']);

const forms = z.record(z.string(), z.array(z.coerce.string()));
const schema = z.strictObject({
  abbreviations: forms,
  spanish: forms,
  phrases: forms,
  words: forms,
  things: forms,
  filler: z.array(z.string()),
  soft: z.array(z.string()),
  anchors: z.array(z.string()),
  gates: z.array(z.string()),
  foreign: z.array(z.string()),
  circumstances: z.array(z.string()),
  complaints: z.array(z.string()),
  apart: z.array(z.coerce.string()),
});

const { abbreviations, spanish, filler, soft, anchors, gates, foreign, circumstances, complaints, apart, ...others } =
  schema.parse(data, PARSED_ONCE);
const words = [...Object.entries(others.words), ...wordsOfGates, ...Object.entries(others.things)];
const phrases = [...phrasesOfGates, ...Object.entries(others.phrases)];

/** What people shorten, to the whole word. */
export const wholeOf: ReadonlyMap<string, string> = new Map(
  Object.entries(abbreviations).flatMap(([whole, typed]) => typed.map((short) => [short, whole] as const)),
);

/** What neighbours from Bolivia, Paraguay and Argentina type, to the Portuguese word; none of them is a Portuguese word. */
export const spanishWords: ReadonlyMap<string, string> = new Map(
  Object.entries(spanish).flatMap(([word, typed]) => typed.map((theirs) => [theirs, word] as const)),
);

/** A sequence of typed words that stands for one. */
export interface Phrase {
  readonly words: readonly string[];
  readonly key: string;
}

/** By their first word, the longest first. */
export const phrasesByFirstWord: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  phrases
    .flatMap(([key, typed]) =>
      typed.map((text) => ({ words: text.split(' ').map((word) => wholeOf.get(word) ?? word), key })),
    )
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words: [first = ''] }) => first,
);

/** A typed word to the word that it is compared by. */
export const keyOfWord: ReadonlyMap<string, string> = new Map([
  ...words.flatMap(([key, typed]) =>
    isVerb(key) ? [key, ...typed].flatMap((word) => verbForms(word).map((form) => [form, key] as const)) : [],
  ),
  // What is listed stands before what is derived.
  ...words.flatMap(([key, typed]) => [[key, key] as const, ...typed.map((word) => [word, key] as const)]),
]);

/** Of what the key names a verb, its other infinitives are verbs too. */
function isVerb(key: string): boolean {
  return /[aei]r$/.test(key) && !NOUNS_LIKE_VERBS.has(key);
}

export const fillers: ReadonlySet<string> = new Set(filler.flatMap((line) => line.split(' ')));

/** Words of everyday: understood, and of little weight. */
export const softWords: ReadonlySet<string> = new Set(
  soft.flatMap((line) => line.split(' ')).flatMap((word) => [word, ...verbForms(word)]),
);

/** Keys of the trade's own vocabulary: such a word is understood, whatever entry is found. */
export const tradeKeys: ReadonlySet<string> = new Set([...words, ...phrases].map(([key]) => key));

/** Keys of which one must stand in a title for it to be of this trade. */
export const anchorKeys: ReadonlySet<string> = new Set([
  ...anchorsOfGates,
  ...anchors.flatMap((line) => line.split(' ')),
]);

/** Keys that name a gate itself: beside one of them a thing of another trade is only a circumstance. */
export const gateKeys: ReadonlySet<string> = new Set([...keysOfGates, ...gates.flatMap((line) => line.split(' '))]);

/** Things that are no gate and have motors, boards, remote controls and locks too. */
export const foreignWords: ReadonlySet<string> = new Set(foreign.flatMap((line) => line.split(' ')));

/** Words that only phrases of the vocabulary know. */
export const wordsOfPhrases: ReadonlySet<string> = new Set(
  phrases.flatMap(([, typed]) => typed.flatMap((text) => text.split(' '))),
);

/** Keys that say what goes wrong, or who mends it: beside one of them 'tem' and 'qual' ask for no thing to buy. */
export const complaintKeys: ReadonlySet<string> = new Set(complaints.flatMap((line) => line.split(' ')));

/** Words of circumstances, which a text speaks of only to whoever names them. */
export const circumstanceWords: readonly string[] = [
  ...circumstancesOfGates,
  ...circumstances.flatMap((line) => line.split(' ')),
];

const apartLines = apart.map((line) => [line.split(' ', 1)[0] ?? '', line.split(' ')] as const);

/** Of a word that names a circumstance, the word that stands for it and for no other thing, whatever both are compared by elsewhere. */
export const apartWords: ReadonlyMap<string, string> = new Map([
  ...apartLines.flatMap(([one, line]) => line.flatMap(verbForms).map((form) => [form, one] as const)),
  // What is listed stands before what is derived.
  ...apartLines.flatMap(([one, line]) => line.map((word) => [word, one] as const)),
]);
