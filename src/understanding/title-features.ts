import { intentionIn } from './intention.ts';
import type { Features } from './text-vectors.ts';
import { EVERYWHERE, isSoft, type ReadWord } from './words.ts';

/** What each feature weighs beside a word that is understood. */
const SOFT = 0.6;
const PAIR = 0.7;
const AS_TYPED = 0.8;
const TYPED_PAIR = 0.4;
const GRAM = 0.3;
const GRAM_LENGTH = 4;
const INTENTION = 1;
const INTENDED = 0.7;
const NUMBER = /^\d+$/;

/** What titles and ways of asking are compared by: words as understood and as typed, pairs of both, and the letters of what was typed. */
export function featuresOf(words: readonly ReadWord[]): Features {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, Math.max(weight, features.get(feature) ?? 0));
  const keys = words.flatMap(({ key }) => key ?? []);
  for (const key of keys) add(key, isSoft(key) ? SOFT : 1);
  for (const [first, second] of pairs(keys.filter((key) => !EVERYWHERE.has(key) && !isSoft(key))))
    add(`${first}_${second}`, PAIR);
  // A number alone tells nothing; '24 h' does.
  for (const { typed } of words) if (!NUMBER.test(typed)) add(`"${typed}`, AS_TYPED);
  for (const [first, second] of pairs(words.map(({ typed }) => typed))) add(`"${first} ${second}`, TYPED_PAIR);
  for (const { typed, key } of words) if (key !== null) for (const gram of gramsOf(typed)) add(`#${gram}`, GRAM);
  const intention = intentionIn(words);
  if (intention !== null) {
    add(`=${intention}`, INTENTION);
    for (const key of keys) if (!isSoft(key)) add(`=${intention} ${key}`, INTENDED);
  }
  return features;
}

function pairs(words: readonly string[]): (readonly [string, string])[] {
  return words.slice(1).map((word, at) => [words[at] ?? '', word] as const);
}

/** 'portao' → <por, port, orta, rtao, tao> */
function gramsOf(word: string): string[] {
  const bounded = `<${word}>`;
  return Array.from({ length: Math.max(0, bounded.length - GRAM_LENGTH + 1) }, (_, at) =>
    bounded.slice(at, at + GRAM_LENGTH),
  );
}
