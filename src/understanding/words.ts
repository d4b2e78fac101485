import { stemmer } from '@orama/stemmers/portuguese';
import { searchKey } from '../text/slug.ts';
import type { Correct } from './spelling.ts';
import { fillers, keyOfWord, phrasesByFirstWord } from './vocabulary.ts';

/** A word or a phrase of a title, read. */
export interface ReadWord {
  /** As typed, folded: 'portaum', 'falta de luz'. */
  readonly typed: string;
  /** What it is compared by: a key of the vocabulary or a stem; null where it decides nothing. */
  readonly key: string | null;
}

const NUMBER = /^\d/;
const NEGATIONS = new Set(['nao', 'num', 'nunca', 'nem', 'n', 'naum']);
/** 'parou de abrir', 'deixou de abrir' */
const STOPPINGS = new Set(['parou', 'deixou', 'pararam', 'deixa']);
/** Verbs whose refusal is a complaint of its own: 'não abre' is not 'abre'. */
const NEGATED = new Set([
  'abrir', 'fechar', 'subir', 'descer', 'parar', 'funcionar', 'andar', 'ligar', 'girar', 'voltar', 'desligar', 'destravar', 'travar', 'automaticofechar', 'programar', 'instalar', 'soltar', 'regular', 'copiar', 'encaixar', 'consertar',
]);
/** How far behind its 'não' a verb may stand: 'não tá mais querendo abrir'. */
const REACH = 5;

/** The words of a text, folded: 'Portão não fecha!' → portao, nao, fecha. */
export function foldedWords(text: string): string[] {
  return searchKey(text).replace(/[^a-z0-9]+/g, ' ').trim().split(' ').filter((word) => word !== '');
}

/** Reads words that stand in order; `correct` says what an unknown one means. Numbers decide nothing by themselves. */
export function readWords(folded: readonly string[], isKnown: (word: string) => boolean, correct: Correct): ReadWord[] {
  const words: ReadWord[] = [];
  for (let at = 0; at < folded.length; ) {
    const phrase = phraseAt(folded, at);
    if (phrase) {
      words.push({ typed: phrase.words.join(' '), key: phrase.key });
      at += phrase.words.length;
      continue;
    }
    const typed = folded[at] ?? '';
    words.push({ typed, key: keyOf(typed, isKnown, correct) });
    at += 1;
  }
  return withNegations(words);
}

function phraseAt(folded: readonly string[], at: number) {
  return phrasesByFirstWord.get(folded[at] ?? '')?.find(({ words }) => words.every((word, offset) => folded[at + offset] === word));
}

function keyOf(typed: string, isKnown: (word: string) => boolean, correct: Correct): string | null {
  const key = keyOfWord.get(typed);
  if (key !== undefined) return key;
  if (fillers.has(typed) || NEGATIONS.has(typed)) return null;
  if (NUMBER.test(typed)) return null;
  if (isKnown(typed)) return stemmer(typed);
  const meant = correct(typed);
  if (meant === null) return stemmer(typed);
  return keyOfWord.get(meant) ?? (fillers.has(meant) ? null : stemmer(meant));
}

/** 'não … abre' and 'parou de abrir' become one word, 'nao-abrir'. */
function withNegations(words: readonly ReadWord[]): ReadWord[] {
  const read = [...words];
  for (const [at, { typed }] of words.entries()) {
    const stops = STOPPINGS.has(typed) && words[at + 1]?.typed === 'de';
    if (!NEGATIONS.has(typed) && !stops) continue;
    const reach = stops ? 2 : REACH;
    for (let next = at + 1; next <= at + reach && next < words.length; next += 1) {
      const { key, typed: verb } = words[next] ?? { key: null, typed: '' };
      if (key === null) continue;
      if (NEGATED.has(key)) {
        read[next] = { typed: verb, key: `nao-${key}` };
        if (stops) read[at] = { typed, key: null };
      }
      break;
    }
  }
  return read;
}

/** What texts are compared by: the keys, and the pairs that stand beside each other. */
export function termsOf(words: readonly ReadWord[]): string[] {
  const keys = words.flatMap(({ key }) => key ?? []);
  return [...keys, ...keys.slice(1).map((key, at) => `${keys[at] ?? ''}_${key}`)];
}
