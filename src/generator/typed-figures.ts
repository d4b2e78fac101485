import type { Facts } from '../business/facts.ts';
import { shownTexts } from '../content/library/entry.ts';
import { fillText } from '../content/library/placeholders.ts';
import { besideSlots, besideTextSlots } from '../text/fact-slots.ts';
import { plainText } from '../text/plain-text.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { arithmetic } from './arc/arithmetic.ts';
import { storedValues } from './arc/arc-values.ts';
import { type FigureKind, figureKey, figuresIn } from './figures.ts';
import { knownFigures } from './known-figures.ts';
import { subjectEntries } from './subject-entries.ts';

/** A page as it is stored. */
interface StoredTexts {
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

/** Whoever states one of these states it of the company. */
const OF_THE_COMPANY: ReadonlySet<FigureKind> = new Set<FigureKind>([
  'price',
  'instalments',
  'discount',
  'warranty',
  'hours',
  'phone',
]);

/** Figures of the library itself, of the title and of its arithmetic: the company's facts, which stand in slots, are none of them. */
function spoken(title: string, understood: Understanding, facts: Facts): ReadonlySet<string> {
  const values = storedValues(facts, understood);
  const texts = subjectEntries(understood, facts).flatMap((one) =>
    shownTexts(one).map(([, text]) => besideTextSlots(fillText(text, values))),
  );
  const ofTitle = figuresIn(title).filter(({ kind }) => !OF_THE_COMPANY.has(kind));
  const reckoned = arithmetic(understood, facts);
  return new Set([...ofTitle, ...[...texts, ...reckoned].flatMap(figuresIn)].map(figureKey));
}

/** Figures of a stored page that look like the company's and are typed words, which no change of the facts changes; each wording once. */
export function typedFigures(
  { title, description, content }: StoredTexts,
  understood: Understanding,
  facts: Facts,
): readonly string[] {
  const text = [besideTextSlots(title), besideTextSlots(description), plainText(besideSlots(content))].join('\n');
  const ours = new Set(knownFigures(facts).map(figureKey));
  const like = figuresIn(text).filter((figure) => OF_THE_COMPANY.has(figure.kind) || ours.has(figureKey(figure)));
  // What the library says is read only where there is something to compare: most pages state figures in slots alone.
  if (like.length === 0) return [];
  const theirs = spoken(besideTextSlots(title), understood, facts);
  const typed = like.filter((figure) => !theirs.has(figureKey(figure)));
  return [...new Set(typed.map(({ said }) => said))];
}
