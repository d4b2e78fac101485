import { searchKey } from '../text/slug.ts';

/** Keys are folded (no accents, lowercase) and stand at the head of a word; the first that is found decides. */
export type Rule<T> = readonly [type: T, keys: readonly string[]];

/** ' qual motor para portao ': words parted and framed by single spaces, so that a key is found by `includes`. */
export function framed(title: string): string {
  return ` ${searchKey(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

export function firstMatch<T>(text: string, rules: readonly Rule<T>[]): T | null {
  return rules.find(([, keys]) => keys.some((key) => text.includes(` ${key}`)))?.[0] ?? null;
}
