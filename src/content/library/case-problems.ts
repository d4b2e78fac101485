import { findDrawnPart } from '../../business/part-drawings.ts';
import type { AskedEntry } from './entry.ts';
import { drawingProblems } from './drawing-problems.ts';

/** What is wrong in what an entry's cases say of its questions and its drawing. */
export function caseProblems({
  cases,
  finder,
  gateKinds,
}: Pick<AskedEntry, 'cases' | 'finder' | 'gateKinds'>): string[] {
  return cases.flatMap(({ named: [name = ''], open = [], part }) => [
    ...open
      .filter((number, at) => number > finder.length || open.indexOf(number) !== at)
      .map(
        (number) => `the case “${name}” leaves question ${number} open, of ${finder.length} that are asked once each`,
      ),
    // What no gate shows is shown on the board.
    ...(part === undefined || findDrawnPart('board', part)
      ? []
      : drawingProblems({ drawing: { part }, gateKinds })
    ).map((problem) => `the case “${name}”: ${problem}`),
  ]);
}
