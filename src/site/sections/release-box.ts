import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';
import { movements } from '../../business/gate-movements.ts';
import type { Entry } from '../../content/library/entry.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { countConditions, shortenConditions, WHERE } from './release-conditions.ts';
import { type ContentSection, isOfQuestions } from './read-content.ts';

const STEPS = '<ol>';
const ID = 'soltar';
const LINK = `<a href="#${ID}">`;
/** Said as often by the page itself, the conditions stand in a box; an answer of another page that names them once more is none of it. */
const OFTEN = 2;

/** Whether it says in order what to do. */
export const hasSteps = ({ html }: ContentSection): boolean => html.includes(STEPS);

/** Whether springs or counterweights carry the leaf. */
export function hangs(kind: GateKind): boolean {
  return movements[gateKinds[kind].movement].underTension;
}

function boxOf(gateKind: GateKind | null): string {
  const { title, moves, tilts, battery, breaker } = sharedTexts.releaseBox;
  const ofKind = gateKind === null ? [moves, tilts] : [hangs(gateKind) ? tilts : moves];
  const items = [...ofKind, battery, breaker].map((text) => `<li>${text}</li>`).join('');
  return `<section class="release" id="${ID}"><h2>${title}</h2><ul>${items}</ul></section>`;
}

/** Its text says shortly what the box says, and leads to it. */
export function referredToBox(html: string): string {
  return shortenConditions(html, true).replace(WHERE, ` (${LINK}veja o aviso</a>)`);
}

/** What its fault finder says. */
export const finderTexts = ({ finder }: Entry): readonly string[] =>
  finder.flatMap(({ ask, do: bids, cause }) => [ask, bids, cause]);

/** The entry with each text of its fault finder in other words. */
export function withFinderReworded(entry: Entry, reword: (text: string) => string): Entry {
  const finder = entry.finder.map((one) => ({
    ...one,
    ask: reword(one.ask),
    cause: reword(one.cause),
    do: reword(one.do),
  }));
  return { ...entry, finder };
}

interface Boxed {
  readonly entry: Entry;
  readonly sections: readonly ContentSection[];
  /** Stands before the steps. */
  readonly box: string;
}

/**
 * A page that names the conditions of releasing a leaf again and again, with a box of them before its steps and shortly elsewhere; null for any other page.
 *
 * @param beside what else stands on the page.
 */
export function withReleaseBox(
  entry: Entry,
  sections: readonly ContentSection[],
  gateKind: GateKind | null,
  beside = '',
): Boxed | null {
  const counted = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countConditions(text), 0);
  const own = sections.filter((section) => !isOfQuestions(section));
  const ofItself = counted([...finderTexts(entry), ...own.map(({ html }) => html), beside]);
  const ofNeighbours = counted(sections.filter(isOfQuestions).map(({ html }) => html));
  if (!sections.some(hasSteps) || (ofItself < OFTEN && ofItself + ofNeighbours <= OFTEN)) return null;
  let isReferred = false;
  return {
    entry: withFinderReworded(entry, (text) => shortenConditions(text, true)),
    box: boxOf(gateKind),
    sections: sections.map((section) => {
      const html = isReferred ? shortenConditions(section.html, false) : referredToBox(section.html);
      isReferred ||= html.includes(LINK);
      return { ...section, html };
    }),
  };
}
