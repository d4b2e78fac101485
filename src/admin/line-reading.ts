import { useQuery } from '@tanstack/react-query';
import { wordsByKey } from '../text/fact-slots.ts';
import { findNoFact, readNamed } from '../text/named-slots.ts';
import { listSlotFacts } from './api-client.ts';

/** What may stand in a text as a slot, asked for once for all lines of a screen. */
export function useSlotFacts(enabled = true) {
  return useQuery({ queryKey: ['fact-slots'], queryFn: listSlotFacts, enabled });
}

/** A line as it was saved, and how it reads today. */
export interface ReadLine {
  readonly line: string;
  readonly words: string;
}

/** How a line that names facts reads today, and what in it is no fact. Null until the facts are known, but for the line that came with its words. */
export function useLineReading(
  value: string,
  saved?: ReadLine,
): { readonly words: string; readonly noFact: string | null } | null {
  const hasFacts = /[{}]/.test(value);
  const facts = useSlotFacts(hasFacts);
  if (!hasFacts) return { words: value, noFact: null };
  if (!facts.data) return saved?.line === value ? { words: saved.words, noFact: null } : null;
  const words = readNamed(value, wordsByKey(new Map(facts.data.items.map((fact) => [fact.key, fact.words]))));
  return { words, noFact: findNoFact(words) };
}
