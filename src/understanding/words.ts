import { stemmer } from '@orama/stemmers/portuguese';
import { searchKey } from '../text/slug.ts';
import { fromSpanish } from './spanish.ts';
import { fillers, keyOfWord, phrasesByFirstWord, softWords, wholeOf } from './vocabulary.ts';

/** A word or a phrase of a title, read. */
export interface ReadWord {
  /** As typed, folded: 'portaum', 'falta de luz'. */
  readonly typed: string;
  /** What it is compared by: a key of the vocabulary or a stem; null where it decides nothing. */
  readonly key: string | null;
}

const NUMBER = /^\d/;
/** Every title speaks of a gate: what stands on its two sides stands together. */
export const EVERYWHERE: ReadonlySet<string> = new Set(['portao', 'garagem', 'eletronico']);

/** Before the stem of a word of everyday. */
const SOFT = '~';

export function isSoft(key: string): boolean {
  return key.startsWith(SOFT);
}
const NEGATIONS = new Set(['nao', 'num', 'nunca', 'nem', 'n', 'naum']);
/** 'parou de abrir', 'deixou de abrir' */
const STOPPINGS = new Set(['parou', 'deixou', 'pararam', 'deixa']);
/** Verbs whose refusal is a complaint of its own: 'não abre' is not 'abre'. */
const NEGATED = new Set([
  'abrir',
  'fechar',
  'subir',
  'descer',
  'parar',
  'funcionar',
  'andar',
  'ligar',
  'girar',
  'voltar',
  'desligar',
  'destravar',
  'travar',
  'automaticofechar',
  'programar',
  'instalar',
  'soltar',
  'regular',
  'copiar',
  'encaixar',
  'consertar',
  'trocar',
]);
/** How far behind its 'não' a verb may stand: 'não tá mais querendo abrir'. */
const REACH = 5;

/** 'naooo' → 'nao', 'socorrro' → 'socorro': letters that only cry. Two of a kind may be right in the middle of a word. */
function withoutStress(word: string): string {
  return word.replace(/([a-z])\1{2,}/g, '$1$1').replace(/(?<=[a-z]{2})([aeiou])\1$/, '$1');
}

/** 'R$ 1.349' is one figure of money. */
const AMOUNT = /\br\$ ?(\d{1,3}(?:\.\d{3})+|\d+)/g;

/** The words of a text, folded: 'Portão não fecha!' → portao, nao, fecha. */
export function foldedWords(text: string): string[] {
  const words = searchKey(text)
    .replace(AMOUNT, (_, figure: string) => `${figure.replaceAll('.', '')} reais`)
    .replace(/\b[13]\/[2-8]\b/g, ' hp ')
    .replace(/(\d)(kg|kgs|m|mt|mts|metros?|hp|cv|v|volts|hs?|hrs|x|aptos?|ap)\b/g, '$1 $2')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  return fromSpanish(words).map((word) => wholeOf.get(word) ?? withoutStress(word));
}

/** Reads words that stand in order. Numbers decide nothing by themselves. */
export function readWords(folded: readonly string[]): ReadWord[] {
  const words: ReadWord[] = [];
  for (let at = 0; at < folded.length;) {
    const phrase = phraseAt(folded, at);
    if (phrase) {
      words.push({ typed: phrase.words.join(' '), key: phrase.key });
      at += phrase.words.length;
      continue;
    }
    const typed = folded[at] ?? '';
    words.push({ typed, key: keyOf(typed) });
    at += 1;
  }
  return withNegations(withPrice(words));
}

/** Behind 'quanto', these ask how much is to be paid: 'quanto pra trocar', 'quanto mais ou menos'. */
const PAID = /^(para|com|mais|no|na|um|uma|ai|so|ja|colocado|instalado|total)$/;
/** What else is measured. */
const MEASURED =
  /^(temp|pes|dur|demor|met|gast|consum|aguent|vez|hp|ciclo|quil|volt|luz|forca|rapido|longe|perto|energ|lent|durar|consumir|metro)/;

/** 'trocar a placa quanto', 'quanto pra instalar': so short a question asks the price. */
function withPrice(words: readonly ReadWord[]): ReadWord[] {
  return words.map((word, at) => {
    if (word.typed !== 'quanto') return word;
    const next = words[at + 1];
    const isAsked = next === undefined || PAID.test(next.typed);
    return isAsked && !words.slice(at + 1).some(({ key }) => key !== null && MEASURED.test(key))
      ? { typed: word.typed, key: 'preco' }
      : word;
  });
}

const stems = new Map<string, string>();

/** Of words of the library, which are asked for again and again. */
function stemOf(word: string): string {
  const known = stems.get(word) ?? stemmer(word);
  stems.set(word, known);
  return known;
}

/** A word of its own, whatever stands around it: its key in the vocabulary, every refusal as 'nao', or its stem. */
export function stemOrKey(folded: string): string {
  return NEGATIONS.has(folded) ? 'nao' : (keyOfWord.get(folded) ?? stemOf(folded));
}

function phraseAt(folded: readonly string[], at: number) {
  return phrasesByFirstWord
    .get(folded[at] ?? '')
    ?.find(({ words }) => words.every((word, offset) => folded[at + offset] === word));
}

function keyOf(typed: string): string | null {
  const key = keyOfWord.get(typed);
  if (key !== undefined) return key;
  if (fillers.has(typed) || NEGATIONS.has(typed) || NUMBER.test(typed)) return null;
  return softWords.has(typed) ? `${SOFT}${stemOf(typed)}` : stemOf(typed);
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
      if (key === null || isSoft(key)) continue;
      if (NEGATED.has(key)) {
        read[next] = { typed: verb, key: `nao-${key}` };
        if (stops) read[at] = { typed, key: null };
      }
      break;
    }
  }
  return read;
}
