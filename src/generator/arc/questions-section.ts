import type { Entry } from '../../content/library/entry.ts';
import { library } from '../../content/library/library.ts';
import { fillText } from '../../content/library/placeholders.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { section } from '../html-fragments.ts';
import { WITHOUT_OFFER } from './arc.ts';
import { type ArcWriting, drawn, isOfTheGate, shown } from './arc-sections.ts';
import { wordingsOfNoCase } from './fitting-wordings.ts';
import { nextQuestions } from './next-questions.ts';
import { newParagraph } from './said.ts';
import { withoutPrice, withoutToldPrice } from './told-price.ts';
import { trueOfPlace } from './true-of-place.ts';

const OF_MONEY: ReadonlySet<Entry['family']> = new Set<Entry['family']>(['price', 'purchase', 'payment']);
const PRICE = /\{facts\.\w*(?:price|phrase)/i;
const FACT = /\{facts\.[\w.]+\}/g;

/** Of these, the wordings that say fewest of the company's figures again. */
function leastTold({ values, said }: ArcWriting, wordings: readonly string[]): readonly string[] {
  const page = [...said].join(' ');
  const isTold = ([slot]: readonly string[]) => slot !== undefined && page.includes(fillText(slot, values));
  const again = wordings.map((text) => [...text.matchAll(FACT)].filter(isTold).length);
  const fewest = Math.min(...again);
  return wordings.filter((_, at) => again[at] === fewest);
}

/** The neighbour's answers that the page may give; where somebody is in danger none speaks of money. */
function sayable(writing: ArcWriting, { family, answer }: Entry): readonly string[] {
  const trueHere = trueOfPlace(writing, answer);
  if (!WITHOUT_OFFER.has(writing.entry.family)) return trueHere.map((text) => withoutToldPrice(writing, text));
  return OF_MONEY.has(family) ? [] : trueHere.map(withoutPrice).filter((text) => !PRICE.test(text));
}

/** What such a visitor asks next: the entry's neighbours, each answered in its own short answer. */
export function questionsSection(writing: ArcWriting, ids: readonly string[]): string {
  const neighbours = ids
    .flatMap((id) => library.get(id) ?? [])
    .filter((neighbour) => isOfTheGate(writing, neighbour) && sayable(writing, neighbour).length > 0);
  const answered = nextQuestions(writing, neighbours, writing.plan.questions).map((neighbour) => {
    const wordings = wordingsOfNoCase(neighbour.question, sayable(writing, neighbour), neighbour);
    return {
      question: neighbour.question,
      answer: newParagraph(writing, drawn(writing, leastTold(writing, wordings))),
    };
  });
  const items = answered
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => `<h3>${shown(writing, question)}</h3>${answer}`);
  return items.length === 0 ? '' : section(drawn(writing, sharedTexts.questionHeadings), items.join(''));
}
