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
import { withoutToldPrice } from './told-price.ts';
import { trueOfPlace } from './true-of-place.ts';

const OF_MONEY: ReadonlySet<Entry['family']> = new Set<Entry['family']>(['price', 'purchase', 'payment']);
const FACT = /\{facts\.[\w.]+\}/g;

/** Of these, the wordings that say fewest of the company's figures again. */
function leastTold({ values, said }: ArcWriting, wordings: readonly string[]): readonly string[] {
  const page = [...said].join(' ');
  const isTold = ([slot]: readonly string[]) => slot !== undefined && page.includes(fillText(slot, values));
  const again = wordings.map((text) => [...text.matchAll(FACT)].filter(isTold).length);
  const fewest = Math.min(...again);
  return wordings.filter((_, at) => again[at] === fewest);
}

/** What such a visitor asks next: the entry's neighbours, each answered in its own short answer. */
export function questionsSection(writing: ArcWriting, ids: readonly string[]): string {
  const { plan } = writing;
  // Where somebody is in danger no neighbour speaks of money.
  const neighbours = ids
    .flatMap((id) => library.get(id) ?? [])
    .filter((neighbour) => isOfTheGate(writing, neighbour))
    .filter(
      ({ family, answer }) =>
        (!WITHOUT_OFFER.has(writing.entry.family) || !OF_MONEY.has(family)) && trueOfPlace(writing, answer).length > 0,
    );
  const answered = nextQuestions(writing, neighbours, plan.questions).map((neighbour) => ({
    question: neighbour.question,
    answer: newParagraph(
      writing,
      drawn(
        writing,
        leastTold(
          writing,
          wordingsOfNoCase(neighbour.question, trueOfPlace(writing, neighbour.answer), neighbour),
        ).map((text) => withoutToldPrice(writing, text)),
      ),
    ),
  }));
  const items = answered
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => `<h3>${shown(writing, question)}</h3>${answer}`);
  return items.length === 0 ? '' : section(drawn(writing, sharedTexts.questionHeadings), items.join(''));
}
