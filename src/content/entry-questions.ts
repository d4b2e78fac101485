import type { FactTexts } from '../business/fact-texts.ts';
import type { GateKind } from '../business/gate-kinds.ts';
import type { Entry } from './library/entry.ts';
import { library } from './library/library.ts';
import { fillText } from './library/placeholders.ts';
import { valuesWith } from './library/text-values.ts';
import type { FrequentQuestion } from './page-meta.ts';

/** How many neighbours stand below a page: more would be another page. */
const NEIGHBOURS = 4;

/** An entry as a line among questions: its question with its short answer. */
export function questionOf(entry: Entry, facts: FactTexts, gateKind: GateKind | null = null): FrequentQuestion {
  const values = valuesWith(facts, { place: null, gateKind, brand: null }, (text) => text);
  return { question: fillText(entry.question, values), answer: fillText(entry.answer[0] ?? '', values) };
}

/** What is asked beside an entry; a neighbour that is not written yet is none. */
export function neighbourQuestions(entry: Entry, facts: FactTexts): readonly FrequentQuestion[] {
  return entry.near
    .flatMap((id) => library.get(id) ?? [])
    .filter(({ family }) => family !== 'refusal')
    .slice(0, NEIGHBOURS)
    .map((near) => questionOf(near, facts));
}
