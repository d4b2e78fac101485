import { factTexts } from '../fact-texts.ts';
import type { Facts } from '../facts.ts';
import type { Change } from './changes.ts';

/** A text so short stands in too many places by chance. */
const SHORTEST = 3;

/** Every text at or below a value, with the names that lead to it. */
function leaves(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

/** A figure and its unit hold together with another space; whoever seeks a text has plain ones. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** Every phrase that a page may have of the facts; those of `changedTexts` but the slots are among them. */
export function phrasesOf(facts: Facts): readonly string[] {
  const texts = [...leaves(factTexts(facts), ''), ...leaves(facts, '')].map(([, text]) => withPlainSpaces(text));
  return [...new Set(texts)].filter((text) => text.length >= SHORTEST);
}

/**
 * What pages that were made of the old facts say, and would not say with the new ones: the phrases of the facts that differ, the old value
 * itself, and the slots by which a stored page names such a phrase.
 */
export function changedTexts(before: Facts, after: Facts, { before: old }: Pick<Change, 'before'>): readonly string[] {
  const now = new Map(leaves(factTexts(after), ''));
  const gone = leaves(factTexts(before), '').filter(([path, text]) => now.get(path) !== text);
  const texts = new Set([...gone.map(([, text]) => withPlainSpaces(text)), withPlainSpaces(old)]);
  const slots = gone.flatMap(([path]) => [`value="${path}"`, `{${path}}`]);
  return [...[...texts].filter((text) => text.length >= SHORTEST), ...slots];
}
