import { findDrawnPart } from '../../business/part-drawings.ts';
import type { Entry } from './entry.ts';
import { drawingProblems } from './drawing-problems.ts';
import { omittableTexts } from './omitted.ts';

/** What is wrong in what an entry's cases say of its questions and its drawing, and of its texts that they leave out. */
export function caseProblems(entry: Entry): string[] {
  const { cases, finder, gateKinds } = entry;
  const omittable = omittableTexts(entry);
  return cases.flatMap(({ named: [name = ''], omits = [], open = [], part }) => [
    ...omits
      .filter((beginning) => !omittable.some((text) => text.startsWith(beginning)))
      .map((beginning) => `the case “${name}” omits “${beginning}”, with which nothing begins that may be left out`),
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
