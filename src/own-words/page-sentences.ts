import { EMPTY_HASH, extendHash, hashText, mixBits } from '../generator/text-hash.ts';
import { plainText } from '../text/plain-text.ts';
import { MASK, maskedWords } from './masked-words.ts';

/** What a page says, each sentence once. */
export interface PageSentences {
  /** Two hashes of 32 bits for each sentence, one after the other. */
  readonly keys: Uint32Array;
  /** The words of each sentence, as often as the page says it; names and figures are none. */
  readonly words: Uint16Array;
}

interface Sentence {
  readonly key: readonly [number, number];
  /** Names and figures are none. */
  readonly words: number;
}

/** Sentences, headings, items and cells. */
const SENTENCE_END = /(?<=[.!?…:;])\s+|[\n\t]+/;
const OTHER_START = 0x2545f491;
/** Sentences that were read before: most of a generated page's stand on others too. */
const REMEMBERED = 10_000;
const WORDS_MAX = 0xffff;

const remembered = new Map<string, Sentence>();

/** Of both hashes as much as a number holds exactly: enough to tell sentences of a few pages apart. */
const OTHER_VALUES = 2 ** 21;

/** One number for a sentence's two hashes. */
export const sentenceId = (one: number, other: number) => one * OTHER_VALUES + (other % OTHER_VALUES);

/** Reads the main text of a page, HTML without what stands around it. */
export function pageSentences(html: string, brand?: string): PageSentences {
  const positions = new Map<number, number>();
  const keys: number[] = [];
  const said: number[] = [];
  for (const text of plainText(html).split(SENTENCE_END)) {
    const { key, words } = brand === undefined ? rememberedSentence(text) : readSentence(text, brand);
    if (words === 0) continue;
    const id = sentenceId(key[0], key[1]);
    const known = positions.get(id);
    if (known === undefined) {
      positions.set(id, said.length);
      keys.push(key[0], key[1]);
      said.push(words);
    } else said[known] = (said[known] ?? 0) + words;
  }
  return {
    keys: Uint32Array.from(keys),
    words: Uint16Array.from(said, (count) => Math.min(count, WORDS_MAX)),
  };
}

function rememberedSentence(text: string): Sentence {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const sentence = readSentence(text);
  remembered.set(text, sentence);
  return sentence;
}

function readSentence(text: string, brand?: string): Sentence {
  const masked = maskedWords(text, brand);
  return { key: keyOf(masked), words: masked.filter((word) => word !== MASK).length };
}

function keyOf(words: readonly string[]): Sentence['key'] {
  let one = EMPTY_HASH;
  let other = OTHER_START;
  for (const word of words) {
    const hash = hashText(word);
    one = extendHash(one, hash);
    other = extendHash(other, mixBits(hash ^ OTHER_START));
  }
  return [mixBits(one), mixBits(other)];
}
