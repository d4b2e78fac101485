import type { Facts } from '../business/facts.ts';
import { shownTexts } from '../content/library/entry.ts';
import { library } from '../content/library/library.ts';
import { fillText } from '../content/library/placeholders.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { arithmetic } from './arc/arithmetic.ts';
import { plainValues } from './arc/arc-values.ts';

/** What the library itself says in figures on this subject, and what the title's numbers come to: nothing of that is a fact of the company. */
export function spokenFigures(title: string, understood: Understanding, facts: Facts): string {
  const { entry } = understood;
  const values = plainValues(facts, understood);
  const entries = entry === null ? [] : [entry, ...entry.near.flatMap((id) => library.get(id) ?? [])];
  return [
    title,
    ...entries.flatMap((one) => shownTexts(one).map(([, text]) => fillText(text, values))),
    ...arithmetic(understood, facts),
  ].join('\n');
}
