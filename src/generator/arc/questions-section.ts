import { gateKinds } from '../../business/gate-kinds.ts';
import type { Movement } from '../../business/gate-movements.ts';
import type { Entry } from '../../content/library/entry.ts';
import { entryOfGate, library } from '../../content/library/library.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { section } from '../../text/html-fragments.ts';
import { WITHOUT_OFFER } from './arc.ts';
import { type ArcWriting, drawn, isOfTheGate, shown } from './arc-sections.ts';
import { wordingsOfNoCase } from './fitting-wordings.ts';
import { nextQuestions } from './next-questions.ts';
import { leastRepeated, repetition } from './repeated.ts';
import { newParagraph } from './said.ts';
import { leastTold, unpriced, withoutToldPrice } from './told-price.ts';
import { trueOfPlace } from './true-of-place.ts';

const OF_MONEY: ReadonlySet<Entry['family']> = new Set<Entry['family']>(['price', 'purchase', 'payment']);
/** When somebody comes is told beside what is broken, and asked last there. */
const WHEN_WE_COME = 'em-quanto-tempo-chegam';
const TOLD_BESIDE: ReadonlySet<Entry['family']> = new Set<Entry['family']>(['fault', 'danger', 'brand']);

/** Of its words, from which on an answer says again what the page has told. */
const ASKED_AGAIN = 0.5;

/** What a kit costs, moves and bears. */
const OF_KITS = /\{facts\.(?:kit|cheapest|middle|fastest|model|conventional|heavy|gateLimits)/;

/** Their motors are ordered one by one. */
const WITHOUT_KIT: ReadonlySet<Movement> = new Set<Movement>(['overhead', 'rolling']);

/** Whether the gates that the page is of are all of a kind for which we sell no kit. */
function isWithoutKit({ understood, entry }: ArcWriting): boolean {
  const kinds = understood.gateKind === null ? entry.gateKinds : [understood.gateKind];
  return kinds.length > 0 && kinds.every((kind) => WITHOUT_KIT.has(gateKinds[kind].movement));
}

/** Bids to move the leaf. */
const BY_HAND =
  /(?<!não (?:o |a )?)(?:\bna mão\b|\bdestrave|(?:solte|gire a chave d)o desengate|\b(?:leve|feche|empurre) a folha)/i;

/** Whether nobody moves the leaf until the technician comes. */
function isKeptStill({ entry, named }: ArcWriting): boolean {
  return entry.family === 'danger' || (named?.untilVisit ?? entry.untilVisit) === 'wait';
}

/** The neighbour's answers that the page may give: of kits none where none serves, and where somebody is in danger none of money. */
function sayable(writing: ArcWriting, { family, answer }: Entry): readonly string[] {
  const isSold = !isWithoutKit(writing);
  const isStill = isKeptStill(writing);
  const trueHere = trueOfPlace(writing, answer).filter(
    (text) => (isSold || !OF_KITS.test(text)) && !(isStill && BY_HAND.test(text)),
  );
  if (!WITHOUT_OFFER.has(writing.entry.family))
    return OF_MONEY.has(family) ? trueHere : trueHere.map((text) => withoutToldPrice(writing, text));
  return OF_MONEY.has(family) ? [] : unpriced(trueHere);
}

/** Of its wordings, the one that says least of the page again. */
function leastAgain(wordings: readonly string[], told: readonly string[]): string {
  const [least = ''] = wordings.toSorted((one, other) => repetition(one, told) - repetition(other, told));
  return least;
}

/** What such a visitor asks next: the entry's neighbours, each answered in its own short answer. */
export function questionsSection(writing: ArcWriting, ids: readonly string[]): string {
  const neighbours = ids
    .flatMap((id) => library.get(id) ?? [])
    .filter((neighbour) => isOfTheGate(writing, neighbour))
    .map((neighbour) => entryOfGate(neighbour, writing.understood.gateKind))
    .map((neighbour) => ({ ...neighbour, answer: sayable(writing, neighbour) }))
    .filter(({ answer }) => answer.length > 0);
  const count = writing.plan.questions;
  // As many as the plan asks for, whatever they say again.
  const unasked = leastRepeated(neighbours, writing.told, ({ answer }) => leastAgain(answer, writing.told), {
    least: count,
    most: Infinity,
    share: ASKED_AGAIN,
  });
  const isLast = ({ id }: Pick<Entry, 'id'>) => id === WHEN_WE_COME && TOLD_BESIDE.has(writing.entry.family);
  const inOrder = unasked.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
  const answered = nextQuestions(writing, inOrder, count).map((neighbour) => {
    const wordings = wordingsOfNoCase(neighbour.question, neighbour.answer, neighbour);
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
