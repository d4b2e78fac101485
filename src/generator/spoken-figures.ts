import type { Facts } from '../business/facts.ts';
import { type Entry, shownTexts } from '../content/library/entry.ts';
import { fillText } from '../content/library/placeholders.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { arithmetic } from './arc/arithmetic.ts';
import { plainValues } from './arc/arc-values.ts';
import { figureKeys } from './figures.ts';
import { subjectEntries } from './subject-entries.ts';

type Keys = ReadonlySet<string>;

/** Reading all that an entry says takes longer than everything else that is checked, and no place or maker changes a figure of it. */
const known = new WeakMap<Facts, Map<string, Keys>>();

function spokenBy(entry: Entry, understood: Understanding, facts: Facts): Keys {
  const ofFacts = known.get(facts) ?? new Map<string, Keys>();
  known.set(facts, ofFacts);
  const found = ofFacts.get(entry.id);
  if (found) return found;
  const values = plainValues(facts, understood);
  const texts = shownTexts(entry).map(([, text]) => fillText(text, values));
  const keys = figureKeys(texts.join('\n'));
  ofFacts.set(entry.id, keys);
  return keys;
}

/** The figures that the library itself says on this subject, and what the title's numbers come to: nothing of that is a fact of the company. */
export function spokenFigures(title: string, understood: Understanding, facts: Facts): Keys {
  const asked = figureKeys([title, ...arithmetic(understood, facts)].join('\n'));
  return new Set([
    ...asked,
    ...subjectEntries(understood, facts).flatMap((one) => [...spokenBy(one, understood, facts)]),
  ]);
}
