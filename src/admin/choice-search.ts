import { searchKey } from '../text/slug.ts';

/** Whether every word typed begins a word of the label, in any order, accents and case ignored: 'anda motor' finds 'Motor gira e o portão não anda'. */
export function matchesWords(label: string, typed: string): boolean {
  const words = searchKey(label).split(/[^\p{L}\p{N}]+/u);
  return searchKey(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}
