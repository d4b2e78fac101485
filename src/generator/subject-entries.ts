import type { Facts } from '../business/facts.ts';
import type { Entry } from '../content/library/entry.ts';
import { library } from '../content/library/library.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { caseOfPage, toldInCase } from './arc/named-case.ts';

/** The entries whose texts a page on what was understood may draw: its own, and those that are asked next; none where nothing was. */
export function subjectEntries(understood: Understanding, facts: Facts): readonly Entry[] {
  const { entry } = understood;
  if (entry === null) return [];
  const { near } = toldInCase(entry, caseOfPage(entry, { understood, facts }));
  return [entry, ...near.flatMap((id) => library.get(id) ?? [])];
}
