import { useQuery } from '@tanstack/react-query';
import { wordsByKey } from '../text/fact-slots.ts';
import { findNoFact, readNamed } from '../text/named-slots.ts';
import { listSlotFacts } from './api-client.ts';

/** What may stand in a text as a slot, asked for once for all lines of a screen. */
export function useSlotFacts(enabled = true) {
  return useQuery({ queryKey: ['fact-slots'], queryFn: listSlotFacts, enabled });
}

/** How a line that names facts reads today, and what in it is no fact. Null until the facts are known. */
export function useLineReading(value: string): { readonly words: string; readonly noFact: string | null } | null {
  const hasFacts = /[{}]/.test(value);
  const facts = useSlotFacts(hasFacts);
  if (!hasFacts) return { words: value, noFact: null };
  if (!facts.data) return null;
  const words = readNamed(value, wordsByKey(new Map(facts.data.items.map((fact) => [fact.key, fact.words]))));
  return { words, noFact: findNoFact(words) };
}
