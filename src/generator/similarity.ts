import { plainText } from '../text/plain-text.ts';
import { searchKey } from '../text/slug.ts';
import { streamSafe } from '../text/stream-safe.ts';
import { findOwnPlace } from '../understanding/understand-title.ts';
import { EMPTY_HASH, extendHash, mixBits } from './text-hash.ts';

/**
 * How alike two pages are: the Jaccard ratio of their five-word shingles, taken from the main text after place, brand and title words are
 * left out, because a page must not pass as new for naming another place. The limits are editorial, 0…1. 'Similar' begins where the screens
 * show 55 %, 'almost equal' where they show 86 %, so that figure, word and count never disagree.
 */
export const SIMILAR_FROM = 0.545;
export const NOINDEX_FROM = 0.7;
export const ALMOST_EQUAL_FROM = 0.855;

/** The page most like another. */
export interface Nearest {
  readonly id: string;
  /** 0…1. */
  readonly similarity: number;
}

const SHINGLE_WORDS = 5;
const ALWAYS_LEFT_OUT = 'ppa zona norte sul leste oeste central são paulo grande';
const PREPOSITIONS = 'em no na nos nas de do da dos das a o as os ao aos por pelo pela pelos pelas para';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A letter or digit without case and accent by its code, 0 for what parts words; it holds the Latin letters. */
const FOLDED_CODES = Uint16Array.from({ length: 0x250 }, (_, code) => {
  const folded = searchKey(String.fromCharCode(code));
  return LETTER_OR_DIGIT.test(folded) ? folded.charCodeAt(0) : 0;
});

function foldedCode(code: number): number {
  if (code < FOLDED_CODES.length) return FOLDED_CODES[code] ?? 0;
  return LETTER_OR_DIGIT.test(String.fromCharCode(code)) ? code : 0;
}

/** A hash for each word. It runs for every variation of every page, so it reads characters once and makes no strings. */
function wordHashes(text: string): number[] {
  const composed = streamSafe(text).normalize('NFC');
  const hashes: number[] = [];
  let hash = EMPTY_HASH;
  for (let index = 0; index <= composed.length; index += 1) {
    const code = index < composed.length ? foldedCode(composed.charCodeAt(index)) : 0;
    if (code !== 0) hash = extendHash(hash, code);
    else if (hash !== EMPTY_HASH) {
      hashes.push(mixBits(hash));
      hash = EMPTY_HASH;
    }
  }
  return hashes;
}

const alwaysLeftOut: ReadonlySet<number> = new Set(wordHashes(ALWAYS_LEFT_OUT));
const prepositions: ReadonlySet<number> = new Set(wordHashes(PREPOSITIONS));

/** Hashes of five-word shingles, 32 bits, sorted, each once. */
export function shinglesOf({ title, html }: { readonly title: string; readonly html: string }): Uint32Array {
  const place = findOwnPlace(title);
  const placeWords = new Set(place ? wordHashes(`${place.name} ${place.municipality}`) : []);
  const titleWords = new Set(wordHashes(title));
  const kept: number[] = [];
  for (const hash of wordHashes(plainText(html))) {
    const ofPlace = placeWords.has(hash) || alwaysLeftOut.has(hash);
    const last = kept.at(-1);
    if (ofPlace && last !== undefined && prepositions.has(last)) kept.pop();
    if (!ofPlace && !titleWords.has(hash)) kept.push(hash);
  }
  return sortedUnique(shingleHashes(kept));
}

function shingleHashes(words: readonly number[]): Uint32Array {
  const hashes = new Uint32Array(Math.max(0, words.length - SHINGLE_WORDS + 1));
  for (let start = 0; start < hashes.length; start += 1) {
    let hash = 0;
    for (let offset = 0; offset < SHINGLE_WORDS; offset += 1) hash = extendHash(hash, words[start + offset] ?? 0);
    hashes[start] = mixBits(hash);
  }
  return hashes;
}

function sortedUnique(hashes: Uint32Array): Uint32Array {
  hashes.sort();
  let count = 0;
  for (let index = 0; index < hashes.length; index += 1) {
    const value = hashes[index] ?? 0;
    if (count === 0 || hashes[count - 1] !== value) {
      hashes[count] = value;
      count += 1;
    }
  }
  return hashes.slice(0, count);
}

/** Shared shingles over all shingles, 0…1; two empty texts are no evidence of similarity and give 0. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let left = 0, right = 0; left < a.length && right < b.length;) {
    const first = a[left] ?? 0;
    const second = b[right] ?? 0;
    if (first === second) shared += 1;
    if (first <= second) left += 1;
    if (second <= first) right += 1;
  }
  const all = a.length + b.length - shared;
  return all === 0 ? 0 : shared / all;
}
