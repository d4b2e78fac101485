import type { Facts } from '../../business/facts.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import type { Entry } from '../../content/library/entry.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { shownInCase } from '../../content/library/shown-in-case.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { paragraph } from '../../text/html-fragments.ts';
import type { PagePlan } from '../page-plan.ts';
import type { Choice } from '../seeded-choice.ts';
import { alsoNamed } from './also-named.ts';
import { ARCS, isUrgent, KEPT_IN_FRONT, WITHOUT_OFFER } from './arc.ts';
import { type ArcWriting, arcSection, serviceSection, shown, tipsSection } from './arc-sections.ts';
import { reckon } from './arithmetic.ts';
import { withoutSum, withSum } from './without-sum.ts';
import { fittingAnswer } from '../../content/library/kept-still.ts';
import { fittingWordings } from './fitting-wordings.ts';
import { questionsSection } from './questions-section.ts';
import { newParagraph, tell } from './said.ts';
import { caseOfPage, toldInCase } from './named-case.ts';
import { namedParticulars } from './named-particulars.ts';
import { lateNote, placeSection, reachFor } from './place-section.ts';
import { themeOf } from './place-theme.ts';
import { storedSentences } from './stored-sentences.ts';
import { htmlValues } from './arc-values.ts';
import { NOTHING_TYPICAL, typicalOf } from './typical-of-place.ts';
import { typicalSection } from './typical-section.ts';
import { isBeyondReach, trueOfPlace, truestOfPlace } from './true-of-place.ts';

export interface ArcRequest {
  readonly title: string;
  readonly understood: Understanding;
  readonly facts: Facts;
  readonly choice: Choice;
  readonly plan: PagePlan;
}

export function begin({ title, understood, facts, choice, plan }: ArcRequest, entry: Entry): ArcWriting {
  const named = caseOfPage(entry, { understood, facts });
  const { first, sums } = reckon(entry, understood, facts);
  const { finder } = shownInCase(entry, named);
  return {
    title,
    entry: { ...toldInCase(entry, named), finder },
    named,
    understood,
    values: htmlValues(facts, understood),
    choice,
    plan,
    facts,
    besideTypical: named === null && understood.place?.kind === 'own' && themeOf(entry) !== null && !isUrgent(entry),
    reckoned: first,
    sums,
    said: new Set(),
    told: finder.map(({ ask, cause, do: bids }) => `${ask} ${cause} ${bids}`),
  };
}

/** A page that answers with an entry: the short answer, then what its family's reader needs, in order. */
export function arcBody(request: ArcRequest, entry: Entry): string {
  const begun = begin(request, entry);
  const { choice, plan, understood, named } = begun;
  const opening = choice.one(
    named ? named.answer : fittingWordings(request.title, truestOfPlace(begun, answersOf(begun)), entry),
  );
  const writing = besideAnswer(begun, opening);
  const beside = namedParticulars(begun, begun.entry, opening).map((texts) => shown(writing, choice.one(texts)));
  const words = writing.reckoned === null ? opening : withoutSum(opening, writing.reckoned);
  const said = [shown(writing, words), ...beside].join(' ');
  const answer = writing.reckoned === null ? said : withSum(said, escapeHtml(writing.reckoned));
  for (const sentence of storedSentences(answer)) writing.said.add(sentence);
  writing.told.push(answer);
  const line = placeLine(writing, answer);
  const isRefused = entry.family === 'refusal';
  const own = understood.place?.kind === 'own' ? understood.place.place : null;
  // Whoever is refused is not told when we arrive; where the night service does not reach, every page says so.
  const place = isRefused ? null : own;
  const reach = isRefused && own !== null && isBeyondReach(writing) ? [paragraph(reachFor(writing, own))] : [];
  // Whoever names a case came for that alone.
  const typical = place === null || named !== null ? NOTHING_TYPICAL : typicalOf(writing, place);
  const all = ARCS[entry.family].map((id) => arcSection(writing, id)).filter((html) => html !== '');
  const sections = entry.family === 'danger' ? all : all.slice(0, plan.sections);
  const isLate = isUrgent(entry);
  const front = sections.slice(0, KEPT_IN_FRONT);
  const rest = [
    ...sections.slice(KEPT_IN_FRONT),
    serviceSection(writing),
    ...reach,
    // In an emergency the place is our arrival there.
    ...(isLate && place !== null ? [placeSection(writing, place)] : []),
    tipsSection(writing),
  ].filter((html) => html !== '');
  const ordered = plan.randomMix && !WITHOUT_OFFER.has(entry.family) ? choice.some(rest, rest.length) : rest;
  // What is known of the place stands behind what was asked.
  const ofPlace =
    isLate || place === null ? '' : placeSection(writing, place) + typicalSection(writing, place, typical);
  const near = writing.entry.near.filter((id) => !typical.told.some((told) => told.entry.id === id));
  // Whoever names a case asks of that next, and not of what else his place brings a gate to.
  const asked = named ? near : inTurns(near, typical.left);
  const late =
    isLate && place !== null && typical.told.length > 0
      ? lateNote(writing, place) + typicalSection(writing, place, typical)
      : '';
  return [paragraph(answer), line, ...front, ...ordered, ofPlace, late, questionsSection(writing, asked)].join('');
}

/** Whoever names a place of ours is told of it, where the entry has an answer for that. */
function answersOf(writing: ArcWriting): readonly string[] {
  const { entry, understood } = writing;
  const inArea = understood.place?.kind === 'own' ? trueOfPlace(writing, entry.answerInArea) : [];
  return inArea.length > 0 ? inArea : entry.answer;
}

/** Without the checks that bid what the answer forbids. */
function besideAnswer(writing: ArcWriting, answer: string): ArcWriting {
  const { entry } = writing;
  const youCheck = fittingAnswer(entry.youCheck, answer, ({ do: bids, tells }) => `${bids}\n${tells}`);
  return { ...writing, entry: { ...entry, youCheck } };
}

/** One of each after the other, and none twice. */
function inTurns(some: readonly string[], others: readonly string[]): readonly string[] {
  const longest = Math.max(some.length, others.length);
  return [...new Set(Array.from({ length: longest }, (_, at) => [some[at] ?? [], others[at] ?? []].flat()).flat())];
}

/** The other half of 'em Osasco e Barueri', else when we come to the place; in danger nothing stands between the answer and what to do. */
function placeLine(writing: ArcWriting, answer: string): string {
  const { understood, entry, values } = writing;
  if (WITHOUT_OFFER.has(entry.family)) return '';
  const others = alsoNamed(writing).map(escapeHtml);
  if (others.length > 0) return paragraph(others.join(' '));
  if (understood.place?.kind !== 'own' || entry.family === 'place') return '';
  const reach = reachFor(writing, understood.place.place);
  // Said in other words.
  if (answer.includes(values.facts.hours) && !isBeyondReach(writing)) tell(writing, [reach]);
  return newParagraph(writing, reach);
}

/** What stands where no entry answers: an honest sentence, and what is nearest. It is kept from search engines. */
export function unansweredBody(request: ArcRequest): string {
  const { choice, understood } = request;
  const [nearest] = understood.alternatives;
  const answer = paragraph(escapeHtml(choice.one(sharedTexts.notUnderstood)));
  if (!nearest) return answer;
  const writing = begin(request, nearest);
  const reach =
    understood.place?.kind === 'own' && isBeyondReach(writing)
      ? paragraph(reachFor(writing, understood.place.place))
      : '';
  return (
    answer +
    reach +
    questionsSection(
      writing,
      understood.alternatives.filter(({ family }) => family !== 'refusal').map(({ id }) => id),
    )
  );
}
