import type { Entry } from '../../content/library/entry.ts';
import { type ContentSection, isOfQuestions, type KnownPart, type ReadContent } from './read-content.ts';
import { hasSteps } from './release-box.ts';

/**
 * What is the reader's and what is the technician's, side by side where the page has both: of a fault right behind what is in front, else
 * behind the other short sections, which then stand together.
 */
function sideBySide(
  sections: readonly ContentSection[],
  readers: KnownPart,
  inFront: number,
): readonly ContentSection[] {
  const left = sections.find(({ part }) => part === readers);
  const service = sections.find(({ part }) => part === 'service');
  if (!left || !service) return sections;
  const both: ContentSection = { part: null, html: `<div class="both-sides">${left.html}${service.html}</div>` };
  const others = sections.filter((section) => section !== left && section !== service);
  const questions = others.findIndex(isOfQuestions);
  const behindShort = questions < 0 ? others.length : questions;
  return others.toSpliced(readers === 'check' ? inFront : Math.max(behindShort, inFront), 0, both);
}

export interface LaidOut {
  /** Behind the lead, up to where the card stands on phones: the first section, or nothing behind a finder. */
  readonly first: string;
  /** Right behind that. */
  readonly waiting: string;
  /** Beside the text, in the place of a card: what not to do in danger. */
  readonly beside: string;
  readonly rest: string;
}

/** What stands beside the text's own sections; '' for nothing. */
interface Besides {
  /** To whoever waits for the visit: behind what is read first. */
  readonly waiting: string;
  /** Of what a gate must be to be moved by hand: behind what is waited with, which speaks of it, else before the steps. */
  readonly box: string;
}

/** The text in the order of its family. */
export function laidOut(
  { sections }: ReadContent,
  entry: Entry | null,
  { waiting, box }: Besides = { waiting: '', box: '' },
): LaidOut {
  // What not to do stands beside what to do: both are wanted at once.
  const isDanger = entry?.family === 'danger';
  const beside = isDanger ? sections.find(({ part }) => part === 'avoid') : undefined;
  const inText = sections.filter((section) => section !== beside);
  const inFront = entry && entry.finder.length > 0 ? 0 : 1;
  const ordered =
    entry === null || isDanger ? inText : sideBySide(inText, entry.family === 'fault' ? 'check' : 'avoid', inFront);
  const steps = ordered.findIndex(hasSteps);
  const beforeSteps = waiting === '' ? box : '';
  const htmlOf = (some: readonly ContentSection[], from: number) =>
    some.map(({ html }, nth) => (from + nth === steps ? beforeSteps : '') + html).join('');
  return {
    first: htmlOf(ordered.slice(0, inFront), 0),
    waiting: waiting === '' ? '' : waiting + box,
    beside: beside?.html ?? '',
    rest: htmlOf(ordered.slice(inFront), inFront),
  };
}
