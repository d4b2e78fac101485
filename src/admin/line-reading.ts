import { useQuery } from '@tanstack/react-query';
import { wordsByKey } from '../text/fact-slots.ts';
import { findNoFact, readNamed } from '../text/named-slots.ts';
import { listSlotFacts } from './api-client.ts';

/** What may stand in a text as a slot, asked for once for all lines of a screen. */
export function useSlotFacts(enabled = true) {
  return useQuery({ queryKey: ['fact-slots'], queryFn: listSlotFacts, enabled });
}

/**
 * How a line that names facts reads today, and what in it is no fact. Null until the facts are known.
 *
 * @param known how it reads, where that is known before the facts are.
 */
export function useLineReading(
  value: string,
  known: string | null = null,
): { readonly words: string; readonly noFact: string | null } | null {
  const hasFacts = /[{}]/.test(value);
  const { data } = useSlotFacts(hasFacts);
  if (data) return read(readNamed(value, wordsByKey(new Map(data.items.map((fact) => [fact.key, fact.words])))));
  const words = hasFacts ? known : value;
  return words === null ? null : read(words);
}

const read = (words: string) => ({ words, noFact: findNoFact(words) });
