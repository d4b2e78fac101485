import { capitalise } from '../text/portuguese.ts';

const SMALL_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** 'rio-de-janeiro' → 'Rio de Janeiro': for an address that names nothing we know, so its accents cannot be given back. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word, position) => (position > 0 && SMALL_WORDS.has(word) ? word : capitalise(word)))
    .join(' ');
}

/** 'conserto-de-geladeira' → 'Conserto de geladeira'. */
export function sentenceFromSlug(slug: string): string {
  return capitalise(slug.replaceAll('-', ' '));
}
