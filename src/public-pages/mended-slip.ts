import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import near from '../content/words-one-slip-away.yaml';
import often from '../content/often-typed-words.yaml';
import { createCorrection } from '../understanding/spelling.ts';
import { stemOrKey } from '../understanding/words.ts';
import { searchKey } from '../text/slug.ts';

/** Of a shorter word nobody can tell what was meant. */
const SHORTEST = 6;

const wordsOf = (lines: unknown): readonly string[] =>
  z
    .array(z.string())
    .parse(lines)
    .flatMap((line) => line.split(' '));

function createMending() {
  const writtenAs = new Map(wordsOf(often).map((word) => [searchKey(word), word]));
  const real = new Set(wordsOf(near));
  const correct = createCorrection(writtenAs.keys());
  return (typed: string): string | null => {
    if (typed.length < SHORTEST || writtenAs.has(typed) || real.has(typed)) return null;
    const meant = correct(typed);
    if (meant === null || meant[0] !== typed[0] || Math.abs(meant.length - typed.length) > 1) return null;
    // Another form of the word, and no slip.
    return stemOrKey(meant) === stemOrKey(typed) ? null : (writtenAs.get(meant) ?? null);
  };
}

let mending: ((typed: string) => string | null) | undefined;

/** Words come again and again, place names above all. */
const WORDS_KEPT = 4000;
const mended = new LRUCache<string, { readonly written: string | null }>({ max: WORDS_KEPT });

/** The word that was meant by one with a slip of a letter, as it is written; null for every word that may be one of its own. Of a folded word. */
export function mendedSlip(typed: string): string | null {
  const known = mended.get(typed);
  if (known) return known.written;
  // A start has no time for it.
  mending ??= createMending();
  const written = mending(typed);
  mended.set(typed, { written });
  return written;
}
