import { LONGEST_NAME } from './place-names.ts';
import { EXPANDED } from './place-words.ts';
import { foldedWords } from './words.ts';

/** A title's words as typed, beside their folded forms. */
export interface Typed {
  readonly folded: string;
  readonly isCapital: boolean;
}

export function typedWords(title: string): Typed[] {
  return title
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) =>
      foldedWords(word).map((folded) => ({ folded: EXPANDED[folded] ?? folded, isCapital: /^\p{Lu}/u.test(word) })),
    );
}

/** Every run of words up to the longest name, with what stands before and behind it. */
export function* runs(words: readonly Typed[]) {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(LONGEST_NAME, words.length - start); length >= 1; length -= 1) {
      const run = words.slice(start, start + length);
      yield {
        start,
        length,
        name: run.map(({ folded }) => folded).join(' '),
        isCapital: run[0]?.isCapital ?? false,
        before: words[start - 1]?.folded ?? '',
        behind: words[start + length]?.folded ?? '',
      };
    }
  }
}
